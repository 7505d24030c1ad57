import { ACTIVITIES, type CardSymbol, type Colour } from './vocabulary.ts';

/** A card that can be in a hand. A green one has a power instead of symbols. */
export interface Card {
  readonly id: string;
  readonly colour: Colour;
  /** LOB-1.09: the symbols of one side. */
  readonly symbol: CardSymbol | null;
  readonly symbols: number;
  readonly copies: number;
  /** Where a legendary card comes from; adventure cards come from the deck. */
  readonly location: string | null;
  /** LOB-18.13: whoever uses its symbols rolls the die. */
  readonly rollsAfter?: true;
  readonly power?: Power;
}

/** What may still be done at a moment: LOB-18. */
export type Power =
  /** What is about to happen at this moment does not happen. */
  | { readonly does: 'waive'; readonly at: Waived }
  | { readonly does: 'healOne' }
  | { readonly does: 'passCard' }
  | { readonly does: 'refill'; readonly hand: number };

export type Waived =
  | { readonly moment: 'reveal' | 'roll' | 'rolled' }
  /** One of these tiles, revealed and not yet resolved. */
  | { readonly moment: 'tile'; readonly tiles: readonly string[] }
  /** What lacking life tokens brings. */
  | { readonly moment: 'lacking' };

/** LOB-1.05: 60 cards, 12 of each symbol. */
export const ADVENTURE: readonly Card[] = [
  ...ACTIVITIES.flatMap((symbol) => [adventure(symbol, 'brown', 7), adventure(symbol, 'grey', 5)]),
  adventure('star', 'brown', 12),
];

function adventure(symbol: CardSymbol, colour: 'brown' | 'grey', copies: number): Card {
  return { id: `${symbol}-${colour}`, colour, symbol, symbols: 1, copies, location: null };
}

/** A legendary card with symbols: so many on each side. */
const shows = (
  location: string,
  id: string,
  colour: 'brown' | 'grey',
  symbol: CardSymbol,
  symbols: number,
): Card => ({ id, colour, symbol, symbols, copies: 1, location });

const story = (location: string, id: string, power: Power): Card => ({
  id,
  colour: 'green',
  symbol: null,
  symbols: 0,
  copies: 1,
  location,
  power,
});

/** LOB-1.05: 35 cards, in the order of the journey. */
export const LEGENDARY: readonly Card[] = [
  shows('rivendell', 'gandalf', 'brown', 'travel', 2),
  shows('rivendell', 'glamdring', 'grey', 'star', 2),
  shows('rivendell', 'aragorn', 'brown', 'star', 2),
  shows('rivendell', 'anduril', 'grey', 'fighting', 2),
  shows('rivendell', 'gimli', 'brown', 'fighting', 2),
  shows('rivendell', 'legolas', 'brown', 'hiding', 2),
  shows('rivendell', 'boromir', 'brown', 'fighting', 2),
  shows('rivendell', 'sting', 'grey', 'star', 1),
  story('rivendell', 'miruvor', { does: 'passCard' }),
  story('rivendell', 'mithril-coat', { does: 'waive', at: { moment: 'rolled' } }),
  story('rivendell', 'gandalfs-staff', {
    does: 'waive',
    at: { moment: 'tile', tiles: ['no-options', 'losing-ground'] },
  }),
  story('rivendell', 'athelas', { does: 'waive', at: { moment: 'lacking' } }),
  shows('moria', 'book', 'grey', 'hiding', 1),
  shows('moria', 'pipe', 'grey', 'friendship', 2),
  shows('lothlorien', 'arwen', 'grey', 'star', 2),
  shows('lothlorien', 'box-of-earth', 'grey', 'star', 1),
  shows('lothlorien', 'elven-rope', 'grey', 'travel', 2),
  shows('lothlorien', 'galadriel', 'grey', 'star', 2),
  shows('lothlorien', 'brooch', 'grey', 'friendship', 1),
  shows('lothlorien', 'bow', 'grey', 'fighting', 1),
  shows('lothlorien', 'boat', 'grey', 'travel', 1),
  shows('lothlorien', 'elven-cloak', 'grey', 'hiding', 2),
  story('lothlorien', 'belt-of-galadriel', { does: 'waive', at: { moment: 'roll' } }),
  story('lothlorien', 'phial-of-galadriel', { does: 'waive', at: { moment: 'reveal' } }),
  story('lothlorien', 'lembas', { does: 'refill', hand: 6 }),
  story('lothlorien', 'elessar', { does: 'healOne' }),
  shows('helms-deep', 'theoden', 'brown', 'travel', 2),
  shows('helms-deep', 'shadowfax', 'grey', 'travel', 2),
  shows('helms-deep', 'eomer', 'brown', 'fighting', 2),
  shows('helms-deep', 'riders-of-rohan', 'grey', 'fighting', 2),
  shows('shelobs-lair', 'faramir', 'brown', 'travel', 2),
  { ...shows('shelobs-lair', 'gollum', 'brown', 'star', 3), rollsAfter: true },
  shows('mordor', 'army-of-the-dead', 'grey', 'fighting', 2),
  shows('mordor', 'ghan', 'brown', 'travel', 2),
  shows('mordor', 'eowyn', 'brown', 'star', 2),
];
