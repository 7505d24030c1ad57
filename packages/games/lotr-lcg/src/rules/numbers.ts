import { has, numberOf, tokensOn } from '@concilio/cards';
import { faceOf, type PieceId, type Seat } from '@concilio/kernel';
import type { State } from '../state.ts';
import { cardOn, lore } from './lore.ts';

/** LCG-18.03: what is below 0 counts as 0. */
export const willpowerOf = (state: State, card: PieceId) => numberOf(lore, state, card, 'willpower');
export const attackOf = (state: State, card: PieceId) => numberOf(lore, state, card, 'attack');
export const defenseOf = (state: State, card: PieceId) => numberOf(lore, state, card, 'defense');
export const questPointsOf = (state: State, card: PieceId) => numberOf(lore, state, card, 'quest-points');
export const engagementCostOf = (state: State, card: PieceId) =>
  numberOf(lore, state, card, 'engagement-cost');

export const numberOfCard = (state: State, card: PieceId, number: string) =>
  numberOf(lore, state, card, number);

/** LCG-7.16: what a card in the staging area adds against the quest. */
export const threatOf = (state: State, card: PieceId) =>
  has(lore, state, card, 'no-threat') ? 0 : numberOf(lore, state, card, 'threat');

/** LCG-11.13: hit points that are left. A prisoner lies face down, and has those of the hero all the same. */
export const hitPointsLeft = (state: State, card: PieceId) =>
  (state.prisoners.includes(card)
    ? printedHitPoints(state, card)
    : numberOf(lore, state, card, 'hit-points')) - tokensOn(state.cards, card, 'damage');
const printedHitPoints = (state: State, card: PieceId): number =>
  cardOn(faceOf(state.cards.pieces, card)).numbers['hit-points'] ?? 0;

export const hasTrait = (state: State, card: PieceId, trait: string) =>
  has(lore, state, card, (traits[trait] ??= `trait/${trait}`));
/** The name of each number is put together once. */
const traits: Record<string, string> = {};
export const hasKeyword = (state: State, card: PieceId, keyword: string) => has(lore, state, card, keyword);

/** Something that a card, a seat or the table is barred from, or bound to. */
export const is = (state: State, bearer: PieceId | 'table', what: string) => has(lore, state, bearer, what);
export const isSeat = (state: State, seat: Seat, what: string) => has(lore, state, `seat-${seat}`, what);
export const tableNumber = (state: State, what: string) => numberOf(lore, state, 'table', what);
export const seatNumber = (state: State, seat: Seat, what: string) =>
  numberOf(lore, state, `seat-${seat}`, what);
