import type { Playable } from '@concilio/bots';
import {
  asOptions,
  type Match,
  type Outcome,
  seat as seatOf,
  seedFrom,
  type TableOptions,
} from '@concilio/kernel';
import { type LotrLcg } from '@concilio/lotr-lcg';
import { beginningOf, type Frame, LiveTable, type TableEntry, type TableSetup } from '@concilio/tables';
import { kit as lotrBoard } from '@concilio/lotr-board/kit';
import { kit as lotrLcg } from '@concilio/lotr-lcg/kit';
import { kit as lotrTcg } from '@concilio/lotr-tcg/kit';
import { kit as ragnarok } from '@concilio/ragnarok/kit';
import { kit as beacon } from '@concilio/tutorial/kit';
import type { Page } from 'playwright-core';

const games = {
  'lotr-board': lotrBoard,
  'lotr-lcg': lotrLcg,
  'lotr-tcg': lotrTcg,
  ragnarok,
  tutorial: beacon,
} as unknown as Readonly<Record<string, Playable>>;

/** A match that was played outside of the browser up to some moment. */
export interface Prepared {
  readonly founding: TableSetup;
  readonly entries: readonly TableEntry[];
  readonly outcome: Outcome | null;
  /** One person has all the seats that no bot has. */
  readonly alone?: boolean;
}

export interface Wanted {
  readonly game: 'lotr-board' | 'lotr-lcg' | 'lotr-tcg' | 'ragnarok' | 'tutorial';
  /** Any word. */
  readonly seed: string;
  /** The first is the person whose eyes look on; the others are bots. */
  readonly names: readonly string[];
  readonly options?: object;
  /** How the person plays; the bots are simple ones. */
  readonly level?: 'random' | 'simple';
  /** Plays until the person is asked in this frame, after so many lines of the log; without it to the end. */
  readonly until?: (frame: Frame, lines: number) => boolean;
}

const BEGAN = Date.UTC(2026, 0, 1);
const ME = seatOf(0);

/** Plays a match with bots on every seat. The same wish gives the same match, always. */
export function prepare({ game: id, seed, names, options = {}, level = 'simple', until }: Wanted): Prepared {
  const game = games[id];
  if (game === undefined) throw new Error(`no game is called ${id}`);
  const founding: TableSetup = {
    game: id,
    version: game.version,
    options: asOptions(options),
    seed: seedFrom(seed),
    start: null,
    name: 'Evening round',
    seats: names.map((name, index) => ({ name, bot: index === 0 ? null : 'simple' })),
    clock: null,
    began: BEGAN,
  };
  const table = LiveTable.open(game, founding, []);
  const entries: TableEntry[] = [];
  while (!table.isOver) {
    const bot = table.botTurn(() => false);
    if (bot === null && until?.(table.frameFor(ME, null), entries.length) === true) break;
    const turn = bot ?? { seat: ME, level, optional: false };
    const question = table.questionTo(turn.seat);
    if (question === null) throw new Error('Nobody is asked, and the match is not over.');
    entries.push(...table.answerByBot(turn, question, table.think(turn), BEGAN).entries);
  }
  return { founding, entries, outcome: table.match.outcome };
}

/** A match that has just been dealt, with one person on all of its seats. */
export function dealt(match: Match<LotrLcg>, names: readonly string[]): Prepared {
  const founding: TableSetup = {
    ...beginningOf(match),
    name: 'Two hands',
    seats: names.map((name) => ({ name, bot: null })),
    clock: null,
    began: BEGAN,
  };
  return { founding, entries: [], outcome: null, alone: true };
}

/** What a browser keeps of a match, as far as it matters here. */
type Kept = readonly [{ readonly id: string }, readonly object[]];

/** Lays a match into the store of a browser, as if it had been played there. The page must be one of the site. */
export async function keepIn(
  page: Page,
  id: string,
  { founding, entries, outcome, alone = false }: Prepared,
  rematchOf: string | null = null,
): Promise<void> {
  await page.evaluate(
    ([kept, lines]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('concilio', 1);
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('tables', { keyPath: 'id' });
          opening.result.createObjectStore('entries');
        });
        opening.addEventListener('error', () => failed(opening.error));
        opening.addEventListener('success', () => {
          const change = opening.result.transaction(['tables', 'entries'], 'readwrite');
          change.objectStore('tables').put(kept);
          for (const [index, line] of lines.entries())
            change.objectStore('entries').put(line, [kept.id, index]);
          change.addEventListener('complete', () => {
            opening.result.close();
            done();
          });
        });
      }),
    [
      { id, founding, changed: Date.now(), over: outcome !== null, outcome, alone, rematchOf },
      entries,
    ] as unknown as Kept,
  );
}

/** The options of what is played after a match that was part of a campaign. */
export function sequelOf({ founding, entries }: Prepared): TableOptions {
  const game = games[founding.game];
  const sequel = game === undefined ? null : LiveTable.open(game, founding, entries).match.sequel;
  if (sequel === null) throw new Error('Nothing is played after this.');
  return asOptions(sequel.options);
}
