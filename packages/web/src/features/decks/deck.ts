import { isRecord, type Json, type Schema, schema } from '@concilio/kernel';

/** A deck as the game takes it: its heroes, and how many of each card. */
export interface Deck {
  readonly name: string;
  readonly heroes: readonly string[];
  readonly cards: Readonly<Record<string, number>>;
}

/** LCG-28.02 */
const MOST_COPIES = 3;
/** LCG-2.02 */
export const MOST_HEROES = 3;
/** LCG-28.03 */
export const TOURNAMENT = 50;

export const emptyDeck = (name: string): Deck => ({ name, heroes: [], cards: {} });

/** A deck that comes from somewhere else, if it is one: what it holds is not judged here. */
export function asDeck(value: Json): Deck | null {
  if (!isRecord(value)) return null;
  const { name, heroes, cards } = value;
  const read = schema.check(DECK, { name: typeof name === 'string' ? name : '', heroes, cards });
  return read.problems === undefined ? read.value : null;
}

const DECK: Schema<Deck> = schema.record({
  name: schema.text(),
  heroes: schema.list(schema.text()),
  cards: schema.byName(schema.integer()),
});

/** The same deck as plain data, for the game and for the store. */
export const asJson = ({ name, heroes, cards }: Deck): Json => ({
  name,
  heroes: [...heroes],
  cards: { ...cards },
});

export const copiesOf = (deck: Deck, id: string): number =>
  deck.heroes.includes(id) ? deck.heroes.filter((hero) => hero === id).length : (deck.cards[id] ?? 0);

export const sizeOf = ({ cards }: Deck): number =>
  Object.values(cards).reduce((sum, copies) => sum + copies, 0);

/** The deck with so many copies of a card; none of them takes it out. */
export function withCopies(deck: Deck, id: string, copies: number): Deck {
  const { [id]: _before, ...others } = deck.cards;
  return { ...deck, cards: copies <= 0 ? others : { ...others, [id]: copies } };
}

export const withHero = (deck: Deck, id: string): Deck => ({ ...deck, heroes: [...deck.heroes, id] });

/** Takes a hero out, or one of two where somebody has named it twice. */
export function withoutHero(deck: Deck, id: string): Deck {
  const at = deck.heroes.lastIndexOf(id);
  return { ...deck, heroes: deck.heroes.filter((_, index) => index !== at) };
}

/** Why one more cannot go in: the rule, and the sentence that says so. */
interface WhyNot {
  readonly key: 'why.copies' | 'why.heroes' | 'why.hero.twice';
  readonly rule: string;
}

export function whyNoMore(deck: Deck, card: { readonly id: string; readonly type: string }): WhyNot | null {
  if (card.type !== 'hero')
    return copiesOf(deck, card.id) < MOST_COPIES ? null : { key: 'why.copies', rule: 'LCG-28.02' };
  if (deck.heroes.includes(card.id)) return { key: 'why.hero.twice', rule: 'LCG-28.05' };
  return deck.heroes.length < MOST_HEROES ? null : { key: 'why.heroes', rule: 'LCG-2.02' };
}

/** One more of a card; the deck as it is where that is against the rules. */
export function withOneMore(deck: Deck, card: { readonly id: string; readonly type: string }): Deck {
  if (whyNoMore(deck, card) !== null) return deck;
  return card.type === 'hero'
    ? withHero(deck, card.id)
    : withCopies(deck, card.id, copiesOf(deck, card.id) + 1);
}

export const withOneLess = (deck: Deck, card: { readonly id: string; readonly type: string }): Deck =>
  card.type === 'hero' ? withoutHero(deck, card.id) : withCopies(deck, card.id, copiesOf(deck, card.id) - 1);
