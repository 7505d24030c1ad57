import { beginAttempt, cardsIn, endAttempt, isInPlay, momentOf, moveTo } from '@concilio/cards';
import { chooseOne, isKnown, type PieceId, type Play, type Seat, showToAll } from '@concilio/kernel';
import { attackNow, type LotrLcg, type State, type Steps } from '../state.ts';
import { trigger } from './trigger.ts';
import { basics } from './basics.ts';
import { shadowOn } from './zones.ts';
import { engagementCostOf } from './stats.ts';
import { printed, engagedSeat, engagedWith, nameOf, seen } from './select.ts';
import { openWindow } from './windows.ts';

/** LCG-10.02 to LCG-10.04: each engaged enemy is dealt a shadow card, those of the first player first. */
export function dealShadows(play: Play<LotrLcg>, { seat, dealt }: Steps['dealShadows']): void {
  const { state } = play;
  // LCG-29.01
  if (state.options.beginners) return;
  const left = engagedWith(state, seat).filter((enemy) => !dealt.includes(enemy));
  const highest = Math.max(...left.map((enemy) => engagementCostOf(state, enemy)));
  const tied = left.filter((enemy) => engagementCostOf(state, enemy) === highest);
  if (tied.length === 0) return;
  const enemy = play.ask(
    seat,
    chooseOne(
      'shadow-first',
      tied.map((id) => ({ id })),
      { obvious: true },
    ),
  ) as PieceId;
  dealShadow(play, enemy, seat);
  play.then('dealShadows', { seat, dealt: [...dealt, enemy] });
}

/** LCG-10.06: from an empty deck none is dealt. */
export function dealShadow(play: Play<LotrLcg>, enemy: PieceId, seat: Seat): void {
  const { state } = play;
  const [card] = cardsIn(state.cards, 'encounter');
  if (card === undefined || state.options.beginners) return;
  moveTo(basics, state.cards, card, shadowOn(enemy));
  play.tell('shadow.dealt', { piece: enemy, enemy: nameOf(state, enemy), shadow: card });
  trigger(play, 'shadow-dealt', { card: enemy, what: nameOf(state, enemy), by: card, seat });
}

/** LCG-10.17, LCG-10.19: one by one, in the order dealt. */
export function shadows(play: Play<LotrLcg>): void {
  const { state } = play;
  const attack = attackNow(state);
  if (attack === null) return;
  const next = facedown(state, attack.enemy)[0];
  if (next === undefined) {
    // LCG-29.02
    if (!state.options.beginners) openWindow(play, 'shadow-resolved');
    play.then('attackDamage', {});
    return;
  }
  play.then('shadow', { card: next });
  play.then('shadows', {});
}

export const facedown = (state: State, enemy: PieceId): PieceId[] =>
  cardsIn(state.cards, shadowOn(enemy)).filter((card) => !isKnown(state.cards.pieces, card, 'audience'));

/** LCG-16.17: what a shadow card does may be cancelled once it is turned up. */
export function shadow(play: Play<LotrLcg>, { card }: Steps['shadow']): void {
  const { state } = play;
  const attack = attackNow(state);
  if (attack === null) return;
  showToAll(state.cards.pieces, card);
  const { enemy } = attack;
  const what = nameOf(state, card);
  play.tell('shadow.turned', { piece: card, card: what, enemy: nameOf(state, enemy) });
  const about = { card: enemy, what: nameOf(state, enemy), by: card, seat: attack.seat };
  if (shadowOf(state, card) === undefined) {
    trigger(play, 'shadow-blank', about);
    return;
  }
  beginAttempt(state.cards, 'shadow');
  trigger(play, 'shadow-effect', about);
  play.then('shadowEffect', { card });
}

export const shadowOf = (state: State, card: PieceId) =>
  printed(state, card).abilities.find(({ on }) => on === 'shadow');

/** LCG-10.25: "you" is the player who is attacked. */
export function shadowEffect(play: Play<LotrLcg>, { card }: Steps['shadowEffect']): void {
  const { state } = play;
  const happens = endAttempt(state.cards, 'shadow') > 0;
  const attack = attackNow(state);
  const effect = shadowOf(state, card);
  if (attack === null || effect === undefined) return;
  const { enemy, seat } = attack;
  if (!happens) {
    play.tell('effect.cancelled', seen(state, card));
    return;
  }
  const about = { card: enemy, what: nameOf(state, enemy), by: card, seat };
  play.then('use', {
    seat,
    card,
    what: nameOf(state, card),
    ability: effect.name,
    moment: momentOf('shadow', about),
  });
  play.then('shadowResolved', { card, enemy, seat });
}

export function shadowResolved(play: Play<LotrLcg>, { card, enemy, seat }: Steps['shadowResolved']): void {
  const { state } = play;
  if (isInPlay(basics, state.cards, enemy))
    trigger(play, 'shadow-resolved', {
      card: enemy,
      what: nameOf(state, enemy),
      by: card,
      seat: engagedSeat(state, enemy) ?? seat,
    });
}
