import { type CardSet, setStore } from '@concilio/cards';
import { faceOf, type PieceId } from '@concilio/kernel';
import type { MomentName } from '../content/vocabulary.ts';
import type { Card, OwnDeck, State, TcgAbility } from '../state.ts';

/** All that a match is played with; it is put together by `makeSet` of `content/set.ts`. */
export interface TcgSet extends CardSet<Card> {
  readonly starters: readonly OwnDeck[];
  /** The cards that somebody might use from a hand at a moment: all know them, though not who holds one. */
  heldFor(moment: MomentName): readonly Held[];
}

export interface Held {
  readonly card: Card;
  readonly ability: TcgAbility;
}

/** The sets that games were made from. */
export const sets = setStore<TcgSet>();

/** The set that a match is played with. */
export const setOf = ({ cards }: State): TcgSet => sets.of(cards);

export const cardNamed = (state: State, name: string): Card => setOf(state).named(name);
/** What is printed on a card. */
export const printed = (state: State, card: PieceId): Card =>
  setOf(state).on(faceOf(state.cards.pieces, card));
