import type { Spoken } from '@concilio/text';

export const CARD_TYPES = [
  'hero',
  'ally',
  'attachment',
  'event',
  'enemy',
  'location',
  'treachery',
  'objective',
  'quest',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const SPHERES = ['leadership', 'tactics', 'spirit', 'lore'] as const;
export type Sphere = (typeof SPHERES)[number];

/** What gives a card its colours: a sphere, no sphere, or the encounter deck. */
export type CardFamily = Sphere | 'neutral' | 'encounter';
export const CARD_FAMILIES: readonly CardFamily[] = [...SPHERES, 'neutral', 'encounter'];

export const KEYWORDS = [
  'sentinel',
  'ranged',
  'restricted',
  'guarded',
  'doomed',
  'surge',
  'victory',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** The numbers of a card, in the order in which every card shows them. */
export const STATS = ['threat', 'willpower', 'attack', 'defense', 'hit-points', 'quest-points'] as const;
export type Stat = (typeof STATS)[number];

/** What is printed on a card, in numbers and words of the content. */
export interface CardFacts {
  readonly id: string;
  readonly number: number;
  readonly type: CardType;
  readonly house: CardFamily;
  /** `x` where the player chooses it; `null` where nothing is paid. */
  readonly cost: number | 'x' | null;
  readonly threatCost: number | null;
  readonly engagementCost: number | null;
  readonly isUnique: boolean;
  readonly traits: readonly string[];
  readonly copies: number;
  /** The encounter set, of those cards that belong to one. */
  readonly set: string | null;
  readonly scenario: string | null;
  readonly stage: number | null;
  readonly numbers: Readonly<Partial<Record<Stat, number>>>;
  /** Each with its number, where it has one: Doomed 1, Victory 5. */
  readonly keywords: readonly { readonly keyword: Keyword; readonly value: number }[];
}

const known = new WeakMap<Spoken, ReadonlyMap<string, CardFacts>>();

/** All cards of the box by their ids, in the order of their numbers. */
export function cardsOf(game: Spoken): ReadonlyMap<string, CardFacts> {
  let cards = known.get(game);
  if (cards === undefined) {
    cards = new Map(game.content.map(({ id, facts }) => [id, factsFrom(id, facts)]));
    known.set(game, cards);
  }
  return cards;
}

/** Which numbers a card of a type has; the content leaves out those that are 0. */
const NUMBERS: Readonly<Partial<Record<CardType, readonly Stat[]>>> = {
  hero: ['willpower', 'attack', 'defense', 'hit-points'],
  ally: ['willpower', 'attack', 'defense', 'hit-points'],
  enemy: ['threat', 'attack', 'defense', 'hit-points'],
  location: ['threat', 'quest-points'],
};

type Printed = Readonly<Record<string, unknown>>;

function factsFrom(id: string, printed: Printed): CardFacts {
  const type = CARD_TYPES.find((one) => one === printed.type) ?? 'event';
  return {
    id,
    number: numberIn(printed, 'number') ?? 0,
    type,
    house: familyOf(type, printed),
    cost: printed.cost === 'x' ? 'x' : numberIn(printed, 'cost'),
    threatCost: numberIn(printed, 'threat-cost'),
    engagementCost: type === 'enemy' ? (numberIn(printed, 'engagement-cost') ?? 0) : null,
    isUnique: printed.unique === true,
    traits: Array.isArray(printed.traits) ? printed.traits.map(String) : [],
    copies: numberIn(printed, 'copies') ?? 0,
    set: wordIn(printed, 'set'),
    scenario: wordIn(printed, 'scenario'),
    stage: numberIn(printed, 'stage'),
    numbers: numbersOf(type, printed),
    keywords: KEYWORDS.flatMap((keyword) => {
      const value = numberIn(printed, keyword);
      return value === null ? [] : [{ keyword, value }];
    }),
  };
}

function numbersOf(type: CardType, printed: Printed): CardFacts['numbers'] {
  const own = NUMBERS[type];
  const points = numberIn(printed, 'quest-points');
  if (own === undefined) return points === null ? {} : { 'quest-points': points };
  return Object.fromEntries(own.map((stat) => [stat, numberIn(printed, stat) ?? 0]));
}

function familyOf(type: CardType, { sphere }: Printed): CardFamily {
  const own = SPHERES.find((one) => one === sphere);
  if (own !== undefined) return own;
  return isOfPlayers(type) ? 'neutral' : 'encounter';
}

/** Whether players put cards of this type into their decks, or begin with them. */
export const isOfPlayers = (type: CardType): boolean =>
  type === 'hero' || type === 'ally' || type === 'attachment' || type === 'event';

const numberIn = (printed: Printed, field: string): number | null => {
  const value = printed[field];
  return typeof value === 'number' ? value : null;
};

const wordIn = (printed: Printed, field: string): string | null => {
  const value = printed[field];
  return typeof value === 'string' ? value : null;
};
