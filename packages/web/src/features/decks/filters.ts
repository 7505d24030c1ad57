import type { CardType, Sphere, ToldCard } from './cards.ts';
import { copiesOf, type Deck } from './deck.ts';

export const COSTS = ['0', '1', '2', '3', '4', '5', 'x'] as const;
export type Cost = (typeof COSTS)[number];

/** What a card does, found in its English text whatever the reader's language is. */
const DEEDS = {
  action: /\bAction\b/,
  response: /\bResponse\b/,
  draws: /\bdraws?\b/i,
  threat: /threat falls|lowers? your threat|lower .*threat/i,
  readies: /\bread(y|ies)\b/i,
} as const;
export type Deed = keyof typeof DEEDS;
export const deeds = Object.keys(DEEDS) as readonly Deed[];

/** What is looked for. Within one kind any of the values will do, and every kind has to be met. */
export interface Filters {
  readonly words: string;
  readonly spheres: readonly Sphere[];
  readonly types: readonly CardType[];
  readonly costs: readonly Cost[];
  readonly traits: readonly string[];
  readonly deeds: readonly Deed[];
  /** Cards that are in the deck, cards that are not, or both. */
  readonly where: 'all' | 'in' | 'missing';
}

export const everything: Filters = {
  words: '',
  spheres: [],
  types: [],
  costs: [],
  traits: [],
  deeds: [],
  where: 'all',
};

export const isNarrow = (filters: Filters): boolean =>
  JSON.stringify({ ...filters, words: filters.words.trim() }) !== JSON.stringify(everything);

/** Case and accents do not matter to whoever looks for something. */
const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const costOf = ({ cost }: ToldCard): Cost | null => {
  if (cost === null) return null;
  if (cost === 'x') return 'x';
  return COSTS.find((one) => one === String(Math.min(5, cost))) ?? null;
};

/** Each word has to stand somewhere: in the name, among the traits or on the card. */
function says(card: ToldCard, words: string): boolean {
  const all = folded([card.name, card.english, ...card.traitNames, card.text].join(' \n'));
  return folded(words)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

export function passes(card: ToldCard, filters: Filters, deck: Deck): boolean {
  const { words, spheres, types, costs, traits, where } = filters;
  const cost = costOf(card);
  return (
    (spheres.length === 0 || spheres.includes(card.sphere)) &&
    (types.length === 0 || types.includes(card.type)) &&
    (costs.length === 0 || (cost !== null && costs.includes(cost))) &&
    (traits.length === 0 || traits.some((trait) => card.traits.includes(trait))) &&
    filters.deeds.every((deed) => DEEDS[deed].test(card.does)) &&
    (where === 'all' || copiesOf(deck, card.id) > 0 === (where === 'in')) &&
    says(card, words)
  );
}

/** All traits of the pool, those that most cards have first. */
export function traitsOf(
  cards: readonly ToldCard[],
): readonly { readonly id: string; readonly name: string }[] {
  const count = new Map<string, { id: string; name: string; cards: number }>();
  for (const card of cards)
    for (const [index, id] of card.traits.entries()) {
      const before = count.get(id)?.cards ?? 0;
      count.set(id, { id, name: card.traitNames[index] ?? id, cards: before + 1 });
    }
  return [...count.values()].toSorted(
    (one, other) => other.cards - one.cards || one.name.localeCompare(other.name),
  );
}
