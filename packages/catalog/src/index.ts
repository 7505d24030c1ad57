import type { AnyGame, Game, Range, Shape } from '@concilio/kernel';

/** What is known of a game before it is loaded. */
export interface Manifest<Id extends string = string> {
  readonly id: Id;
  readonly seats: Range;
  /** How long a match takes, about. */
  readonly minutes: number;
  /** What is proposed to somebody who wants to play now: so many bots of that level. */
  readonly quick: { readonly bots: number; readonly level: string };
  /** Rules, cards and texts come only when the game is chosen. */
  load(): Promise<AnyGame>;
}

/**
 * A game is checked against its own shape where it is written. Here that shape is forgotten: states, options and steps
 * only ever go back into the game that they came from, so the cast loses nothing that anybody could misuse.
 */
const anyGame = <G extends Shape>(game: Game<G>): AnyGame => game as unknown as AnyGame;

const manifest = <const Id extends string>(entry: Manifest<Id>): Manifest<Id> => entry;

/** Every game, in the order in which they are listed. */
export const CATALOG = [
  manifest({
    id: 'lotr-board',
    seats: { min: 2, max: 5 },
    minutes: 60,
    quick: { bots: 3, level: 'simple' },
    load: async () => anyGame((await import('@concilio/lotr-board')).lotrBoard),
  }),
  manifest({
    id: 'lotr-lcg',
    seats: { min: 1, max: 4 },
    minutes: 60,
    quick: { bots: 0, level: 'simple' },
    load: async () => anyGame((await import('@concilio/lotr-lcg')).lotrLcg),
  }),
  manifest({
    id: 'lotr-tcg',
    seats: { min: 2, max: 4 },
    minutes: 60,
    quick: { bots: 1, level: 'simple' },
    load: async () => anyGame((await import('@concilio/lotr-tcg')).lotrTcg),
  }),
  manifest({
    id: 'ragnarok',
    seats: { min: 2, max: 4 },
    minutes: 90,
    quick: { bots: 2, level: 'simple' },
    load: async () => anyGame((await import('@concilio/ragnarok')).ragnarok),
  }),
  manifest({
    id: 'tutorial',
    seats: { min: 2, max: 4 },
    minutes: 10,
    quick: { bots: 1, level: 'simple' },
    load: async () => anyGame((await import('@concilio/tutorial')).beacon),
  }),
] as const;

export type GameId = (typeof CATALOG)[number]['id'];

export const isGameId = (id: string): id is GameId => CATALOG.some((known) => known.id === id);

export function manifestOf(id: GameId): Manifest<GameId> {
  const found = CATALOG.find((known) => known.id === id);
  if (found === undefined) throw new Error(`No game is called "${id}".`);
  return found;
}

/** All of them, for programs that serve every game. */
export const loadAll = (): Promise<readonly AnyGame[]> => Promise.all(CATALOG.map(({ load }) => load()));
