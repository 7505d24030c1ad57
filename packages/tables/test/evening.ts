import { NO_OPTIONS, QuickRandom, seedFrom, type Shape } from '@concilio/kernel';
import { type Playable } from '@concilio/bots';
import { kit as lotrBoard } from '@concilio/lotr-board/kit';
import { kit as lotrLcg } from '@concilio/lotr-lcg/kit';
import { kit as lotrTcg } from '@concilio/lotr-tcg/kit';
import { kit as ragnarok } from '@concilio/ragnarok/kit';
import { kit as beacon } from '@concilio/tutorial/kit';
import type { TableEntry, TableSetup } from '../src/entry.ts';
import { LiveTable } from '../src/live.ts';
import type { ClockSetting, Cursor } from '../src/wire.ts';
import { vote } from './vote.ts';

export const asGame = (game: unknown) => game as Playable<Shape>;

export const found = (
  game: Playable<Shape>,
  seats: number,
  clock: ClockSetting | null,
  seed: string,
): TableSetup => ({
  game: game.id,
  version: game.version,
  options: NO_OPTIONS,
  seed: seedFrom(seed),
  start: null,
  name: '',
  seats: Array.from({ length: seats }, (_, place) => ({ name: `${place}`, bot: null })),
  clock,
  began: 1000,
});

/** Each with how many sit there, and how many lines a log has that is played often. */
export const GAMES: readonly [string, Playable<Shape>, number, number][] = [
  ['vote', asGame(vote), 3, 120],
  ['tutorial', asGame(beacon), 2, 80],
  ['lotr-board', asGame(lotrBoard), 3, 60],
  ['lotr-lcg', asGame(lotrLcg), 2, 60],
  ['lotr-tcg', asGame(lotrTcg), 3, 60],
  ['ragnarok', asGame(ragnarok), 3, 60],
];
export const CLOCKS: readonly (ClockSetting | null)[] = [
  null,
  { per: 'decision', seconds: 20 },
  { per: 'match', seconds: 60 },
];

/** A table at which people answer, change their minds, take back, agree, leave, come back, give up and run out of time; `undos` of a hundred lines take back. */
export function evening(
  game: Playable<Shape>,
  setup: TableSetup,
  lines: number,
  undos = 32,
  level = 'random',
) {
  const random = new QuickRandom(setup.seed);
  const table = LiveTable.open(game, setup, []);
  const entries: TableEntry[] = [];
  const haves: Cursor[][] = [];
  let now = setup.began;
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
    const pick = table.think({ seat: open.seat, level, optional: false });
    const by = one(['person', 'person', 'person', 'bot', 'timeout', 'stop'] as const);
    if (pick !== null)
      take({ at: now, kind: 'answer', seat: open.seat, question: open.fingerprint, pick, by });
  };
  const takeBack = () => {
    const who = one(table.match.seats);
    entries.push(...table.command(who, { do: 'undo' }, now).entries);
    for (const other of table.match.seats)
      entries.push(...table.command(other, { do: 'consent', agree: random.index(8) > 0 }, now).entries);
  };
  for (let count = 0; count < lines && !table.isOver; count++) {
    now += random.index(3000);
    const chance = random.index(100);
    if (chance < 92 - undos) answer();
    else if (chance < 92) takeBack();
    else if (chance < 94) entries.push(...table.standIn(one(table.match.seats), now).entries);
    else if (chance < 98)
      for (const who of table.match.seats) entries.push(...table.welcomeBack(who, now).entries);
    else if (chance < 99) entries.push(...table.timeUp(now).entries);
    else if (count > lines / 2)
      entries.push(...table.command(one(table.match.seats), { do: 'concede' }, now).entries);
    if (random.index(10) === 0)
      haves.push([...table.match.seats, 'audience' as const].map((viewer) => table.haveNow(viewer)));
  }
  return { entries, haves, now };
}

/** All that anybody can know of a table. */
export function seen(table: LiveTable, haves: readonly (readonly Cursor[])[], now: number) {
  const { match } = table;
  const viewer = [...match.seats, 'audience' as const];
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
    frames: viewer.map((one) => table.frameText(one, null)),
    news: haves.map((all) => viewer.map((one, place) => table.frameText(one, all[place] ?? null))),
    next: viewer.map((one) => table.haveNow(one)),
    undo: match.seats.map((who) => match.undoFor(who)),
  };
}
