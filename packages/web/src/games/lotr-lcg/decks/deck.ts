import { type Json, type Schema, schema, isRecord } from '@concilio/kernel';
import { type Deck, everyCardIn } from '../../../features/decks/deck.ts';

/** The sections of a deck. */
export const HEROES = 'heroes';
export const CARDS = 'cards';

/** LCG-28.02 */
export const MOST_COPIES = 3;
/** LCG-2.02 */
export const MOST_HEROES = 3;
/** LCG-28.03 */
export const TOURNAMENT = 50;

/** A deck as the game takes it: its heroes, and how many of each card. */
interface Taken {
  readonly name: string;
  readonly heroes: readonly string[];
  readonly cards: Readonly<Record<string, number>>;
}

const TAKEN: Schema<Taken> = schema.record({
  name: schema.text(),
  heroes: schema.list(schema.text()),
  cards: schema.byName(schema.integer()),
});

export function deckFrom({ name, heroes, cards }: Taken): Deck {
  const leading: Record<string, number> = {};
  for (const hero of heroes) leading[hero] = (leading[hero] ?? 0) + 1;
  return { name, sections: { [HEROES]: leading, [CARDS]: cards }, settings: {} };
}

/** A deck that comes from somewhere else, if it is one: what it holds is not judged here. */
export function read(value: Json): Deck | null {
  if (!isRecord(value)) return null;
  const { name, heroes, cards } = value;
  const found = schema.check(TAKEN, { name: typeof name === 'string' ? name : '', heroes, cards });
  return found.problems === undefined ? deckFrom(found.value) : null;
}

/** The same deck as plain data, for the game and for the store. */
export const write = (deck: Deck): Json => ({
  name: deck.name,
  heroes: [...heroesIn(deck)],
  cards: { ...deck.sections[CARDS] },
});

export const heroesIn = (deck: Deck): readonly string[] => everyCardIn(deck, HEROES);
