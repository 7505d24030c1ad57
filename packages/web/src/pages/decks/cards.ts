import type { Content, Json, JsonRecord } from '@concilio/kernel';
import { type AnyGame, printedOn, sentenceIfAny, thingName, type Words } from '@concilio/words';

export const SPHERES = ['leadership', 'tactics', 'spirit', 'lore', 'neutral'] as const;
export type Sphere = (typeof SPHERES)[number];

export const TYPES = ['hero', 'ally', 'event', 'attachment'] as const;
export type CardType = (typeof TYPES)[number];

/** One card that a deck may hold, as the game prints it. */
export interface PoolCard {
  readonly id: string;
  readonly number: number;
  readonly type: CardType;
  readonly sphere: Sphere;
  /** Heroes cost nothing: they have a threat. */
  readonly cost: number | 'x' | null;
  readonly threat: number;
  readonly unique: boolean;
  readonly traits: readonly string[];
  /** How many of it lie in one core set. */
  readonly copies: number;
}

/** What decks are made of: the cards of no encounter set. */
export function poolOf(game: AnyGame): readonly PoolCard[] {
  return (game.content ?? []).flatMap((content) => {
    const card = poolCard(content);
    return card === null ? [] : [card];
  });
}

function poolCard({ id, type, facts }: Content): PoolCard | null {
  const known = TYPES.find((one) => one === type);
  if (known === undefined || facts.set !== undefined) return null;
  const cost = facts.cost ?? null;
  return {
    id,
    number: numberIn(facts, 'number'),
    type: known,
    sphere: SPHERES.find((sphere) => sphere === facts.sphere) ?? 'neutral',
    cost: cost === 'x' || typeof cost === 'number' ? cost : null,
    threat: numberIn(facts, 'threat-cost'),
    unique: facts.unique === true,
    traits: listIn(facts.traits ?? null),
    // A hero is one card, whatever the box says of it.
    copies: Math.max(1, numberIn(facts, 'copies')),
  };
}

const numberIn = (facts: JsonRecord, name: string): number => {
  const value = facts[name];
  return typeof value === 'number' ? value : 0;
};
const listIn = (value: Json): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** A card with what is said of it in the reader's language, and where it can be found by words. */
export interface ToldCard extends PoolCard {
  readonly name: string;
  /** As most lists of decks write it. */
  readonly english: string;
  readonly text: string;
  /** The same text in English, for the filters that look for what a card does. */
  readonly does: string;
  readonly traitNames: readonly string[];
}

export function toldCards(words: Words): readonly ToldCard[] {
  const english: Words = { ...words, language: 'en' };
  return poolOf(words.game).map((card) => ({
    ...card,
    name: thingName(words, card.id),
    english: thingName(english, card.id),
    text: printedOn(words, card.id) ?? '',
    does: printedOn(english, card.id) ?? '',
    traitNames: card.traits.map((trait) => sentenceIfAny(words, `trait.${trait}`) ?? trait),
  }));
}

export const byId = <C extends PoolCard>(cards: readonly C[]): ReadonlyMap<string, C> =>
  new Map(cards.map((card) => [card.id, card]));
