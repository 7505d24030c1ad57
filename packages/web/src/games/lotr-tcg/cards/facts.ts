import { type Content, printedOn, sentenceIfAny, type Speaker, thingName } from '@concilio/text';

export const TYPES = [
  'companion',
  'ally',
  'minion',
  'possession',
  'artifact',
  'event',
  'condition',
  'site',
  'ring',
] as const;

export const SIDES = ['free', 'shadow'] as const;

/** The cultures of a side in the order of the rulebook. */
export const CULTURES = [
  'dwarven',
  'elven',
  'gandalf',
  'gondor',
  'rohan',
  'shire',
  'dunland',
  'isengard',
  'moria',
  'raider',
  'ringwraith',
  'sauron',
] as const;

export const RARITIES = ['rare', 'uncommon', 'common', 'premium'] as const;

/** The numbers of a card, as its content names them. */
export const MEASURES = [
  'twilight',
  'strength',
  'vitality',
  'resistance',
  'site',
  'shadow',
  'strengthBonus',
  'vitalityBonus',
] as const;

/** What is printed on a card, as far as one looks for it. */
export interface CardFacts {
  readonly id: string;
  /** By set and collector number: no two cards have the same. */
  readonly number: number;
  readonly set: number;
  /** Without a subtitle: several cards may have the same. */
  readonly title: string;
  readonly type: string;
  readonly side: string | null;
  readonly culture: string | null;
  readonly race: string | null;
  readonly rarity: string;
  readonly signet: string | null;
  readonly class: string | null;
  readonly block: string | null;
  readonly isUnique: boolean;
  readonly numbers: Readonly<Record<string, number>>;
  readonly keywords: readonly string[];
}

const KNOWN = new WeakMap<readonly Content[], ReadonlyMap<string, CardFacts>>();

/** All cards as they were printed, by their ids, in the order of their numbers: revisions are an option of a table. */
export function cardsOf({ game }: Speaker): ReadonlyMap<string, CardFacts> {
  const before = KNOWN.get(game.content);
  if (before !== undefined) return before;
  const cards = game.content
    .filter(({ facts }) => facts['revises'] === undefined)
    .map(({ id, type, facts }) => factsFrom(id, type, facts))
    .toSorted((one, other) => one.number - other.number);
  const found = new Map(cards.map((card) => [card.id, card]));
  KNOWN.set(game.content, found);
  return found;
}

type Printed = Content['facts'];

/** Room for the numbers of a set. */
const SET = 1000;

/** Beside these a number says that a card has a keyword: `archer 1`. */
const NO_KEYWORDS: readonly string[] = [...MEASURES, 'code'];

function factsFrom(id: string, type: string, facts: Printed): CardFacts {
  const word = (name: string): string | null => {
    const value = facts[name];
    return typeof value === 'string' ? value : null;
  };
  const numbers = Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, value] as const] : [],
  );
  const [, set = '0', at = '0'] = /^(\d+)\D+(\d+)/.exec(word('code') ?? '') ?? [];
  return {
    id,
    number: Number(set) * SET + Number(at),
    set: Number(set),
    title: word('title') ?? id,
    type,
    side: word('side'),
    culture: word('culture'),
    race: word('race'),
    rarity: word('rarity') ?? '',
    signet: word('signet'),
    class: word('class'),
    block: word('block'),
    isUnique: facts['unique'] === true,
    numbers: Object.fromEntries(numbers.filter(([name]) => MEASURES.some((one) => one === name))),
    keywords: numbers
      .map(([name]) => name)
      .filter((name) => !NO_KEYWORDS.includes(name) && !name.includes('/')),
  };
}

/** A word that the game has for something of a card: `culture.rohan`. */
export const wordFor = (speaker: Speaker, kind: string, value: string): string =>
  sentenceIfAny(speaker, `${kind}.${value}`) ?? value;

/** All words by which a card can be found. */
export const wordsOn = (speaker: Speaker, card: CardFacts): string =>
  [
    thingName(speaker, card.id),
    printedOn(speaker, card.id) ?? '',
    wordFor(speaker, 'type', card.type),
    ...(['culture', 'race', 'signet', 'class'] as const).flatMap((kind) => {
      const value = card[kind];
      return value === null ? [] : [wordFor(speaker, kind, value)];
    }),
    ...card.keywords.map((keyword) => wordFor(speaker, 'keyword', keyword)),
  ].join('\n');
