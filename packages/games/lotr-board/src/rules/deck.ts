import {
  loseTrack,
  type PieceId,
  type Play,
  type Seat,
  showTo,
  showToAll,
  shufflePieces,
} from '@concilio/kernel';
import { cardOf, isGreen, type LotrBoard, playerAt, type State, thing } from '../state.ts';

/** The top card of the deck, if there is any left: LOB-19.02. */
export function takeTop(play: Play<LotrBoard>): PieceId | null {
  const { state } = play;
  if (state.deck.length === 0) reshuffle(play);
  return state.deck.shift() ?? null;
}

/** LOB-19.01: legendary cards leave the game, and the adventure cards make a new deck. */
function reshuffle(play: Play<LotrBoard>) {
  const { state } = play;
  const isAdventure = (piece: PieceId) => cardOf(state, piece).location === null;
  const gone = state.discard.filter((piece) => !isAdventure(piece));
  state.deck = state.discard.filter(isAdventure);
  state.discard = [];
  removeCards(play, gone);
  if (state.deck.length === 0) return;
  shufflePieces(state.pieces, state.deck, 'deck', play.random);
  play.tell('deck.mixed', {});
}

/** A player draws so many adventure cards, or as many as there are. */
export function draw(play: Play<LotrBoard>, seat: Seat, cards: number) {
  const { state } = play;
  const player = playerAt(state, seat);
  if (player.out) return;
  let drawn = 0;
  for (; drawn < cards; drawn++) {
    const piece = takeTop(play);
    if (piece === null) break;
    player.hand.push(piece);
    showTo(state.pieces, piece, seat);
    play.tell('card.drawn', { seat, piece, card: thing(state, piece) }, [seat]);
  }
  if (drawn > 0) play.tell('cards.drawn', { seat, cards: drawn });
}

export const without = (pieces: readonly PieceId[], piece: PieceId): PieceId[] =>
  pieces.filter((other) => other !== piece);

/** Lays a card of a hand face up on the discard pile: LOB-7.04. */
export function layAside(state: State, seat: Seat, piece: PieceId) {
  const player = playerAt(state, seat);
  player.hand = without(player.hand, piece);
  if (isGreen(state, piece)) state.greens -= 1;
  showToAll(state.pieces, piece);
  state.discard.unshift(piece);
}

/** What lay open and has had its effect goes to the discard pile. */
export function putDown(play: Play<LotrBoard>, pieces: readonly PieceId[]) {
  const { state } = play;
  for (const piece of pieces) {
    state.discard.unshift(piece);
    play.tell('card.resolved', { piece, card: thing(state, piece) });
  }
}

/** Cards leave the game. */
export function removeCards(play: Play<LotrBoard>, pieces: readonly PieceId[]) {
  const { state } = play;
  if (pieces.length === 0) return;
  state.box.push(...pieces);
  play.tell('cards.removed', { pieces: [...pieces], cards: pieces.map((piece) => thing(state, piece)) });
}

export function discardCard(play: Play<LotrBoard>, seat: Seat, piece: PieceId) {
  layAside(play.state, seat, piece);
  play.tell('card.discarded', { seat, piece, card: thing(play.state, piece) });
}

/**
 * Face down from one hand to another: nobody else knows which card it was, so all of that hand is unknown to them, but
 * for what lies open before its player.
 */
export function pass(play: Play<LotrBoard>, from: Seat, to: Seat, card: PieceId) {
  const { state } = play;
  const giver = playerAt(state, from);
  const open = state.payment?.offers ?? [];
  const closed = giver.hand.filter((piece) => piece === card || !open.some((offer) => offer.card === piece));
  loseTrack(state.pieces, closed, from);
  giver.hand = without(giver.hand, card);
  playerAt(state, to).hand.push(card);
  showTo(state.pieces, card, to);
  play.tell('card.passed', { seat: from, to });
  play.tell('card.received', { seat: from, to, piece: card, card: thing(state, card) }, [from, to]);
}
