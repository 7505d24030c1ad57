import type { Playable } from '@concilio/bots';
import type { Range, Shape } from '@concilio/kernel';
import { type Language, LANGUAGES, type Spoken } from '@concilio/text';
import type { Kit, Parts } from './kit.ts';

export type { Kit };

/** What is known of a game before it is loaded. */
export interface Manifest<Id extends string = string> {
  readonly id: Id;
  readonly seats: Range;
  /** How long a match takes, about. */
  readonly minutes: number;
  /** What is proposed to somebody who wants to play now: so many bots of that level. */
  readonly quick: {
    readonly bots: number;
    readonly level: string;
    /** Or all by oneself, in the hands of so many players. */
    readonly hands?: number;
  };
  /** Nothing of the game comes before it is chosen, and then only what is needed. */
  readonly parts: Parts;
}

/**
 * A game is checked against its own shape where it is written. Here that shape is forgotten: states, options and steps
 * only ever go back into the game that they came from, so the cast loses nothing that anybody could misuse.
 */
const parts = <G extends Shape>(of: Parts<G>): Parts => of as unknown as Parts;

const manifest = <const Id extends string>(entry: Manifest<Id>): Manifest<Id> => entry;

/** Every game, in the order in which they are listed. */
export const CATALOG = [
  manifest({
    id: 'lotr-board',
    seats: { min: 2, max: 5 },
    minutes: 60,
    quick: { bots: 1, level: 'simple', hands: 2 },
    parts: parts({
      game: async () => (await import('@concilio/lotr-board')).lotrBoard,
      bot: async () => (await import('@concilio/lotr-board/bot')).bot,
      printed: async () => (await import('@concilio/lotr-board/printed')).printed,
      text: {
        es: () => import('@concilio/lotr-board/text/es'),
        en: () => import('@concilio/lotr-board/text/en'),
        ro: () => import('@concilio/lotr-board/text/ro'),
      },
      kit: async () => (await import('@concilio/lotr-board/kit')).kit,
    }),
  }),
  manifest({
    id: 'lotr-lcg',
    seats: { min: 1, max: 4 },
    minutes: 60,
    quick: { bots: 0, level: 'simple' },
    parts: parts({
      game: async () => (await import('@concilio/lotr-lcg')).lotrLcg,
      bot: async () => (await import('@concilio/lotr-lcg/bot')).bot,
      printed: async () => (await import('@concilio/lotr-lcg/printed')).printed,
      text: {
        es: () => import('@concilio/lotr-lcg/text/es'),
        en: () => import('@concilio/lotr-lcg/text/en'),
        ro: () => import('@concilio/lotr-lcg/text/ro'),
      },
      decks: async () => (await import('@concilio/lotr-lcg/decks')).decks,
      kit: async () => (await import('@concilio/lotr-lcg/kit')).kit,
    }),
  }),
  manifest({
    id: 'lotr-tcg',
    seats: { min: 2, max: 4 },
    minutes: 60,
    quick: { bots: 1, level: 'simple' },
    parts: parts({
      game: async () => (await import('@concilio/lotr-tcg')).lotrTcg,
      bot: async () => (await import('@concilio/lotr-tcg/bot')).bot,
      printed: async () => (await import('@concilio/lotr-tcg/printed')).printed,
      text: {
        es: () => import('@concilio/lotr-tcg/text/es'),
        en: () => import('@concilio/lotr-tcg/text/en'),
        ro: () => import('@concilio/lotr-tcg/text/ro'),
      },
      decks: async () => (await import('@concilio/lotr-tcg/decks')).decks,
      kit: async () => (await import('@concilio/lotr-tcg/kit')).kit,
    }),
  }),
  manifest({
    id: 'ragnarok',
    seats: { min: 2, max: 4 },
    minutes: 90,
    quick: { bots: 2, level: 'simple' },
    parts: parts({
      game: async () => (await import('@concilio/ragnarok')).ragnarok,
      bot: async () => (await import('@concilio/ragnarok/bot')).bot,
      printed: async () => (await import('@concilio/ragnarok/printed')).printed,
      text: {
        es: () => import('@concilio/ragnarok/text/es'),
        en: () => import('@concilio/ragnarok/text/en'),
        ro: () => import('@concilio/ragnarok/text/ro'),
      },
      kit: async () => (await import('@concilio/ragnarok/kit')).kit,
    }),
  }),
  manifest({
    id: 'tutorial',
    seats: { min: 2, max: 4 },
    minutes: 10,
    quick: { bots: 1, level: 'simple' },
    parts: parts({
      game: async () => (await import('@concilio/tutorial')).beacon,
      bot: async () => (await import('@concilio/tutorial/bot')).bot,
      printed: async () => (await import('@concilio/tutorial/printed')).printed,
      text: {
        es: () => import('@concilio/tutorial/text/es'),
        en: () => import('@concilio/tutorial/text/en'),
        ro: () => import('@concilio/tutorial/text/ro'),
      },
      kit: async () => (await import('@concilio/tutorial/kit')).kit,
    }),
  }),
] as const;

export type GameId = (typeof CATALOG)[number]['id'];

export const isGameId = (id: string): id is GameId => CATALOG.some((known) => known.id === id);

export function manifestOf(id: GameId): Manifest<GameId> {
  const found = CATALOG.find((known) => known.id === id);
  if (found === undefined) throw new Error(`No game is called "${id}".`);
  return found;
}

/** A game for tables and their bots, without a word of its texts. */
export async function loadPlayable(id: GameId): Promise<Playable> {
  const { parts } = manifestOf(id);
  const [game, bot] = await Promise.all([parts.game(), parts.bot()]);
  return { ...game, bot };
}

/** A game as it is spoken of in these languages. Romanian may lack the rules reference, and so English comes with it. */
export async function loadSpoken(id: GameId, wished: readonly Language[]): Promise<Spoken> {
  const { parts } = manifestOf(id);
  const [game, printed, texts] = await Promise.all([parts.game(), parts.printed(), loadTexts(id, wished)]);
  return { ...game, ...printed, ...texts };
}

/** The texts of a game alone, for whoever has the rest already. */
export async function loadTexts(
  id: GameId,
  wished: readonly Language[],
): Promise<Required<Pick<Spoken, 'text' | 'textFor'>>> {
  const { text } = manifestOf(id).parts;
  const needed = LANGUAGES.filter(
    (language) => wished.includes(language) || (language === 'en' && wished.includes('ro')),
  );
  const said = await Promise.all(needed.map(async (language) => [language, await text[language]()] as const));
  return {
    text: Object.fromEntries(said.map(([language, { text: own }]) => [language, own])),
    textFor(options) {
      const brought = said.flatMap(([language, { textFor }]) => {
        const own = textFor?.(options) ?? null;
        return own === null ? [] : [[language, own] as const];
      });
      return brought.length === 0 ? null : Object.fromEntries(brought);
    },
  };
}

/** A game with all that belongs to it. */
export const loadKit = (id: GameId): Promise<Kit> => manifestOf(id).parts.kit();

/** All of them, for programs that serve every game. */
export const loadKits = (): Promise<readonly Kit[]> => Promise.all(CATALOG.map(({ id }) => loadKit(id)));

/** All of them, for hosts of tables. */
export const loadPlayables = (): Promise<readonly Playable[]> =>
  Promise.all(CATALOG.map(({ id }) => loadPlayable(id)));
