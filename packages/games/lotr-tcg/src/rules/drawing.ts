import { cardsIn, shuffleZone } from '@concilio/cards';
import { type PieceId, type Play, type Seat, showToAll } from '@concilio/kernel';
import type { LotrTcg, State } from '../state.ts';
import { deckOf, handOf } from './zones.ts';
import { putInDiscard } from './leaving.ts';
import { nameOf } from './select.ts';
import { carry } from './moving.ts';

/** TCG-7.05: the most that may still be taken into hand, in one's own Fellowship phase. */
const RULE_OF_FOUR = 4;
export const mayTake = (state: State, seat: Seat): number =>
  state.phase === 'fellowship' && seat === state.free ? RULE_OF_FOUR - state.drawn : Number.POSITIVE_INFINITY;

function taken(state: State, seat: Seat, cards: number): void {
  if (state.phase === 'fellowship' && seat === state.free) state.drawn += cards;
}

/** TCG-7.07, TCG-28.16, TCG-28.18: as many as may be and as there are. */
export function draw(play: Play<LotrTcg>, seat: Seat, wanted: number): void {
  const { state } = play;
  const cards = cardsIn(state.cards, deckOf(seat)).slice(
    0,
    Math.max(0, Math.min(wanted, mayTake(state, seat))),
  );
  if (cards.length === 0) return;
  taken(state, seat, cards.length);
  play.tell('cards.drawn', { seat, cards: cards.length });
  for (const card of cards) carry(play, card, handOf(seat), 'card.drawn', { seat }, { to: [seat] });
}

/** Beneath one's draw deck: all see how many, and its player which. What was laid open before is known anyway. */
export function bury(play: Play<LotrTcg>, seat: Seat, cards: readonly PieceId[]): void {
  if (cards.length === 0) return;
  play.tell('cards.buried', { seat, cards: cards.length });
  for (const card of cards) carry(play, card, deckOf(seat), 'card.buried', { seat }, { to: [seat] });
}

/** TCG-28.11: from a pile or from under a card, for all to see; within the Rule of 4. */
export function takeIntoHand(play: Play<LotrTcg>, seat: Seat, card: PieceId): void {
  const { state } = play;
  if (mayTake(state, seat) < 1) return;
  taken(state, seat, 1);
  carry(play, card, handOf(seat), 'card.returned', { to: 'hand' });
}

export function discardFromHand(play: Play<LotrTcg>, card: PieceId): void {
  putInDiscard(play, card);
}

/** TCG-28.09, TCG-28.10: all see it, and it stays where it is. */
export function reveal(play: Play<LotrTcg>, seat: Seat, card: PieceId): void {
  const { state } = play;
  showToAll(state.cards.pieces, card);
  play.tell('card.revealed', { seat, piece: card, card: nameOf(state, card) });
}

/** TCG-28.07 */
export function mixDeck(play: Play<LotrTcg>, seat: Seat): void {
  shuffleZone(play.state.cards, deckOf(seat), 'deck', play.random);
  play.tell('deck.mixed', { seat });
}
