import { cardsIn } from '@concilio/cards';
import type { PieceId, Play, Seat } from '@concilio/kernel';
import { type LotrLcg, playerAt } from '../state.ts';
import { deckOf as zoneDeck, handOf as zoneHand, onDeckOf } from './zones.ts';
import { leavePlay, putInDiscard } from './leaving.ts';
import { move } from './moving.ts';
import { is, isSeat } from './stats.ts';

/** LCG-5.05, LCG-5.06: from the top of one's own deck, and nothing from an empty one. */
export function draw(play: Play<LotrLcg>, seat: Seat, cards: number): void {
  const { state } = play;
  if (playerAt(state, seat).out || cards <= 0 || is(state, 'table', 'no-draw')) return;
  if (isSeat(state, seat, 'shackled')) return unshackle(play, seat);
  let drawn = 0;
  for (; drawn < cards; drawn++) {
    const [card] = cardsIn(state.cards, zoneDeck(seat));
    if (card === undefined) break;
    move(play, card, zoneHand(seat), 'card.drawn', { seat }, { to: [seat] });
  }
  if (drawn > 0) play.tell('cards.drawn', { seat, cards: drawn });
}

/** What was laid on a deck is discarded instead of a draw. */
function unshackle(play: Play<LotrLcg>, seat: Seat): void {
  const { state } = play;
  const shackle = cardsIn(state.cards, onDeckOf(seat))[0];
  if (shackle !== undefined) leavePlay(play, shackle);
}

export function discardFromHand(play: Play<LotrLcg>, card: PieceId): void {
  putInDiscard(play, card);
}

/** Chosen by nobody. */
export function discardAtRandom(play: Play<LotrLcg>, seat: Seat, count: number): void {
  const { state } = play;
  for (let time = 0; time < count; time++) {
    const hand = handOf(state, seat);
    const card = hand[hand.length === 0 ? 0 : play.random.below('discard', hand.length)];
    if (card !== undefined) putInDiscard(play, card);
  }
}

export const handOf = (state: LotrLcg['state'], seat: Seat): readonly PieceId[] =>
  cardsIn(state.cards, zoneHand(seat));
