import { has, statOf, tokensOn } from '@concilio/cards';
import { faceOf, type PieceId, type Seat } from '@concilio/kernel';
import type { Keyword, Stat, Trait } from '../content/vocabulary.ts';
import type { State } from '../state.ts';
import { basics } from './basics.ts';
import { cardOn } from './sets.ts';

/** LCG-18.03: what is below 0 counts as 0. */
export const willpowerOf = (state: State, card: PieceId) => statOf(basics, state, card, 'willpower');
export const attackOf = (state: State, card: PieceId) => statOf(basics, state, card, 'attack');
export const defenseOf = (state: State, card: PieceId) => statOf(basics, state, card, 'defense');
export const questPointsOf = (state: State, card: PieceId) => statOf(basics, state, card, 'quest-points');
export const engagementCostOf = (state: State, card: PieceId) =>
  statOf(basics, state, card, 'engagement-cost');

export const statOn = (state: State, card: PieceId, stat: Stat) => statOf(basics, state, card, stat);

/** LCG-7.16: what a card in the staging area adds against the quest. */
export const threatOf = (state: State, card: PieceId) =>
  has(basics, state, card, 'no-threat') ? 0 : statOf(basics, state, card, 'threat');

/** LCG-11.13: hit points that are left. A prisoner lies face down, and has those of the hero all the same. */
export const hitPointsLeft = (state: State, card: PieceId) =>
  (state.prisoners.includes(card)
    ? printedHitPoints(state, card)
    : statOf(basics, state, card, 'hit-points')) - tokensOn(state.cards, card, 'damage');
const printedHitPoints = (state: State, card: PieceId): number =>
  cardOn(state, faceOf(state.cards.pieces, card)).stats['hit-points'] ?? 0;

export const hasTrait = (state: State, card: PieceId, trait: Trait) =>
  has(basics, state, card, (traits[trait] ??= `trait/${trait}`));
/** The name of each stat is put together once. */
const traits: { [One in Trait]?: Stat } = {};
export const hasKeyword = (state: State, card: PieceId, keyword: Keyword) =>
  has(basics, state, card, keyword);

/** Something that a card, a seat or the table is barred from, or bound to. */
export const is = (state: State, bearer: PieceId | 'table', what: Stat) => has(basics, state, bearer, what);
export const isSeat = (state: State, seat: Seat, what: Stat) => has(basics, state, `seat-${seat}`, what);
export const tableStat = (state: State, what: Stat) => statOf(basics, state, 'table', what);
export const seatStat = (state: State, seat: Seat, what: Stat) => statOf(basics, state, `seat-${seat}`, what);
