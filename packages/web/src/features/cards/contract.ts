import type { Spoken, Speaker } from '@concilio/text';
import type { ComponentType, ReactNode } from 'react';

/** A card as one looks for it. */
export interface CatalogueCard {
  readonly id: string;
  /** Its number among the cards of the game: no two have the same. */
  readonly number: number;
  readonly title: string;
  /** All words by which it can be found. */
  readonly words: string;
  /** By facet, what it has of it. */
  readonly has: Readonly<Record<string, readonly string[]>>;
  /** By measure; a number that cards of its kind do not have is left out. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Lies on its side. */
  readonly isWide: boolean;
}

/** Something by which cards are told apart: a type, a culture, a trait. Of one facet any chosen value may hold. */
export interface Facet {
  /** As the address of what was found names it. */
  readonly id: string;
  readonly label: string;
  /** All values in sight, a long list to choose from, or one value to tick. */
  readonly form: 'chips' | 'list' | 'tick';
  readonly values: readonly FacetValue[];
}

export interface FacetValue {
  readonly value: string;
  readonly text: string;
  readonly sign?: ReactNode;
}

/** A number that cards have: one can look for it, and put them in its order, the largest first. */
export interface Measure {
  readonly id: string;
  readonly text: string;
}

/** Another order of the cards: the lowest rank first. */
export interface Ordering {
  readonly id: string;
  readonly text: string;
  readonly rank: (card: CatalogueCard) => number;
}

/** All cards of a game in one language, and by what they can be found. */
export interface Catalogue {
  /** In the order of their numbers. */
  readonly cards: readonly CatalogueCard[];
  readonly facets: readonly Facet[];
  readonly measures: readonly Measure[];
  readonly orders: readonly Ordering[];
}

/** Ways from a card to others: each link is what is then looked for. */
export interface Ways {
  readonly title: string;
  readonly links: readonly {
    readonly text: string;
    readonly chosen: Readonly<Record<string, readonly string[]>>;
  }[];
}

/** What a game brings so that its cards can be looked through. */
export interface CardsOfGame {
  readonly catalogueOf: (speaker: Speaker) => Catalogue;
  /** A card as one holds it. */
  readonly Card: ComponentType<{
    readonly card: string;
    readonly speaker: Speaker;
    /** On a phone two cards stand beside each other. */
    readonly isNarrow: boolean;
  }>;
  /** Everything there is to know about a card. */
  readonly Page: ComponentType<{ readonly game: Spoken; readonly thing: string; readonly speaker: Speaker }>;
  readonly waysFrom?: (speaker: Speaker, card: string) => Ways | null;
}
