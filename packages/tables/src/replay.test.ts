import { answerOpen, atTable, botNamed, type Playable } from '@concilio/bots';
import { kit as lotrTcg } from '@concilio/lotr-tcg/kit';
import {
  type Viewer,
  NO_OPTIONS,
  seat,
  seedFrom,
  frameFor,
  type SeenView,
  viewAfter,
  type Shape,
} from '@concilio/kernel';
import { type Language, LANGUAGES, type Spoken } from '@concilio/text';
import { orchard } from '@concilio/suite/orchard';
import { expect, test } from 'vitest';
import type { TableEntry, TableSetup } from './entry.ts';
import { LiveTable } from './live.ts';
import { type KeptReplay, replayOf, type SeenMatch } from './replay.ts';

const setupOf = (game: Playable): TableSetup => ({
  game: game.id,
  version: game.version,
  options: NO_OPTIONS,
  seed: seedFrom('replay'),
  start: null,
  name: 'Ana’s table',
  seats: [
    { name: 'Ana', bot: null },
    { name: 'Bo', bot: null },
  ],
  clock: null,
  began: 0,
});

const viewersOf = ({ match }: LiveTable): readonly Viewer[] => ['referee', 'audience', ...match.seats];

/** Plays to the end as people do, one of whom sometimes takes back; `each` is called before every answer and at the end. */
function played(game: Playable, each: (table: LiveTable) => void, undoAt = -1) {
  const setup = setupOf(game);
  const table = LiveTable.open(game, setup, []);
  const entries: TableEntry[] = [];
  const take = (entry: TableEntry) => {
    table.apply(entry);
    entries.push(entry);
  };
  const bot = botNamed(game, 'simple', { playouts: 1 }) ?? botNamed(game, 'random', { playouts: 1 });
  if (bot === null) throw new Error('Nobody can play.');
  const player = atTable(game, [bot, bot], setup.seed);
  // The bots answer in a match of their own: here their answers come as lines of the log.
  let ahead = table.match.branch();
  while (!table.isOver) {
    const { match } = table;
    each(table);
    if (match.answered === undoAt && match.undos === 0) {
      take({ kind: 'undo', at: 0, seat: seat(0), to: undoAt - 5, agreed: [seat(1)] });
      ahead = match.branch();
    }
    answerOpen(ahead, player);
    for (const answer of ahead.answers.slice(match.answered))
      take({ kind: 'answer', at: 0, ...answer, by: 'person' });
  }
  each(table);
  return { table, setup, entries };
}

/** The view at every beat, and after every answer. */
function* viewsOf({ view, steps }: SeenMatch): Generator<{ readonly at: string; readonly view: SeenView }> {
  let now = view;
  yield { at: 'start', view: now };
  for (const { beats, patch } of steps) {
    for (const beat of beats) {
      now = viewAfter(now, beat.patch);
      yield { at: beat.event.name, view: now };
    }
    now = viewAfter(now, patch);
    yield { at: 'answer', view: now };
  }
}

const stored = (replay: KeptReplay) => JSON.parse(JSON.stringify(replay)) as KeptReplay;

test('every beat of a kept replay has the view of its moment, through all viewers', () => {
  const game = orchard.first;
  const seen = new Map<Viewer, { at: string; view: unknown }[]>();
  let watched: LiveTable | null = null;
  const see = (table: LiveTable, at: string, state: object) => {
    for (const viewer of viewersOf(table))
      seen.set(viewer, [
        ...(seen.get(viewer) ?? []),
        { at, view: structuredClone(game.view(state, viewer)) },
      ]);
  };
  const { table, setup, entries } = played(game, (live) => {
    const { match } = live;
    if (watched !== null) see(live, 'answer', match.table.state);
    else {
      watched = live;
      see(live, 'start', match.table.state);
      match.observe({ onEvent: ({ name }, state) => see(live, name, state), onUndo: () => undefined });
    }
  });
  const replay = stored(replayOf(game, setup, entries));
  expect(replay).toMatchObject({ game: 'orchard', version: 1, seats: [0, 1], outcome: table.match.outcome });
  expect(replay.answered).toEqual(table.match.answers.map((answer) => answer.seat));
  expect(replay.viewers.map(({ eyes }) => eyes)).toEqual(viewersOf(table));
  for (const one of replay.viewers) expect([...viewsOf(one)]).toEqual(seen.get(one.eyes));
  // Who sat there is told by the table, where it can be forgotten.
  expect(JSON.stringify(replay)).not.toMatch(/Ana|"Bo"/);
});

test('what was taken back is not in it; each answer leads to the table that it led to', () => {
  const game = lotrTcg as unknown as Spoken<Shape, Language> & Playable;
  const { table, setup, entries } = played(game, () => undefined, 60);
  expect(table.match.undos).toBe(1);
  const replay = stored(replayOf(game, setup, entries));
  const { match } = table;
  for (const one of replay.viewers) {
    const { eyes: viewer, events, steps } = one;
    const after = [...viewsOf(one)].filter(({ at }) => at === 'start' || at === 'answer');
    expect(after).toHaveLength(match.answered + 1);
    for (let moment = 0; moment <= match.answered; moment += 11)
      expect(after[moment]?.view).toEqual(frameFor(match.branch(moment), viewer).view);
    expect(after.at(-1)?.view).toEqual(frameFor(match, viewer).view);
    const told = [...events, ...steps.flatMap(({ beats }) => beats.map(({ event }) => event))];
    expect(told).toEqual(frameFor(match, viewer).events);
  }

  // It brings its words: those of what is named in it, in every language, and not the rules reference.
  const names = new Set(replay.things.map(({ id }) => id));
  expect(names.size).toBeGreaterThan(10);
  expect(names.size).toBeLessThan(game.things.length);
  for (const language of LANGUAGES) {
    const { text } = replay;
    for (const { name } of replay.things) expect(text[language]).toHaveProperty([name]);
    for (const { event } of replay.viewers.flatMap(({ steps }) => steps.flatMap(({ beats }) => beats)))
      expect(text[language][`event.${event.name}`]).toBe(game.text[language][`event.${event.name}`]);
    expect(Object.keys(text[language]).some((key) => key.startsWith('rule.'))).toBe(false);
  }
});
