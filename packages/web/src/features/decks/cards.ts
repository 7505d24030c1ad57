import { printedOn, sentenceIfAny, thingName, type Speaker, type Spoken } from '@concilio/text';
import { cardsOf } from '../../games/lotr-lcg/cards/facts.ts';

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
export function poolOf(game: Spoken): readonly PoolCard[] {
  return [...cardsOf(game).values()].flatMap((facts) => {
    const { id, number, cost, traits, isUnique: unique, threatCost, house, copies } = facts;
    const type = TYPES.find((one) => one === facts.type);
    if (type === undefined || facts.set !== null) return [];
    const sphere = SPHERES.find((one) => one === house) ?? 'neutral';
    // A hero is one card, whatever the box says of it.
    return [
      {
        id,
        number,
        type,
        sphere,
        cost,
        threat: threatCost ?? 0,
        unique,
        traits,
        copies: Math.max(1, copies),
      },
    ];
  });
}

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

export function toldCards(speaker: Speaker): readonly ToldCard[] {
  const english: Speaker = { ...speaker, language: 'en' };
  return poolOf(speaker.game).map((card) => ({
    ...card,
    name: thingName(speaker, card.id),
    english: thingName(english, card.id),
    text: printedOn(speaker, card.id) ?? '',
    does: printedOn(english, card.id) ?? '',
    traitNames: card.traits.map((trait) => sentenceIfAny(speaker, `trait.${trait}`) ?? trait),
  }));
}

export const byId = <C extends PoolCard>(cards: readonly C[]): ReadonlyMap<string, C> =>
  new Map(cards.map((card) => [card.id, card]));
