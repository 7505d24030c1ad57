import { type Game, type Play, QuickRandom, type Seat, seat, seedFrom, type Shape } from '@concilio/kernel';
import { lotrBoard } from '@concilio/lotr-board';
import { lotrLcg } from '@concilio/lotr-lcg';
import { lotrTcg } from '@concilio/lotr-tcg';
import { ragnarok } from '@concilio/ragnarok';
import { beacon } from '@concilio/tutorial';
import { describe, expect, test } from 'vitest';
import { vote } from '../test/vote.ts';
import type { TableSetup, TableEntry } from './entry.ts';
import { takenBack } from './fold.ts';
import { LiveTable } from './live.ts';
import type { ClockSetting, Cursor } from './wire.ts';

const asGame = (game: unknown) => game as Game<Shape>;

const found = (game: Game<Shape>, seats: number, clock: ClockSetting | null, seed: string): TableSetup => ({
  game: game.id,
  version: game.version,
  options: {},
  seed: seedFrom(seed),
  start: null,
  name: '',
  seats: Array.from({ length: seats }, (_, place) => ({ name: `${place}`, bot: null })),
  clock,
  began: 1000,
});

/** A table at which people answer, change their minds, take back, agree, leave, come back, give up and run out of time. */
function evening(game: Game<Shape>, founding: TableSetup, lines: number) {
  const random = new QuickRandom(founding.seed);
  const table = LiveTable.open(game, founding, []);
  const entries: TableEntry[] = [];
  const haves: Cursor[][] = [];
  let now = founding.began;
  const take = (entry: TableEntry) => {
    table.apply(entry);
    entries.push(entry);
  };
  const one = <T>(all: readonly T[]): T => all[random.index(all.length)] as T;
  const answer = () => {
    // A secret answer that was given may be given anew.
    const asked = table.match.how === 'each' ? table.match.open : table.match.open.slice(0, 1);
    if (asked.length === 0) return;
    const open = random.index(5) === 0 ? one(table.match.open) : one(asked);
    const pick = table.think({ seat: open.seat, level: 'random', optional: false });
    const by = one(['person', 'person', 'person', 'bot', 'timeout', 'stop'] as const);
    if (pick !== null)
      take({ at: now, kind: 'answer', seat: open.seat, question: open.fingerprint, pick, by });
  };
  const takeBack = () => {
    const who = one(table.match.seats);
    entries.push(...table.wish(who, { do: 'undo' }, now).entries);
    for (const other of table.match.seats)
      entries.push(...table.wish(other, { do: 'consent', agree: random.index(8) > 0 }, now).entries);
  };
  for (let count = 0; count < lines && !table.isOver; count++) {
    now += random.index(3000);
    const chance = random.index(100);
    if (chance < 60) answer();
    else if (chance < 92) takeBack();
    else if (chance < 94) entries.push(...table.standIn(one(table.match.seats), now).entries);
    else if (chance < 98)
      for (const who of table.match.seats) entries.push(...table.welcomeBack(who, now).entries);
    else if (chance < 99) entries.push(...table.timeUp(now).entries);
    else if (count > lines / 2)
      entries.push(...table.wish(one(table.match.seats), { do: 'concede' }, now).entries);
    if (random.index(10) === 0)
      haves.push([...table.match.seats, 'audience' as const].map((eyes) => table.haveNow(eyes)));
  }
  return { entries, haves, now };
}

/** All that anybody can know of a table. */
function seen(table: LiveTable, haves: readonly (readonly Cursor[])[], now: number) {
  const { match } = table;
  const eyes = [...match.seats, 'audience' as const];
  return {
    hash: match.hash,
    undos: match.undos,
    answers: match.answers,
    answered: match.answered,
    concessions: match.concessions,
    open: match.open.map(({ seat, fingerprint }) => [seat, fingerprint]),
    waitingFor: match.waitingFor,
    taken: match.taken,
    outcome: match.outcome,
    checkpoint: match.checkpoint(),
    events: match.events('referee'),
    record: table.record(),
    sequence: table.sequence,
    due: table.due,
    bot: table.botTurn(() => true),
    around: table.around(now + 500, () => true, 0),
    frames: eyes.map((one) => table.frameText(one, null)),
    news: haves.map((all) => eyes.map((one, place) => table.frameText(one, all[place] ?? null))),
    next: eyes.map((one) => table.haveNow(one)),
    undo: match.seats.map((who) => match.undoFor(who)),
  };
}

describe('a log that is folded opens the same table as one that is played line by line', () => {
  const games: readonly [string, Game<Shape>, number, number][] = [
    ['vote', asGame(vote), 3, 120],
    ['tutorial', asGame(beacon), 2, 80],
    ['lotr-board', asGame(lotrBoard), 3, 60],
    ['lotr-lcg', asGame(lotrLcg), 2, 60],
    ['lotr-tcg', asGame(lotrTcg), 3, 60],
    ['ragnarok', asGame(ragnarok), 3, 60],
  ];
  const clocks: readonly (ClockSetting | null)[] = [
    null,
    { per: 'decision', seconds: 20 },
    { per: 'match', seconds: 60 },
  ];
  const cases = games.flatMap(([name, ...rest]) =>
    clocks.flatMap((clock) =>
      Array.from({ length: name === 'vote' ? 40 : 4 }, (_, number) => ({ name, clock, number, rest })),
    ),
  );
  test.each(cases)('$name, $clock.per, $number', ({ name, clock, number, rest: [game, seats, lines] }) => {
    const founding = found(game, seats, clock, `${name} ${number}`);
    const { entries, haves, now } = evening(game, founding, lines);
    const log = JSON.parse(JSON.stringify(entries)) as TableEntry[];
    const lineByLine = LiveTable.open(game, founding, []);
    for (const entry of log) lineByLine.apply(entry);
    const folded = LiveTable.open(game, founding, log);
    expect(seen(folded, haves, now)).toEqual(seen(lineByLine, haves, now));
    expect(log.some(({ kind }) => kind === 'undo')).toBe(true);

    // And it goes on in the same way.
    for (let more = 0; more < 3; more++) {
      const who = seat(more % seats);
      expect(folded.wish(who, { do: 'undo' }, now)).toEqual(lineByLine.wish(who, { do: 'undo' }, now));
      const [open] = lineByLine.match.open;
      if (open === undefined) continue;
      const pick = lineByLine.think({ seat: open.seat, level: 'random', optional: false });
      if (pick === null) continue;
      const said = {
        at: now,
        kind: 'answer',
        seat: open.seat,
        question: open.fingerprint,
        pick,
        by: 'bot',
      } as const;
      for (const table of [folded, lineByLine]) table.apply(said);
    }
    // The default answer, a bot or the seat is lost, as often as time has run out before.
    for (let late = 1; late <= 3; late++)
      expect(folded.timeUp(now + late * 90_000)).toEqual(lineByLine.timeUp(now + late * 90_000));
    expect(seen(folded, haves, now)).toEqual(seen(lineByLine, haves, now));
  });
});

test('answers that were taken back are not played when a table is opened', () => {
  let steps = 0;
  const game = asGame(lotrLcg);
  const counted: Game<Shape> = {
    ...game,
    steps: Object.fromEntries(
      Object.entries(game.steps as Record<string, (play: Play<Shape>, told: object) => void>).map(
        ([name, step]) => [
          name,
          (play: Play<Shape>, told: object) => {
            steps += 1;
            step(play, told);
          },
        ],
      ),
    ),
  };
  const founding = found(counted, 1, null, 'steps');
  const table = LiveTable.open(counted, founding, []);
  const entries: TableEntry[] = [];
  const answer = () => {
    const [open] = table.match.open;
    const pick =
      open === undefined ? null : table.think({ seat: open.seat, level: 'simple', optional: false });
    if (open === undefined || pick === null) throw new Error('Nobody is asked.');
    entries.push(
      ...table.answerByBot({ seat: open.seat, level: 'simple', optional: false }, open.fingerprint, pick, 1)
        .entries,
    );
  };
  while (table.match.answered < 44) answer();
  const standing = [...entries];
  const stepsOf = (log: readonly TableEntry[]) => {
    steps = 0;
    LiveTable.open(counted, founding, log);
    return steps;
  };
  const alone = stepsOf(standing);
  for (let undo = 0; undo < 40; undo++) {
    entries.push(...table.wish(seat(0) as Seat, { do: 'undo' }, 1).entries);
    answer();
  }
  expect(entries.filter(({ kind }) => kind === 'undo')).toHaveLength(40);
  expect(stepsOf(entries)).toBe(alone);
});

describe('which answers were taken back', () => {
  const answer = (who: number, question: string): TableEntry => ({
    at: 1,
    kind: 'answer',
    seat: seat(who),
    question,
    pick: 'x',
    by: 'person',
  });
  const undo = (to: number): TableEntry => ({ at: 1, kind: 'undo', seat: seat(0), to, agreed: [] });

  test('those behind the place to which an undo goes, whatever is given again', () => {
    const log = [answer(0, 'a'), answer(1, 'b'), undo(1), answer(1, 'b'), answer(0, 'c'), undo(2)];
    expect([...takenBack(log)]).toEqual([log[1], log[4]]);
  });

  test('a secret answer that was changed is one answer, in all its lines', () => {
    const log = [answer(0, 'a'), answer(0, 'a'), answer(1, 'b'), answer(0, 'c'), undo(2)];
    expect([...takenBack(log)]).toEqual([log[3]]);
    expect([...takenBack([...log, undo(0)])]).toEqual([log[3], log[0], log[1], log[2]]);
  });
});
