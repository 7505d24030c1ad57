import { controllerOf } from '@concilio/cards';
import { chooseOne, type PieceId, type Play } from '@concilio/kernel';
import { inOrder, type LotrLcg, type State } from '../state.ts';
import { is, statOn, seatStat } from './stats.ts';
import { readyCard } from './readying.ts';
import { resourcesOn, spendResources } from './resources.ts';
import { attachmentsOf, characters, isReady, nameOf } from './select.ts';
import { raiseThreat } from './threat.ts';
import { openWindow } from './windows.ts';

/** LCG-12.01 to LCG-12.04: ready, raise the threat, pass the token. */
export function refresh(play: Play<LotrLcg>): void {
  const { state } = play;
  for (const seat of inOrder(state))
    for (const card of [...characters(state), ...attachmentsOf(state, seat)])
      if (controllerOf(state.cards, card) === seat && !isReady(state, card) && isFree(play, card))
        readyCard(play, card);
  for (const seat of inOrder(state)) raiseThreat(play, [seat], 1 + seatStat(state, seat, 'extra-threat'));
  passToken(play);
  openWindow(play, 'refresh');
}

/** Some cards stay exhausted unless their hero pays; LCG-31.03: for all that holds it together. */
function isFree(play: Play<LotrLcg>, card: PieceId): boolean {
  const { state } = play;
  const seat = controllerOf(state.cards, card);
  const price = priceOf(state, card);
  if (price === 0 || seat === null) return true;
  if (resourcesOn(state, card) < price) return false;
  const pick = play.ask(
    seat,
    chooseOne('pay-to-ready', [{ id: 'yes' }, { id: 'no' }], {
      with: { card: nameOf(state, card), cost: price },
    }),
  );
  if (pick === 'yes') spendResources(play, card, price);
  return pick === 'yes';
}

const priceOf = (state: State, card: PieceId): number =>
  is(state, card, 'stays-exhausted') ? Number.POSITIVE_INFINITY : statOn(state, card, 'price-to-ready');

/** LCG-12.04 */
function passToken(play: Play<LotrLcg>): void {
  const { state } = play;
  const next = inOrder(state)[1];
  if (next === undefined) return;
  state.first = next;
  play.tell('first.passed', { seat: next });
}
