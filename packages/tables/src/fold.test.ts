import type { Playable } from '@concilio/bots';
import { type Play, type Seat, seat, type Shape } from '@concilio/kernel';
import { kit as lotrLcg } from '@concilio/lotr-lcg/kit';
import { describe, expect, test } from 'vitest';
import { asGame, CLOCKS, evening, found, GAMES, seen } from '../test/evening.ts';
import type { TableEntry } from './entry.ts';
import { foldLog } from './fold.ts';
import { LiveTable } from './live.ts';

describe('a log that is folded opens the same table as one that is played line by line', () => {
  const cases = GAMES.flatMap(([name, ...rest]) =>
    CLOCKS.flatMap((clock) =>
      Array.from({ length: name === 'vote' ? 40 : 4 }, (_, number) => ({ name, clock, number, rest })),
    ),
  );
  test.each(cases)('$name, $clock.per, $number', ({ name, clock, number, rest: [game, seats, lines] }) => {
    const setup = found(game, seats, clock, `${name} ${number}`);
    const { entries, haves, now } = evening(game, setup, lines);
    const log = JSON.parse(JSON.stringify(entries)) as TableEntry[];
    const lineByLine = LiveTable.open(game, setup, []);
    for (const entry of log) lineByLine.apply(entry);
    const folded = LiveTable.open(game, setup, log);
    expect(seen(folded, haves, now)).toEqual(seen(lineByLine, haves, now));
    expect(log.some(({ kind }) => kind === 'undo')).toBe(true);

    // And it goes on in the same way.
    for (let more = 0; more < 3; more++) {
      const who = seat(more % seats);
      expect(folded.command(who, { do: 'undo' }, now)).toEqual(lineByLine.command(who, { do: 'undo' }, now));
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
  const counted: Playable<Shape> = {
    ...game,
    steps: Object.fromEntries(
      Object.entries(game.steps as Record<string, (play: Play<Shape>, args: object) => void>).map(
        ([name, step]) => [
          name,
          (play: Play<Shape>, args: object) => {
            steps += 1;
            step(play, args);
          },
        ],
      ),
    ),
  };
  const setup = found(counted, 1, null, 'steps');
  const table = LiveTable.open(counted, setup, []);
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
    LiveTable.open(counted, setup, log);
    return steps;
  };
  const alone = stepsOf(standing);
  for (let undo = 0; undo < 40; undo++) {
    entries.push(...table.command(seat(0) as Seat, { do: 'undo' }, 1).entries);
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
    expect([...foldLog(log).gone]).toEqual([log[1], log[4]]);
  });

  test('at the end of a log it is said how many of those before it are left', () => {
    const log = [answer(0, 'd'), undo(2), answer(1, 'c')];
    expect(foldLog(log, 3)).toEqual({ gone: new Set([log[0]]), standing: 3, untouched: 2 });
  });

  test('a secret answer that was changed is one answer, in all its lines', () => {
    const log = [answer(0, 'a'), answer(0, 'a'), answer(1, 'b'), answer(0, 'c'), undo(2)];
    expect([...foldLog(log).gone]).toEqual([log[3]]);
    expect([...foldLog([...log, undo(0)]).gone]).toEqual([log[3], log[0], log[1], log[2]]);
  });
});
