import type { Game, Shape } from '@concilio/kernel';
import type { AnyGame } from '@concilio/words';
import { keepEverything } from './offline.ts';

/**
 * A game is checked against its own shape where it is written. Here that shape is forgotten: states, options and
 * steps only ever go back into the game that they came from, so the cast loses nothing that a page could misuse.
 */
const anyGame = <G extends Shape>(game: Game<G>): AnyGame => game as unknown as AnyGame;

export const GAMES = ['lotr-board', 'lotr-lcg', 'lotr-tcg', 'ragnarok', 'tutorial'] as const;
export type GameId = (typeof GAMES)[number];

export const isGameId = (id: string): id is GameId => GAMES.some((known) => known === id);

/** Rules, cards and texts of a game come only when it is chosen. */
const loaders: Readonly<Record<GameId, () => Promise<AnyGame>>> = {
  'lotr-board': async () => anyGame((await import('@concilio/lotr-board')).lotrBoard),
  'lotr-lcg': async () => anyGame((await import('@concilio/lotr-lcg')).lotrLcg),
  'lotr-tcg': async () => anyGame((await import('@concilio/lotr-tcg')).lotrTcg),
  ragnarok: async () => anyGame((await import('@concilio/ragnarok')).ragnarok),
  tutorial: async () => anyGame((await import('@concilio/tutorial')).beacon),
};

const loaded = new Map<GameId, Promise<AnyGame>>();

/** The game with this id. A load that has failed is tried again the next time. */
export function loadGame(id: string): Promise<AnyGame> {
  if (!isGameId(id)) return Promise.reject(new Error(`no game is called ${id}`));
  const before = loaded.get(id);
  if (before !== undefined) return before;
  const coming = loaders[id]();
  keepEverything();
  loaded.set(id, coming);
  coming.catch(() => loaded.delete(id));
  return coming;
}

interface Sketch {
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** The proposal of the home page: so many bots of that level, and the game's own options. */
  readonly quick: { readonly bots: number; readonly level: string };
}

/** What is known of a game before it is loaded; its line and its name stand among the texts of the pages. */
export const sketches: Readonly<Record<GameId, Sketch>> = {
  'lotr-board': { seats: { min: 2, max: 5 }, minutes: 60, quick: { bots: 3, level: 'simple' } },
  'lotr-lcg': { seats: { min: 1, max: 4 }, minutes: 60, quick: { bots: 0, level: 'simple' } },
  'lotr-tcg': { seats: { min: 2, max: 4 }, minutes: 60, quick: { bots: 1, level: 'simple' } },
  ragnarok: { seats: { min: 2, max: 4 }, minutes: 90, quick: { bots: 2, level: 'simple' } },
  tutorial: { seats: { min: 2, max: 4 }, minutes: 10, quick: { bots: 1, level: 'simple' } },
};
