import { attachmentsOn, cardsIn, statusOf, momentOf, ownerOf, whereIs, whyNot } from '@concilio/cards';
import { chooseOne, type PieceId, type Play, type Seat } from '@concilio/kernel';
import { type LotrTcg, playerAt, type State, type Steps, type TcgAbility } from '../state.ts';
import { cardRules } from './card-rules.ts';
import { trigger } from './trigger.ts';
import { isActive } from './basics.ts';
import { printed } from './sets.ts';
import { deadOf, discardOf, on, playOf, supportOf } from './zones.ts';
import { is, woundsOn } from './stats.ts';
import {
  activeCards,
  allies,
  bearerOf,
  borneBy,
  companions,
  companionsOf,
  minionsOf,
  nameOf,
  sitesOf,
} from './select.ts';
import { addTwilight, removeTwilight } from './twilight.ts';
import { checkVitality } from './leaving.ts';
import { carry } from './moving.ts';
import { priceOf } from './price.ts';

/** TCG-7.09 */
const RULE_OF_NINE = 9;

/** What is played costs so much less, and is played on somebody in particular: what an effect says of it. */
export const playMoment = (less = 0, host: PieceId | null = null) =>
  momentOf('play', { amount: less, card: host });

/** TCG-7.03, TCG-9.03 */
export const canPay = (state: State, card: PieceId, less: number, before = 0): boolean =>
  printed(state, card).side !== 'shadow' || priceOf(state, card, less) <= state.twilight - before;

export function pay(play: Play<LotrTcg>, card: PieceId, less: number): void {
  const { state } = play;
  const price = priceOf(state, card, less);
  // TCG-4.04
  if (state.phase === 'setup') return;
  if (printed(state, card).side === 'shadow') removeTwilight(play, price);
  else addTwilight(play, price);
}

/** TCG-23.01, TCG-23.10, TCG-20.16: something unique is there already, or dead. */
export function isBarredAsUnique(state: State, seat: Seat, card: PieceId): boolean {
  const { unique, title, side } = printed(state, card);
  if (!unique) return false;
  const same = (other: PieceId) =>
    other !== card && printed(state, other).title === title && ownerOf(state.cards, other) === seat;
  const mine = (zone: string) => cardsIn(state.cards, zone);
  const inPlay = [...mine(playOf(seat)), ...mine(supportOf(seat))];
  return (
    inPlay.some((one) => same(one) || attachmentsOn(state.cards, one).some(same)) ||
    activeCards(state).some(same) ||
    (side === 'free' &&
      cardsIn(state.cards, deadOf(seat)).some((one) => printed(state, one).unique && same(one)))
  );
}

/** TCG-7.17: whom a card in hand may be discarded to heal: somebody unique of its title, who is wounded. */
export const healedBy = (state: State, card: PieceId): PieceId | null =>
  [...companions(state), ...allies(state)].find((one) => {
    const { title, unique } = printed(state, one);
    return unique && title === printed(state, card).title && woundsOn(state, one) > 0;
  }) ?? null;

/** TCG-7.09 to TCG-7.12 */
export const isBarredByNine = (state: State, seat: Seat, card: PieceId): boolean =>
  printed(state, card).type === 'companion' &&
  companionsOf(state, seat).length +
    // One that is played from the dead pile is not counted twice.
    cardsIn(state.cards, deadOf(seat)).filter(
      (one) => one !== card && printed(state, one).type === 'companion',
    ).length >=
    RULE_OF_NINE;

/** TCG-25.09, TCG-25.10: whether somebody can bear it beside what they bear already. */
export function canBear(state: State, host: PieceId, card: PieceId): boolean {
  const item = printed(state, card);
  const { itemClass } = item;
  const borne = borneBy(state, host).filter((one) => one !== card);
  if (itemClass !== null && is(state, host, `no-class/${itemClass}`)) return false;
  if (item.side === 'shadow' && item.type === 'condition' && is(state, host, 'no-shadow-conditions'))
    return false;
  if (item.oneEach && borne.some((one) => printed(state, one).title === item.title)) return false;
  return itemClass === null || !borne.some((one) => printed(state, one).itemClass === itemClass);
}

/** TCG-7.15, TCG-9.12: those who may bear it when a player plays it. */
export function bearersFor(state: State, seat: Seat, card: PieceId): PieceId[] {
  const { bearer, side, type } = printed(state, card);
  if (bearer === null) return [];
  const own =
    side === 'free'
      ? [...companions(state), ...allies(state)]
      : [
          ...minionsOf(state, seat),
          // A Shadow condition may be meant for a companion or an ally, or for a site.
          ...(type === 'condition' ? [...companions(state), ...allies(state), ...sitesOf(state, seat)] : []),
        ];
  return own.filter(
    (host) =>
      (isActive(state, host) || printed(state, host).type === 'site') &&
      bearer(state, host, card) &&
      canBear(state, host, card),
  );
}

const playAbility = (state: State, card: PieceId): TcgAbility | undefined =>
  printed(state, card).abilities.find(({ from }) => from === 'hand');

/** The rule that forbids to play a card now, by whatever effect; `null` if it may be played (TCG-19.13). */
export function whyNotPlay(
  state: State,
  seat: Seat,
  card: PieceId,
  less = 0,
  host: PieceId | null = null,
): string | null {
  const ability = playAbility(state, card);
  if (ability === undefined) return 'TCG-16.01';
  return whyNot(cardRules, state, ability, { self: card, seat, moment: playMoment(less, host), chosen: {} });
}

/** A step: an effect plays a card, from wherever it is, with its costs (TCG-19.20). */
export function playCard(play: Play<LotrTcg>, { seat, card, less, on: host }: Steps['playCard']): void {
  const { state } = play;
  const ability = playAbility(state, card);
  if (ability === undefined || whyNotPlay(state, seat, card, less, host) !== null) return;
  const what = nameOf(state, card);
  const fromPile = whereIs(state.cards, card) === discardOf(seat);
  // What was found in a draw deck has been laid open already, before that was shuffled.
  if (whereIs(state.cards, card) !== 'limbo') carry(play, card, 'limbo', 'card.played', { seat });
  play.then('use', { seat, card, what, ability: ability.name, moment: playMoment(less, host) });
  if (fromPile) play.then('pileTop', { seat });
}

/** A step: whoever has played a card from their discard pile may put any card of it on top (TCG-28.05). */
export function pileTop(play: Play<LotrTcg>, { seat }: Steps['pileTop']): void {
  const { cards } = play.state;
  const [, ...others] = cardsIn(cards, discardOf(seat));
  if (others.length === 0) return;
  const options = [{ id: 'keep' }, ...others.map((id) => ({ id }))];
  const pick = play.ask(seat, chooseOne('pile-top', options));
  if (pick !== 'keep') carry(play, pick as PieceId, discardOf(seat), 'card.topped', { seat }, { end: 'top' });
}

/** A card comes into play: a character to its player's cards or the support area, the rest to its bearer or there. */
export function enterPlay(play: Play<LotrTcg>, card: PieceId, seat: Seat, host: PieceId | null): void {
  const { state } = play;
  const { type } = printed(state, card);
  if (host !== null) {
    carry(play, card, on(host), 'card.attached', { to: host, host: nameOf(state, host) });
  } else {
    const zone = type === 'companion' || type === 'minion' ? playOf : supportOf;
    carry(play, card, zone(seat), 'card.entered', { seat });
  }
  statusOf(state.cards, card).controller = seat;
  state.playedThisTurn.push(card);
  state.playedThisPhase.push(card);
  trigger(play, 'played', { card, what: nameOf(state, card), seat, by: host });
  if (host !== null) checkVitality(play, [host]);
}

/** TCG-25.11 to TCG-25.17: to whom an item may be handed on. */
export function transferTargets(state: State, card: PieceId): PieceId[] {
  const from = bearerOf(state, card);
  const { bearer, side, type } = printed(state, card);
  if (from === null || bearer === null || side !== 'free') return [];
  if (type !== 'possession' && type !== 'artifact') return [];
  return [...companions(state), ...allies(state)].filter(
    (host) =>
      host !== from &&
      bearer(state, host, card) &&
      canBear(state, host, card) &&
      areTogether(state, from, host),
  );
}

/** TCG-25.13, TCG-25.17 */
function areTogether(state: State, one: PieceId, other: PieceId): boolean {
  const [first, second] = [placesOf(state, one), placesOf(state, other)];
  return first.some((place) => second.includes(place));
}

const placesOf = (state: State, card: PieceId): string[] => {
  const { type, homes } = printed(state, card);
  if (type !== 'ally') {
    const site = state.cards.zones['path']?.find(
      (one) => printed(state, one).stats['site'] === playerAt(state, state.free).marker,
    );
    return site === undefined ? [] : [`${printed(state, site).block}/${playerAt(state, state.free).marker}`];
  }
  return homes.map(({ site, block }) => `${block}/${site}`);
};

export function transfer(play: Play<LotrTcg>, card: PieceId, to: PieceId): void {
  const { state } = play;
  const from = bearerOf(state, card);
  carry(play, card, on(to), 'card.transferred', { to, host: nameOf(state, to) });
  if (from !== null) checkVitality(play, [from]);
}
