import { isRecord, type Json, type Schema, schema } from '@concilio/kernel';
import { type Deck, everyCardIn } from '../../../features/decks/deck.ts';

/** The sections of a deck. */
export const BEARER = 'bearer';
export const RING = 'ring';
export const SITES = 'sites';
export const CARDS = 'cards';

/** What a deck is for. */
export const FORMAT = 'format';
export const ANY = 'any';

/** TCG-2.10 */
export const MOST_SITES = 9;
/** TCG-2.07 */
export const MOST_COPIES = 4;
/** TCG-2.08 */
export const MOST_FRODOS = 3;
/** TCG-2.08: whoever bears the Ring is called so. */
export const FRODO = 'frodo';

/** A deck as the game takes it. */
interface Taken {
  readonly name: string;
  readonly format: string;
  readonly ringBearer: string;
  readonly ring: string;
  readonly sites: readonly string[];
  readonly cards: Readonly<Record<string, number>>;
}

const TAKEN: Schema<Taken> = schema.record({
  name: schema.text(),
  format: schema.text(),
  ringBearer: schema.text(),
  ring: schema.text(),
  sites: schema.list(schema.text()),
  cards: schema.byName(schema.integer()),
});

const one = (id: string): Readonly<Record<string, number>> => (id === '' ? {} : { [id]: 1 });

export function deckFrom({ name, format, ringBearer, ring, sites, cards }: Taken): Deck {
  const path: Record<string, number> = {};
  for (const site of sites) path[site] = (path[site] ?? 0) + 1;
  return {
    name,
    sections: { [BEARER]: one(ringBearer), [RING]: one(ring), [SITES]: path, [CARDS]: cards },
    settings: { [FORMAT]: format },
  };
}

/** A deck that comes from somewhere else, if it is one: what it holds is not judged here. */
export function read(value: Json): Deck | null {
  if (!isRecord(value)) return null;
  const { name, format, ringBearer, ring, sites, cards } = value;
  const found = schema.check(TAKEN, {
    name: typeof name === 'string' ? name : '',
    format: typeof format === 'string' ? format : ANY,
    ringBearer,
    ring,
    sites,
    cards,
  });
  return found.problems === undefined ? deckFrom(found.value) : null;
}

/** The same deck as plain data, for the game and for the store. */
export const write = (deck: Deck): Json => ({
  name: deck.name,
  format: deck.settings[FORMAT] ?? ANY,
  ringBearer: everyCardIn(deck, BEARER)[0] ?? '',
  ring: everyCardIn(deck, RING)[0] ?? '',
  sites: [...everyCardIn(deck, SITES)],
  cards: { ...deck.sections[CARDS] },
});
