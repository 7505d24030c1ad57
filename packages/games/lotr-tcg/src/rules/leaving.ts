import {
  attachmentsOn,
  beginAttempt,
  cardsIn,
  endAttempt,
  triggerTogether,
  momentOf,
  ownerOf,
} from '@concilio/cards';
import { loseTrack, type PieceId, type Play } from '@concilio/kernel';
import { type LotrTcg, playerAt, type State, type Steps } from '../state.ts';
import { isAwaited, trigger } from './trigger.ts';
import { printed } from './sets.ts';
import { adventureOf, deadOf, deckOf, discardOf, handOf, stackOn } from './zones.ts';
import { is, isSeat, vitalityLeft } from './stats.ts';
import { bearerOf, isCharacter, isIn, isType, nameOf, once, seen } from './select.ts';
import { carry } from './moving.ts';

/** Puts a card that is not in play into its owner's discard pile: TCG-28.01. */
export function putInDiscard(play: Play<LotrTcg>, card: PieceId): void {
  const { state } = play;
  carry(play, card, discardOf(ownerSeat(state, card)), 'card.discarded', {}, { end: 'top' });
}

export function ownerSeat(state: State, card: PieceId) {
  const owner = ownerOf(state.cards, card);
  if (owner === null) throw new Error(`Card ${card} belongs to nobody.`);
  return owner;
}

/** TCG-21.05: the Ring-bearer is never discarded or returned; TCG-1.12: some may not be. */
export const mayBeDiscarded = (state: State, card: PieceId): boolean =>
  playerAt(state, ownerSeat(state, card)).ringBearer !== card &&
  !isType(state, card, 'ring') &&
  !is(state, card, 'no-discard');

/** TCG-1.12: whether a card can have another discarded that is not in play; a player may be safe from Shadow cards. */
export const mayHaveDiscarded = (state: State, card: PieceId, by: PieceId): boolean =>
  printed(state, by).side !== 'shadow' || !isSeat(state, ownerSeat(state, card), 'no-discards-by-shadow');

const canGo = (state: State, card: PieceId): boolean => isIn(state, card) && mayBeDiscarded(state, card);

/**
 * Cards in play are discarded together, unless something else happens instead. `by` is the card that has them discarded.
 * Says how many are still to be discarded once others have been heard.
 */
export function discardFromPlay(play: Play<LotrTcg>, cards: readonly PieceId[], by: PieceId | null): number {
  const { state } = play;
  const gone = cards.filter((card) => canGo(state, card));
  const [card, ...rest] = gone;
  if (card === undefined) return 0;
  if (!isAwaited(state, 'about-to-be-discarded')) {
    leaveTogether(play, gone, 'discard');
    return 0;
  }
  play.then('discard', { card, by, batch: { rest, going: [] } });
  return gone.length;
}

/**
 * A step: others may put something in its place (TCG-18.07). All of them are heard of before any of them goes, so that one
 * that is to go itself may still go in the place of another.
 */
export function discard(play: Play<LotrTcg>, { card, by, batch = ALONE }: Steps['discard']): void {
  const { state } = play;
  if (!canGo(state, card)) {
    discardRest(play, by, batch);
    return;
  }
  beginAttempt(state.cards, 'discard');
  trigger(play, 'about-to-be-discarded', { card, what: nameOf(state, card), by });
  play.then('discarded', { card, by, batch });
}
const ALONE = { rest: [], going: [] };

/** A step: unless it was replaced. */
export function discarded(play: Play<LotrTcg>, { card, by = null, batch = ALONE }: Steps['discarded']): void {
  const goes = endAttempt(play.state.cards, 'discard') > 0;
  discardRest(play, by, { rest: batch.rest, going: goes ? [...batch.going, card] : batch.going });
}

function discardRest(
  play: Play<LotrTcg>,
  by: PieceId | null,
  { rest, going }: NonNullable<Steps['discard']['batch']>,
): void {
  const { state } = play;
  const [card, ...more] = rest;
  if (card !== undefined) {
    play.then('discard', { card, by, batch: { rest: more, going: [...going] } });
    return;
  }
  const gone = going.filter((one) => canGo(state, one));
  payOff(state, by, gone.length);
  leaveTogether(play, gone, 'discard');
}

/** TCG-19.08: so much of what a card costs is settled only once others have been heard. */
export function owe({ owed }: State, card: PieceId, amount: number): void {
  if (amount > 0) owed[card] = (owed[card] ?? 0) + amount;
}
/** Some of it is paid now. */
export function payOff({ owed }: State, by: PieceId | null, amount: number): void {
  if (by !== null && owed[by] !== undefined) owed[by] -= amount;
}
/** Whether something that a card costs was prevented, and so is still owed. */
export function isOwing({ owed }: State, card: PieceId): boolean {
  const left = owed[card] ?? 0;
  delete owed[card];
  return left > 0;
}

export type Destination = 'discard' | 'dead' | 'hand' | 'deck' | 'deck-bottom';

export const leavePlay = (play: Play<LotrTcg>, card: PieceId, to: Destination): void =>
  leaveTogether(play, [card], to);

/**
 * TCG-20.18, TCG-20.19: what lies on a card and under it goes along, and it bears nothing any more. Of several that leave
 * together all have gone before anybody misses the vitality that they lent.
 */
export function leaveTogether(play: Play<LotrTcg>, cards: readonly PieceId[], to: Destination): void {
  const { state } = play;
  const hosts = once(cards.map((card) => bearerOf(state, card)).filter((host) => host !== null));
  for (const card of cards) if (isIn(state, card)) goAway(play, card, to);
  checkVitality(play, hosts);
}

function goAway(play: Play<LotrTcg>, card: PieceId, to: Destination): void {
  const { state } = play;
  const { cards } = state;
  clearFrom(play, card);
  leaveFight(state, card);
  const owner = ownerSeat(state, card);
  const zones = { discard: discardOf, dead: deadOf, hand: handOf, deck: deckOf, 'deck-bottom': deckOf };
  const zone = zones[to](owner);
  const end = to === 'deck-bottom' ? 'bottom' : 'top';
  delete state.wounds[card];
  if (to === 'discard') carry(play, card, zone, 'card.discarded', {}, { end });
  else if (to === 'dead') carry(play, card, zone, 'card.killed', {}, { end });
  else carry(play, card, zone, 'card.returned', { to }, { end });
  // It is seen to go there, and then it is one of several.
  if (to === 'hand') loseTrack(cards.pieces, [card], owner);
}

/** What a card bears and what is stacked on it is discarded; the Ring waits for another bearer (TCG-21.08). */
export function clearFrom(play: Play<LotrTcg>, card: PieceId): void {
  const { state } = play;
  for (const borne of attachmentsOn(state.cards, card).slice()) {
    if (isType(state, borne, 'ring'))
      carry(play, borne, 'limbo', 'ring.dropped', { seat: ownerSeat(state, borne) });
    else goAway(play, borne, 'discard');
  }
  for (const stacked of cardsIn(state.cards, stackOn(card)).slice()) putInDiscard(play, stacked);
}

/** TCG-13.15, TCG-13.16: whoever has gone fights no more. */
export function leaveFight(state: State, card: PieceId): void {
  state.assigned = state.assigned.filter(({ minion, to }) => minion !== card && to !== card);
  state.fierceMinions = state.fierceMinions.filter((one) => one !== card);
  const { skirmish } = state;
  if (skirmish === null) return;
  if (skirmish.character === card) {
    skirmish.character = null;
    skirmish.removed.push(card);
  } else if (skirmish.minions.includes(card)) {
    skirmish.minions = skirmish.minions.filter((one) => one !== card);
    skirmish.removed.push(card);
  }
}

/**
 * TCG-20.14, TCG-13.20: killed together. Companions and allies go to the dead pile, minions to the discard pile; then
 * those who wait for a death are heard.
 */
export function kill(play: Play<LotrTcg>, dead: readonly PieceId[], by: PieceId | null): void {
  const { state } = play;
  const fallen = dead.map((card) => ({
    card,
    what: nameOf(state, card),
    seat: ownerSeat(state, card),
    wasBearer: playerAt(state, ownerSeat(state, card)).ringBearer === card,
    // What is on it goes with it, and may have something to say of that.
    mourners: attachmentsOn(state.cards, card)
      .filter((one) => printed(state, one).abilities.some((ability) => ability.on === 'bearer-killed'))
      .map((one) => ({ one, name: nameOf(state, one) })),
  }));
  for (const { card } of fallen) {
    if (isType(state, card, 'minion')) play.tell('card.killed', seen(state, card));
    leavePlay(play, card, isType(state, card, 'minion') ? 'discard' : 'dead');
  }
  for (const { seat, wasBearer } of fallen) if (wasBearer) playerAt(state, seat).ringBearer = null;
  // TCG-17.04: they have died at one moment, and what must follow comes before any response.
  triggerTogether(
    play,
    fallen.flatMap(({ card, what, seat, mourners }) => [
      momentOf('killed', { card, what, seat, by }),
      ...mourners.map(({ one, name }) =>
        momentOf('bearer-killed', { card: one, what: name, seat, by: card }),
      ),
    ]),
  );
  for (const { seat, wasBearer } of fallen) if (wasBearer) play.then('fallen', { seat });
}

/** A site goes back to the adventure deck that it came from: TCG-8.16. */
export function returnSite(play: Play<LotrTcg>, site: PieceId): void {
  carry(play, site, adventureOf(ownerSeat(play.state, site)), 'card.returned', { to: 'adventure' });
}

/** TCG-20.17: vitality that was lent may be missed now. */
export function checkVitality(play: Play<LotrTcg>, cards: readonly PieceId[]): void {
  const { state } = play;
  const dead = cards.filter(
    (card) => isIn(state, card) && isCharacter(state, card) && vitalityLeft(state, card) <= 0,
  );
  if (dead.length > 0) kill(play, dead, null);
}
