import {
  asOptions,
  NO_OPTIONS,
  NOTHING_SEEN,
  seat,
  type SeenView,
  viewAfter,
  type Shape,
} from '@concilio/kernel';
import { type Playable } from '@concilio/bots';
import { isGameId, loadKit } from '@concilio/catalog';
import { orchard } from '@concilio/suite/orchard';
import {
  type Frame,
  frameAfter,
  type KeptReplay,
  LiveTable,
  replayOf as played,
  type SentFrame,
  type ServerMessage,
} from '@concilio/tables';
import type { Language, Spoken } from '@concilio/text';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runChild } from '../../test/child.ts';
import { onBothDatabases } from '../../test/databases.ts';
import { newTable, sits } from '../../test/tables.ts';
import { orchardHost } from '../../test/versions/host.ts';
import { gameOf, games } from '../games.ts';
import type { Problem } from '../report.ts';
import {
  createPlayer,
  createTable,
  openStorage,
  replayOf,
  startTable,
  type Storage,
  tableById,
} from '../storage/index.ts';
import { playedMatch, replays } from './replays.ts';
import { storedTables } from './stored.ts';
import { TableHost } from './table-host.ts';
import type { Finished } from './thinking.ts';

let folder: string;
let storage: Storage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'concilio-replays-'));
  storage = await openStorage({ folder });
});
afterEach(async () => {
  await storage.close();
  await rm(folder, { recursive: true });
});

/** A match of two bots that begins as soon as somebody carries it on. */
async function begun(): Promise<string> {
  const host = (await createPlayer(storage, 'Ana')).id;
  const seats = [sits(null, 'simple'), sits(null, 'simple')];
  const { id } = await createTable(
    storage,
    newTable(host, { options: asOptions({ goal: 4 }), seats, clock: null }),
  );
  await startTable(storage, id);
  return id;
}

const playOnce = async ({ setup, entries }: Finished): Promise<string> => {
  if (!isGameId(setup.game)) throw new Error('There is no such game.');
  return JSON.stringify(played(await loadKit(setup.game), setup, entries));
};

/** A node that keeps replays as `play` makes them. */
function node(play: (finished: Finished) => Promise<string>) {
  const store = storedTables(storage);
  const problems: Problem[] = [];
  const kept = replays(storage, store, games, play, (problem) => problems.push(problem));
  const host = new TableHost({
    store,
    gameOf,
    think: () => Promise.reject(new Error('nobody looks ahead here')),
    pace: 0,
    patience: 60_000,
    now: Date.now,
    report: (problem) => problems.push(problem),
    ended: kept.ended,
  });
  return { store, kept, host, problems };
}

test('of a match that is over all is kept that each could see; one that fails holds up no other', async () => {
  const [bad, good] = [await begun(), await begun()];
  let failures = 0;
  const first = node((finished) => {
    // Whichever ends first fails.
    if (failures++ === 0) return Promise.reject(new Error('away'));
    return playOnce(finished);
  });
  await first.host.carryOn();
  const keptOf = async () => [await replayOf(storage, bad), await replayOf(storage, good)];
  await expect.poll(async () => (await keptOf()).filter((one) => one !== null).length).toBe(1);
  await first.host.close();
  await first.kept.close();
  expect(first.problems.map(({ what }) => what)).toEqual(['a replay was not kept']);

  // The next start finds the one that is missing.
  const second = node(playOnce);
  await second.kept.catchUp();
  await expect.poll(async () => (await keptOf()).every((one) => one !== null)).toBe(true);
  const replay = JSON.parse((await replayOf(storage, good)) ?? '') as KeptReplay;
  const setup = await second.store.setup(good);
  const game = gameOf('tutorial');
  if (setup === null || game === null) throw new Error('There is no such table.');
  const { match } = LiveTable.open(game, setup, await second.store.entries(good, 0));
  expect(replay).toMatchObject({ game: 'tutorial', version: game.version, outcome: match.outcome });
  expect(replay.viewers.map(({ eyes }) => eyes)).toEqual(['referee', 'audience', 0, 1]);
  for (const { eyes: viewer, events, steps } of replay.viewers) {
    const told = [...events, ...steps.flatMap(({ beats }) => beats.map(({ event }) => event))];
    expect(told.map(({ name }) => name)).toEqual(match.events(viewer).map(({ name }) => name));
  }
  await second.kept.close();
  await second.host.close();
});

onBothDatabases('a finished match of an older version', (where) => {
  let orchards: Storage;
  const closing: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    orchards = await openStorage(where());
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    await orchards.close();
  });

  /** A node that knows the orchard by one version. */
  function grower(game: Spoken<Shape, Language> & Playable) {
    const known = (id: string) => (id === game.id ? game : null);
    const store = storedTables(orchards, known);
    const play = async ({ setup, entries }: Finished) => JSON.stringify(played(game, setup, entries));
    const kept = replays(orchards, store, [game], play, ({ cause }) => {
      throw cause;
    });
    const host = orchardHost(orchards, game, kept.ended);
    closing.push(
      () => host.close(),
      () => kept.close(),
    );
    return {
      host,
      kept,
      store,
      async match(table: string) {
        const row = await tableById(orchards, table);
        return row === null ? null : playedMatch(orchards, host, row, known);
      },
    };
  }

  async function planted(): Promise<string> {
    const [ana, bo] = [await createPlayer(orchards, 'Ana'), await createPlayer(orchards, 'Bo')];
    const { id } = await createTable(
      orchards,
      newTable(ana.id, {
        game: 'orchard',
        options: NO_OPTIONS,
        seats: [sits(ana.id), sits(bo.id)],
        clock: null,
      }),
    );
    await startTable(orchards, id);
    return id;
  }

  const keptIn = (match: Awaited<ReturnType<ReturnType<typeof grower>['match']>>): KeptReplay => {
    if (match === null || !('replay' in match)) throw new Error('Nothing was kept.');
    return JSON.parse(match.replay) as KeptReplay;
  };

  /** What one viewer saw after every answer. */
  function viewsOf({ viewers }: KeptReplay, viewer: KeptReplay['viewers'][number]['eyes']): SeenView[] {
    const seen = viewers.find((one) => one.eyes === viewer);
    let view = seen?.view ?? NOTHING_SEEN;
    return [
      view,
      ...(seen?.steps ?? []).map(({ beats, patch }) => {
        for (const beat of beats) view = viewAfter(view, beat.patch);
        return (view = viewAfter(view, patch));
      }),
    ];
  }

  test('is given as it was seen, with the contract of its day', async () => {
    const table = await planted();
    const old = grower(orchard.first);
    /** What each seat has on its screen, and had there after every answer. */
    const seen = [seat(0), seat(1)].map((viewer) => ({
      eyes: viewer,
      frames: [] as Frame[],
      views: [] as unknown[],
    }));
    for (const { eyes: viewer, frames } of seen)
      await old.host.watch(table, {
        viewer,
        have: null,
        send(text) {
          const told = JSON.parse(text) as ServerMessage;
          const frame = told.is === 'frame' ? frameAfter(frames.at(-1) ?? null, told as SentFrame) : null;
          if (frame !== null) frames.push(frame);
        },
      });
    for (let answers = 0; ; answers++) {
      for (const { views, frames } of seen) views.push(frames.at(-1)?.view);
      const asked = seen.find(({ frames }) => frames.at(-1)?.questions.length !== 0);
      const [question] = asked?.frames.at(-1)?.questions ?? [];
      if (asked === undefined || question === undefined) break;
      const pick = question.options[answers % question.options.length]?.id ?? '';
      expect(
        await old.host.command(table, asked.eyes, { do: 'answer', question: question.question, pick }),
      ).toBeNull();
    }
    expect(seen[0]?.frames.at(-1)?.outcome).toMatchObject({ reason: 'over' });
    await expect.poll(() => replayOf(orchards, table)).not.toBeNull();
    // As long as the rules are those of the match, it is played by them.
    expect(await old.match(table)).toMatchObject({ record: { game: 'orchard', version: 1 } });

    const replay = keptIn(await grower(orchard.second).match(table));
    expect(replay).toMatchObject({ version: 1, outcome: seen[0]?.frames.at(-1)?.outcome });
    expect(Object.keys(replay.contract.events)).toContain('watered');
    expect(JSON.stringify(replay.contract)).not.toContain('treasure');
    for (const { eyes: viewer, views } of seen) expect(viewsOf(replay, viewer)).toEqual(views);
    expect(JSON.stringify(replay)).toContain('"ash"');
  });

  test('is given though the server was killed before it could be kept', async () => {
    const table = await planted();
    // Killed at the last of its 120 answers: 60 trees and their price, a line each.
    const said = await runChild('./versions/play.ts', { where: where(), table }, 60 * 100);
    expect(said.split('\n').slice(0, -1)).toHaveLength(120);
    expect(await replayOf(orchards, table)).toBeNull();

    // A node that keeps none ends it: so far it is lost to other rules.
    const bare = orchardHost(orchards, orchard.first);
    await bare.carryOn();
    await expect.poll(async () => (await tableById(orchards, table))?.phase).toBe('over');
    await bare.close();
    const young = grower(orchard.second);
    expect(await young.match(table)).toBeNull();

    const old = grower(orchard.first);
    await old.kept.catchUp();
    await expect.poll(() => replayOf(orchards, table)).not.toBeNull();
    const setup = await old.store.setup(table);
    if (setup === null) throw new Error('There is no such table.');
    const { match } = LiveTable.open(orchard.first, setup, await old.store.entries(table, 0));

    const replay = keptIn(await young.match(table));
    const views = match.answers.map((_, place) =>
      orchard.first.view(match.branch(place).table.state, 'audience'),
    );
    expect(viewsOf(replay, 'audience').slice(0, -1)).toEqual(views);
    expect(viewsOf(replay, 'audience').at(-1)).toEqual(orchard.first.view(match.table.state, 'audience'));
  });
});
