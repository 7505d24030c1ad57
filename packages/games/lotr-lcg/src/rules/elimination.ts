import { cardsIn, controllerOf, ownerOf } from '@concilio/cards';
import type { Play, Seat } from '@concilio/kernel';
import { inOrder, type LotrLcg, playerAt, type State } from '../state.ts';
import { discardShadows, leavePlay, putInDiscard, returnToStaging } from './leaving.ts';
import { deckOf, handOf, onDeckOf, playOf } from './zones.ts';
import { attachments, engagedWith, isType } from './select.ts';

/** LCG-24.01: whoever has no hero left is out. A prisoner is no help (LCG-30.08). */
const isWithoutHeroes = (state: State, seat: Seat): boolean =>
  !playerAt(state, seat).out &&
  !cardsIn(state.cards, playOf(seat)).some(
    (card) => !state.prisoners.includes(card) && isType(state, card, 'hero'),
  );

/** Of those who have just lost a hero: a prisoner who was alone from the start is no loss. */
export function eliminateWithoutHeroes(play: Play<LotrLcg>, lost: readonly Seat[]): void {
  const seats = inOrder(play.state).filter(
    (seat) => lost.includes(seat) && isWithoutHeroes(play.state, seat),
  );
  if (seats.length > 0) eliminate(play, seats);
}

/** LCG-24.12: players who are eliminated by one effect are eliminated together. */
export function eliminate(play: Play<LotrLcg>, seats: readonly Seat[]): void {
  const { state } = play;
  for (const seat of seats) {
    const player = playerAt(state, seat);
    if (player.out) continue;
    player.out = true;
    play.tell('player.eliminated', { seat });
    // LCG-30.08, LCG-31.07: with the prisoner left alone, the prisoner is lost for all.
    if (state.prisoners.some((card) => ownerOf(state.cards, card) === seat))
      state.ending = { reason: 'lost' };
    clearAway(play, seat);
  }
  if (seats.length === 0) return;
  if (inOrder(state).length === 0) {
    // LCG-25.01
    state.ending = { reason: 'lost' };
    return;
  }
  // LCG-24.09
  if (playerAt(state, state.first).out) {
    state.first = inOrder(state)[0] ?? state.first;
    play.tell('first.passed', { seat: state.first });
  }
}

/** LCG-24.04, LCG-24.06, LCG-24.10 */
function clearAway(play: Play<LotrLcg>, seat: Seat): void {
  const { state } = play;
  const { cards } = state;
  for (const enemy of engagedWith(state, seat).slice()) {
    // LCG-24.07
    discardShadows(play, enemy);
    returnToStaging(play, enemy);
  }
  for (const card of cardsIn(cards, playOf(seat)).slice()) leavePlay(play, card);
  for (const card of attachments(state)) if (controllerOf(cards, card) === seat) leavePlay(play, card);
  // LCG-14.13: what lies on the deck goes with it.
  for (const card of cardsIn(cards, onDeckOf(seat)).slice()) leavePlay(play, card);
  for (const zone of [handOf(seat), deckOf(seat)])
    for (const card of cardsIn(cards, zone).slice()) putInDiscard(play, card);
}
