/**
 * How long it takes to take back the last answer and to open a table, late in the longest matches: from snapshots, and
 * beside it from the first answer on, as a match without snapshots has to. Prints JSON.
 */
import { loadKits } from '../../packages/catalog/src/index.ts';
import {
  asOptions,
  NO_OPTIONS,
  type TableOptions,
  Match,
  type Seat,
  seedFrom,
} from '../../packages/kernel/src/index.ts';
import { type Playable } from '../../packages/bots/src/index.ts';
import {
  LiveTable,
  openStored,
  type StoredSnapshot,
  type TableEntry,
  type TableSetup,
} from '../../packages/tables/src/index.ts';

const LONG = 700;
/** So many matches are tried for a long one; of a game whose matches end earlier, the longest of them is taken. */
const TRIES = 40;
/** As hosts do. */
const KEEP_EVERY = 50;
const SAMPLES = 60;
/** With which a match lasts longer. */
const OPTIONS: Readonly<Record<string, TableOptions>> = { 'lotr-board': asOptions({ sauron: 15 }) };

const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
async function timed(work: () => unknown): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** The log of a match of bots that play well enough to last. */
function played(game: Playable, seed: string): { readonly setup: TableSetup; readonly log: TableEntry[] } {
  const seats = Array.from({ length: game.seats.max }, () => ({ name: '', bot: 'simple' }));
  const options = OPTIONS[game.id] ?? NO_OPTIONS;
  const { version } = game;
  const shared = { options, start: null, name: '', clock: null, began: 0 };
  const setup: TableSetup = { ...shared, game: game.id, version, seed: seedFrom(seed), seats };
  const table = LiveTable.open(game, setup, []);
  const log: TableEntry[] = [];
  while (!table.isOver && table.match.answered < LONG + 2 * SAMPLES) {
    const turn = table.botTurn(() => false);
    if (turn === null) break;
    const question = table.questionTo(turn.seat) ?? '';
    log.push(...table.answerByBot(turn, question, table.think(turn), 0).entries);
  }
  return { setup, log };
}

function longest(game: Playable) {
  let best: ReturnType<typeof played> | null = null;
  for (let number = 0; number < TRIES; number++) {
    const one = played(game, `undo ${number}`);
    if (best === null || one.log.length > best.log.length) best = one;
    if (best.log.length >= LONG + SAMPLES) break;
  }
  if (best === null) throw new Error('Nothing was played.');
  return best;
}

async function measured(game: Playable) {
  const { setup, log } = longest(game);
  const from = Math.max(1, Math.min(LONG, log.length - SAMPLES));
  const table = LiveTable.open(game, setup, log.slice(0, from));
  const [undo, undoAlone, open, openAlone]: [number[], number[], number[], number[]] = [[], [], [], []];
  let kept: StoredSnapshot | null = null;
  for (const [place, line] of log.entries()) {
    if (place < from) continue;
    table.apply(line);
    const text: string | null = table.sequence % KEEP_EVERY === 0 || kept === null ? table.snapshot() : null;
    if (text !== null) kept = { sequence: table.sequence, text };
    const stored = JSON.stringify(log.slice(0, place + 1));
    const lines = async (first: number) => (JSON.parse(stored) as TableEntry[]).slice(first);
    const tail = JSON.stringify(log.slice((kept?.sequence ?? 1) - 1, place + 1));
    const since = async (first: number) => (first === 0 ? lines(0) : (JSON.parse(tail) as TableEntry[]));
    open.push(await timed(() => openStored(game, setup, kept, since)));
    if (place % 6 === 0) openAlone.push(await timed(() => openStored(game, setup, null, lines)));

    // An undo of its own table, so that the one that goes on keeps no trace of it.
    const own = await openStored(game, setup, kept, since);
    const to = own.match.answered - 1;
    undo.push(await timed(() => own.match.undo(0 as Seat, to)));
    const record = { ...own.match.save(), log: own.match.save().log.slice(0, to) };
    if (place % 6 === 0) undoAlone.push(await timed(() => Match.load(game, record)));
  }
  const size = kept === null ? 0 : kept.text.length;
  return {
    game: game.id,
    answers: log.length,
    size,
    undo: median(undo),
    undoAlone: median(undoAlone),
    open: median(open),
    openAlone: median(openAlone),
  };
}

const results = [];
// The matches of the smallest game are over after a few answers.
for (const game of await loadKits()) if (game.id !== 'tutorial') results.push(await measured(game));
process.stdout.write(JSON.stringify(results));
