import { type KeptReplay, LiveTable, replayOf as played } from '@concilio/tables';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newTable, sits } from '../../test/tables.ts';
import { gameOf, games } from '../games.ts';
import type { Problem } from '../report.ts';
import {
  createPlayer,
  createTable,
  openStorage,
  replayOf,
  startTable,
  type Storage,
} from '../storage/index.ts';
import { replays } from './replays.ts';
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
  const { id } = await createTable(storage, newTable(host, { options: { goal: 4 }, seats, clock: null }));
  await startTable(storage, id);
  return id;
}

const playOnce = async ({ setup, entries }: Finished): Promise<string> => {
  const game = gameOf(setup.game);
  if (game === null) throw new Error('There is no such game.');
  return JSON.stringify(played(game, setup, entries));
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
  const setup = await second.store.founding(good);
  const game = gameOf('tutorial');
  if (setup === null || game === null) throw new Error('There is no such table.');
  const { match } = LiveTable.open(game, setup, await second.store.entries(good, 0));
  expect(replay).toMatchObject({ game: 'tutorial', version: game.version, outcome: match.outcome });
  expect(replay.viewers.map(({ eyes }) => eyes)).toEqual(['referee', 'audience', 0, 1]);
  for (const { eyes, events } of replay.viewers)
    expect(events.map(({ name }) => name)).toEqual(match.events(eyes).map(({ name }) => name));
  await second.kept.close();
  await second.host.close();
});
