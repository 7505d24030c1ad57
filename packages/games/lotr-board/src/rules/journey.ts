import { chooseOne, type PieceId, type Play, showTo, showToAll, shufflePieces } from '@concilio/kernel';
import { havenNamed } from '../content/index.ts';
import {
  acting,
  clockwiseFrom,
  isGreen,
  leftOf,
  legendaryHere,
  type LotrBoard,
  placeNow,
  playerAt,
  type Steps,
  thing,
} from '../state.ts';
import { seatIn, seatOptions } from './choices.ts';
import { pass, takeTop, without } from './deck.ts';
import { momentOf } from './moments.ts';

/** LOB-3.02: whatever the place that the marker has reached requires. */
export function journey(play: Play<LotrBoard>) {
  const { state } = play;
  const place = placeNow(state);
  play.tell('place.reached', { place });
  const haven = havenNamed(place);
  if (haven === undefined) {
    play.then('conflict', {});
    return;
  }
  // LOB-3.05: in a haven the Ring-bearer is the active player. LOB-3.04: the actions from left to right.
  if (state.bearer !== null) state.active = state.bearer;
  for (const { id } of haven.actions) play.then('trial', { trial: id });
  play.then('onward', {});
}

/** LOB-3.05, LOB-12.15: the marker moves on to the next place. */
export function onward(play: Play<LotrBoard>) {
  play.state.place += 1;
  play.then('journey', {});
}

/** LOB-3.15: the cards of the place, shuffled and dealt one at a time, the Ring-bearer first. */
export function dealLegendary(play: Play<LotrBoard>) {
  const { state } = play;
  const dealt = legendaryHere(state);
  state.legendary = state.legendary.filter((piece) => !dealt.includes(piece));
  shufflePieces(state.pieces, dealt, 'legendary', play.random);
  const order = clockwiseFrom(state, state.bearer ?? acting(state));
  for (const [number, piece] of dealt.entries()) {
    const seat = order[number % order.length] ?? acting(state);
    playerAt(state, seat).hand.push(piece);
    if (isGreen(state, piece)) state.greens += 1;
    showTo(state.pieces, piece, seat);
    play.tell('card.drawn', { seat, piece, card: thing(state, piece) }, [seat]);
  }
}

/**
 * LOB-3.16: each player in turn passes a card to the left, face down; the one just received may be passed on. LOB-18.01:
 * until a card is passed, whoever has something to do may do it.
 */
export function passLeft(play: Play<LotrBoard>, { seat, left }: Steps['passLeft']) {
  const { state } = play;
  const { hand } = playerAt(state, seat);
  const to = leftOf(state, seat);
  if (hand.length > 0 && to !== seat) {
    const answer = momentOf(play, 'pass', {
      seat,
      key: 'pass-card',
      told: (player, asked) => ({ seat: to, player, asked }),
      options: () => hand.map((id) => ({ id })),
    });
    if (answer === null) return void play.then('passLeft', { seat, left });
    pass(play, seat, to, answer.pick as PieceId);
  }
  if (left > 1) play.then('passLeft', { seat: to, left: left - 1 });
}

/** LOB-3.08, LOB-6.10: cards of the deck for all to see. */
export function revealCards(play: Play<LotrBoard>, cards: number) {
  const { state } = play;
  for (let count = 0; count < cards; count++) {
    const piece = takeTop(play);
    if (piece === null) return;
    state.revealed.push(piece);
    showToAll(state.pieces, piece);
    play.tell('card.revealed', { piece, card: thing(state, piece) });
  }
}

/** LOB-3.09: the Ring-bearer alone decides who gets which card, and may give any number to anybody. */
export function giveOut(play: Play<LotrBoard>) {
  const { state } = play;
  const giver = state.bearer ?? acting(state);
  const [piece] = state.revealed;
  if (piece === undefined) return;
  const card = thing(state, piece);
  const seat = seatIn(
    play.ask(giver, chooseOne('give-card', seatOptions(clockwiseFrom(state, giver)), { with: { card } })),
  );
  state.revealed = without(state.revealed, piece);
  playerAt(state, seat).hand.push(piece);
  play.tell('card.taken', { seat, piece, card });
  play.then('giveOut', {});
}
