/**
 * `tsx measure.ts '{"tables":10000,"due":200}'`: how soon a server answers that is started over so many running tables, of
 * which some have something to do. Prints JSON.
 */
import { NO_OPTIONS, type Seat, seat, seedFrom } from '@concilio/kernel';
import { type Playable } from '@concilio/bots';
import { LiveTable, type TableEntry, type TableSetup } from '@concilio/tables';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gameOf } from '../../src/games.ts';
import { createPlayer, inTransaction, newId, openStorage, type Storage } from '../../src/storage/index.ts';
import { startProcess } from '../kill/process.ts';

// Whoever started this has been stopped.
process.stdin.once('end', () => process.exit(1)).resume();

const GAME = 'lotr-lcg';
const LINES = 60;
/** Rows of a statement. */
const CHUNK = 500;
/** For so many milliseconds the server is asked again and again. */
const WATCHED = 10_000;

interface Template {
  readonly log: readonly TableEntry[];
  readonly snapshot: string | null;
  readonly due: number | null;
}

const setup = (game: Playable): TableSetup => ({
  game: game.id,
  version: game.version,
  options: NO_OPTIONS,
  seed: seedFrom('start'),
  start: null,
  name: '',
  seats: [
    { name: 'Ana', bot: null },
    { name: '', bot: 'simple' },
  ],
  clock: null,
  began: 1,
});

/** A match that waits for its person, or for its bot. */
function playedUntil(game: Playable, who: Seat): Template {
  const table = LiveTable.open(game, setup(game), []);
  const log: TableEntry[] = [];
  while (table.sequence < LINES || table.match.waitingFor[0] !== who) {
    const [asked] = table.match.waitingFor;
    if (asked === undefined) throw new Error('The match is over too soon.');
    const turn = { seat: asked, level: 'simple', optional: false };
    log.push(...table.answerByBot(turn, table.questionTo(asked) ?? '', table.think(turn), 1).entries);
  }
  return { log, snapshot: table.snapshot(), due: who === 0 ? null : 0 };
}

async function fill(storage: Storage, game: Playable, count: number, due: number): Promise<void> {
  const host = (await createPlayer(storage, 'Ana')).id;
  const templates = [playedUntil(game, seat(0)), playedUntil(game, seat(1))] as const;
  const { options, seed, version } = setup(game);
  const columns = {
    game: game.id,
    version,
    options: JSON.stringify(options),
    seats: 2,
    seed,
    start: null,
    base: 0,
    phase: 'running',
    visibility: 'public',
    name: '',
    clock: null,
    created: 1,
    started: 1,
    ended: null,
    outcome: null,
    rematch_of: null,
  };
  for (let first = 0; first < count; first += CHUNK)
    await inTransaction(storage, async (db) => {
      for (let number = first; number < Math.min(count, first + CHUNK); number++) {
        const template = templates[number < due ? 1 : 0];
        const id = newId();
        await db
          .insertInto('tables')
          .values({ ...columns, id, invite: newId(), host, due: template.due })
          .execute();
        const sitting = [
          { table: id, seat: 0, player: host, bot: null, ready: 0 },
          { table: id, seat: 1, player: null, bot: 'simple', ready: 0 },
        ];
        await db.insertInto('seats').values(sitting).execute();
        const lines = template.log.map((entry, sequence) => {
          return { table: id, sequence, at: entry.at, entry: JSON.stringify(entry) };
        });
        await db.insertInto('log').values(lines).execute();
        if (template.due === 0 && template.snapshot !== null)
          await db
            .insertInto('snapshots')
            .values({ table: id, sequence: lines.length, snapshot: template.snapshot })
            .execute();
      }
    });
}

async function prove(tables: number, due: number): Promise<object> {
  const game = gameOf(GAME);
  if (game === null) throw new Error('There is no such game.');
  const folder = await mkdtemp(join(tmpdir(), 'concilio-start-'));
  try {
    const storage = await openStorage({ folder });
    await fill(storage, game, tables, due);
    await storage.close();
    const begin = performance.now();
    const server = await startProcess({ folder }, ['--port', '0', '--allowance', '100']);
    try {
      const answer = async (path: string) => (await fetch(`${server.address}${path}`)).text();
      await answer('/api/lobby');
      const first = performance.now() - begin;
      let longest = 0;
      while (performance.now() - begin < first + WATCHED) {
        const asked = performance.now();
        await answer('/api/lobby');
        longest = Math.max(longest, performance.now() - asked);
        await pause(20);
      }
      const opened = Number(/^concilio_tables\S* (\d+)$/m.exec(await answer('/metrics'))?.[1] ?? NaN);
      return { first, longest, opened };
    } finally {
      await server.kill();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const { tables, due } = JSON.parse(process.argv[2] ?? '') as { tables: number; due: number };
process.stdout.write(`${JSON.stringify(await prove(tables, due))}\n`);
process.exit(0);
