import { attachmentsOn, beginAttempt, cardsIn, endAttempt, statusOf, ownerOf } from '@concilio/cards';
import type { PieceId, Play, Seat } from '@concilio/kernel';
import { clockwise, type LotrTcg, opponentsOf, playerAt, type State, type Steps } from '../state.ts';
import { isAwaited, trigger } from './trigger.ts';
import { leavePlay, putInDiscard, returnSite } from './leaving.ts';
import { printed } from './sets.ts';
import { adventureOf, on, stackOn, supportOf } from './zones.ts';
import { shadowNumber } from './stats.ts';
import { companions, nameOf, seen, siteAt, siteNow, siteNumber, sitesOf } from './select.ts';
import { addTwilight } from './twilight.ts';
import { carry } from './moving.ts';

export const LAST_SITE = 9;

/** TCG-8.02 to TCG-8.04: whose next site is laid, by the arrow of the one that is left. */
export function whoLays(state: State): Seat {
  const order = clockwise(state, state.free);
  const site = siteNow(state);
  const direction = site === null ? null : printed(state, site).direction;
  const [left] = order.slice(1);
  const right = order.at(-1);
  return (direction === 'right' ? right : left) ?? state.free;
}

/** TCG-8.04: the site of a number out of somebody's adventure deck. */
export const siteIn = (state: State, seat: Seat, number: number): PieceId | null =>
  cardsIn(state.cards, adventureOf(seat)).find((site) => siteNumber(state, site) === number) ?? null;

export function laySite(play: Play<LotrTcg>, seat: Seat, number: number): void {
  const { state } = play;
  const site = siteIn(state, seat, number);
  if (site === null) return;
  carry(play, site, 'path', 'site.placed', { seat, site: number });
  statusOf(state.cards, site).controller = null;
}

/** TCG-8.16, TCG-8.17: one's own next site is laid, in the place of the one that lies there. */
export function layOwnNextSite(play: Play<LotrTcg>, seat: Seat, number: number): void {
  const { state } = play;
  if (number > LAST_SITE || siteIn(state, seat, number) === null) return;
  const old = siteAt(state, number);
  if (old !== null && ownerOf(state.cards, old) === seat) return;
  laySite(play, seat, number);
  const laid = siteAt2(state, number, old);
  if (old === null || laid === null) return;
  const there = { to: laid, host: nameOf(state, laid) };
  for (const card of attachmentsOn(state.cards, old).slice())
    carry(play, card, on(laid), 'card.attached', there);
  for (const card of cardsIn(state.cards, stackOn(old)).slice())
    carry(play, card, stackOn(laid), 'card.stacked', there);
  returnSite(play, old);
  play.tell('site.replaced', seen(state, laid));
}

const siteAt2 = (state: State, number: number, not: PieceId | null): PieceId | null =>
  cardsIn(state.cards, 'path').find((site) => siteNumber(state, site) === number && site !== not) ?? null;

/** A step: the fellowship moves to the next site (TCG-8.05). */
export function move(play: Play<LotrTcg>): void {
  const { state } = play;
  const player = playerAt(state, state.free);
  const to = player.marker + 1;
  if (to > LAST_SITE) return;
  if (siteAt(state, to) === null) laySite(play, whoLays(state), to);
  const from = siteNow(state);
  trigger(play, 'moves-from', {
    card: from,
    what: from === null ? null : nameOf(state, from),
    seat: state.free,
    amount: player.marker,
  });
  play.then('moveFrom', { to });
}

export function moveFrom(play: Play<LotrTcg>, { to }: Steps['moveFrom']): void {
  const { state } = play;
  trigger(play, 'moves', { seat: state.free, amount: to });
  play.then('moveTo', { to });
}

export function moveTo_(play: Play<LotrTcg>, { to }: Steps['moveTo']): void {
  const { state } = play;
  playerAt(state, state.free).marker = to;
  state.moves += 1;
  state.movedThisPhase = true;
  const site = siteNow(state);
  play.tell('fellowship.moved', {
    seat: state.free,
    site: to,
    card: site === null ? '' : nameOf(state, site),
  });
  trigger(play, 'moves-to', {
    card: site,
    what: site === null ? null : nameOf(state, site),
    seat: state.free,
    amount: to,
  });
  play.then('arrive', {});
}

/** TCG-8.06, TCG-8.07, TCG-8.10 */
export function arrive(play: Play<LotrTcg>): void {
  const { state } = play;
  const site = siteNow(state);
  const shadow = site === null ? 0 : shadowNumber(state, site);
  addTwilight(play, shadow + companions(state).length);
}

// Control.

/** TCG-26.02, TCG-26.04, TCG-26.09: the site that could be taken now. */
export function siteToTake(state: State): PieceId | null {
  const [lowest] = cardsIn(state.cards, 'path')
    .slice()
    .sort((one, other) => siteNumber(state, one) - siteNumber(state, other));
  if (lowest === undefined) return null;
  const number = siteNumber(state, lowest);
  return state.players.some(({ marker, out }) => !out && marker <= number) ? null : lowest;
}

export function takeControl(play: Play<LotrTcg>, seat: Seat): void {
  if (siteToTake(play.state) === null) return;
  if (isAwaited(play.state, 'about-to-take-site')) play.then('takeSite', { seat });
  else take(play, seat);
}

/** A step: somebody may prevent it. */
export function takeSite(play: Play<LotrTcg>, { seat }: Steps['takeSite']): void {
  beginAttempt(play.state.cards, 'take-site');
  trigger(play, 'about-to-take-site', { seat });
  play.then('siteTaken', { seat });
}

export function siteTaken(play: Play<LotrTcg>, { seat }: Steps['siteTaken']): void {
  if (endAttempt(play.state.cards, 'take-site') > 0) take(play, seat);
}

/** TCG-26.06 */
function take(play: Play<LotrTcg>, seat: Seat): void {
  const { state } = play;
  const site = siteToTake(state);
  if (site === null) return;
  carry(play, site, supportOf(seat), 'site.taken', { seat });
  statusOf(state.cards, site).controller = seat;
  trigger(play, 'site-taken', { card: site, what: nameOf(state, site), seat });
}

/** TCG-26.14: the highest that an opponent controls, whoever that is. */
export function siteToLiberate(state: State, seat: Seat): PieceId | null {
  const [highest] = state.players
    .flatMap((_, other) => (other === seat ? [] : sitesOf(state, other as Seat)))
    .sort((one, other) => siteNumber(state, other) - siteNumber(state, one));
  return highest ?? null;
}

/** TCG-26.13 */
export function liberate(play: Play<LotrTcg>, seat: Seat): void {
  const { state } = play;
  const site = siteToLiberate(state, seat);
  if (site === null) return;
  for (const card of attachmentsOn(state.cards, site).slice()) leavePlay(play, card, 'discard');
  for (const card of cardsIn(state.cards, stackOn(site)).slice()) putInDiscard(play, card);
  carry(play, site, 'path', 'site.liberated', { seat });
  statusOf(state.cards, site).controller = null;
}

export const isControlledByOpponent = (state: State, seat: Seat, number: number): boolean =>
  opponentsOf(state, seat).some((other) =>
    sitesOf(state, other).some((site) => siteNumber(state, site) === number),
  );
