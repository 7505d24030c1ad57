import { cardsIn } from '@concilio/cards';
import { chooseOne, type Play } from '@concilio/kernel';
import { type LotrTcg, playerAt, type Steps } from '../state.ts';
import { discardFromHand, draw } from './drawing.ts';
import { handOf } from './zones.ts';

const HAND = 8;

/** TCG-15.03, TCG-15.04: one card may go first; then the hand is filled up to eight, or brought down to it. */
export function reconcile(play: Play<LotrTcg>, { seat }: Steps['reconcile']): void {
  const { state } = play;
  if (playerAt(state, seat).out) return;
  const hand = () => cardsIn(state.cards, handOf(seat));
  if (hand().length > 0) {
    const options = [...hand().map((id) => ({ id: id as string })), { id: 'keep' }];
    const pick = play.ask(seat, chooseOne('reconcile', options));
    if (pick !== 'keep') discardFromHand(play, pick as `#${number}`);
  }
  if (hand().length < HAND) draw(play, seat, HAND - hand().length);
  while (hand().length > HAND) {
    const options = hand().map((id) => ({ id }));
    discardFromHand(play, play.ask(seat, chooseOne('discard-down', options)));
  }
}
