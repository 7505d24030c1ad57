import type { Decks } from '@concilio/cards';
import type { Json } from '@concilio/kernel';
import type { Speaker, Spoken } from '@concilio/text';
import type { ComponentType, ReactNode } from 'react';
import type { CatalogueCard, Facet } from '../cards/contract.ts';
import type { Deck } from './deck.ts';
import type { Standing } from './standing.ts';

/** A card that a deck may hold. */
export interface PoolCard extends CatalogueCard {
  /** What stands on its gem: what it costs. */
  readonly price: string;
  /** The class that brings the hues of its family: `--hue`, `--hue-hi`, `--hue-lo`. */
  readonly hue: string;
  /** What kind of card it is, in words. */
  readonly kind: string;
  /** Under which heading of the list it stands. */
  readonly group: string;
  /** Its place in the list: the lowest first. */
  readonly rank: number;
  readonly isUnique: boolean;
  /** How many of it one box holds, where that is known. */
  readonly boxed: { readonly copies: number; readonly text: string; readonly about: string } | null;
}

/** A part of a deck. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** So many cards lie side by side; `null` for a list of any length. */
  readonly places: number | null;
  /** Whether its cards are drawn small: there are many, and others matter more. */
  readonly isSmall: boolean;
  /** What is said on a free place, and what the pool then shows. */
  readonly choose: {
    readonly text: string;
    readonly chosen: Readonly<Record<string, readonly string[]>>;
  } | null;
  /** What stands beside its title. */
  readonly aside: (deck: Deck) => string;
}

/** A heading of the list. */
export interface Group {
  readonly id: string;
  readonly title: string;
  readonly sign: ReactNode;
  /** Whether it takes the whole width of the list. */
  readonly isWide: boolean;
}

/** Something else that is settled about a deck. */
export interface Setting {
  readonly id: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly text: string }[];
}

/** Where one more of a card goes; or why it cannot go in, and which rule is against it. */
export type Place = { readonly section: string } | { readonly why: string; readonly rule: string };

/** One line of what is said of a deck: in order, wrong, or only unwise. In `<b>` stands what matters most. */
export interface Remark {
  readonly is: 'fine' | 'wrong' | 'advice';
  readonly text: string;
  readonly rule: string | null;
}

export interface Judgement {
  readonly standing: Standing;
  /** What is wrong stands first, advice last. */
  readonly remarks: readonly Remark[];
  /** Cards that are marked in the list, and why. */
  readonly marked: ReadonlyMap<string, string>;
}

/** A family of cards in a deck: a sphere, a culture. */
export interface Family {
  readonly id: string;
  readonly text: string;
  readonly hue: string;
  readonly sign: ReactNode;
  readonly count: number;
}

/** How many cards there are at each cost; of each column one number a key. */
export interface Curve {
  readonly keys: readonly string[];
  readonly columns: readonly { readonly label: string; readonly counts: readonly number[] }[];
}

/** What a deck is made of. */
export interface Outline {
  /** Said of it in a line, beside how many cards it has. */
  readonly facts: readonly string[];
  /** The cards by which it is known. */
  readonly faces: readonly string[];
  /** The largest first. */
  readonly families: readonly Family[];
  readonly average: number | null;
  readonly curve: Curve;
}

/** All that a game says about decks, in one language. */
export interface Workbench {
  /** In the order in which the pool shows them. */
  readonly cards: readonly PoolCard[];
  /** What everybody looks for first, and what else there is. A list shows its first values, the others are folded. */
  readonly facets: { readonly main: readonly Facet[]; readonly more: readonly Facet[] };
  /** One of them is the list: it stands last. */
  readonly sections: readonly Section[];
  readonly groups: readonly Group[];
  readonly settings: readonly Setting[];
  readonly placeFor: (deck: Deck, card: PoolCard) => Place;
  readonly judge: (deck: Deck) => Judgement;
  readonly outline: (deck: Deck) => Outline;
  /** Those that lie in the box. */
  readonly starters: readonly { readonly id: string; readonly deck: Deck }[];
  /** What the other seats of a match may play when this deck is played. */
  readonly beside: (deck: Deck) => readonly Json[];
  /** The opening hand, and the one after a mulligan. */
  readonly hand: { readonly first: number; readonly second: number };
  /** How a form is called, and what its files end with; the first is proposed. */
  readonly forms: readonly { readonly id: string; readonly text: string; readonly ending: string }[];
  readonly words: {
    readonly about: string;
    readonly starters: string;
    readonly families: string;
    /** Which rules judge. */
    readonly rules: string;
    readonly importing: string;
    /** What was read of a deck that comes from elsewhere. */
    readonly read: (deck: Deck) => string;
  };
}

/** What a game brings so that decks can be built for it. */
export interface DecksOfGame {
  /** A deck that comes from somewhere else, if it is one: what it holds is not judged here. */
  readonly read: (value: Json) => Deck | null;
  readonly write: (deck: Deck) => Json;
  readonly benchFor: (speaker: Speaker, rules: Decks) => Workbench;
  /** A card as it lies among others. */
  readonly Tile: ComponentType<{
    readonly card: string;
    readonly speaker: Speaker;
    readonly small?: boolean;
  }>;
  /** Everything there is to know about a card. */
  readonly Page: ComponentType<{ readonly game: Spoken; readonly thing: string; readonly speaker: Speaker }>;
  /** What is drawn beside the cards that lead the deck. */
  readonly Gauge?: ComponentType<{ readonly deck: Deck }>;
  /** A test of the deck by bots. */
  readonly Trial?: ComponentType<{ readonly deck: Deck }>;
}
