import { attachmentsOn, cardsIn, controllerOf, has, statusOf, ownerOf, turn } from '@concilio/cards';
import { loseTrack, type PieceId, type Play } from '@concilio/kernel';
import type { MomentName } from '../content/vocabulary.ts';
import type { LotrLcg, State } from '../state.ts';
import { trigger } from './trigger.ts';
import { basics } from './basics.ts';
import { deckOf, discardOf, guardedBy, shadowOn } from './zones.ts';
import { mixDeck, mixEncounter } from './mixing.ts';
import { move } from './moving.ts';
import { hitPointsLeft } from './stats.ts';
import { isCharacter, isIn, nameOf, seen, staged, typeOf } from './select.ts';

/** LCG-3.03, LCG-22.02: a card goes to the pile of the deck that it came from. */
export function discardZone(state: State, card: PieceId): string {
  const owner = ownerOf(state.cards, card);
  return owner === null ? 'encounter-discard' : discardOf(owner);
}

/** Puts a card that is not in play into its discard pile. */
export function putInDiscard(play: Play<LotrLcg>, card: PieceId): void {
  move(play, card, discardZone(play.state, card), 'card.discarded', {}, { end: 'top' });
}

/** Where a card that leaves play goes: its discard pile, unless an effect says otherwise. */
export type Destination = 'discard' | 'hand' | 'deck' | 'deck-top' | 'victory' | 'removed';

/** LCG-31.06: what is destroyed may have been so by the damage of an attack of players. */
export type Destroyed = 'destroyed' | 'by-attack';

interface Leaving {
  readonly card: PieceId;
  readonly to: Destination;
  readonly how?: Destroyed;
}

/** A card leaves play: what lies on it is cleared away first, and it bears nothing any more (LCG-11.18). */
export function leavePlay(play: Play<LotrLcg>, card: PieceId, to: Destination = 'discard'): void {
  leaveTogether(play, [{ card, to }]);
}

/** All of these are discarded at once: none is looked at again when another has taken it along. */
export function discardTogether(play: Play<LotrLcg>, cards: readonly PieceId[]): void {
  leaveTogether(
    play,
    cards.map((card) => ({ card, to: 'discard' })),
  );
}

/** The moment that it is when a card leaves play; `null` where nobody can wait for it. */
function leftAs(state: State, card: PieceId): MomentName | null {
  if (isCharacter(state, card)) return 'character-left';
  return typeOf(state, card) === 'enemy' ? 'enemy-left' : null;
}

/**
 * Several cards leave play at once. First what follows from their absence, then one moment for each of them: whether a
 * character was destroyed or has left otherwise, responses to it stand in one window (LCG-31.09).
 */
function leaveTogether(play: Play<LotrLcg>, leaving: readonly Leaving[]): void {
  const { state } = play;
  const gone = leaving.filter(({ card }) => isIn(state, card));
  if (gone.length === 0) return;
  const hosts = gone.flatMap(({ card }) => hostOfAttachment(state, card) ?? []);
  const moments = gone.map((one) => {
    const { card, how } = one;
    const name = leftAs(state, card);
    const seat = controllerOf(state.cards, card);
    return { name, ...goAway(play, one), card, seat, ...(how === undefined ? {} : { how }) };
  });
  const lost = moments.flatMap(({ type, seat }) => (type === 'hero' && seat !== null ? [seat] : []));
  // Its player may be lost without it, and a stage may have waited for it to go.
  play.then('settle', { lost });
  for (const { name, card, what, seat, how } of moments)
    if (name !== null) trigger(play, name, { card, what, seat, ...(how === undefined ? {} : { how }) });
  for (const host of hosts) checkHost(play, host);
}

/** What goes along with its host does not look back at it: nobody is destroyed twice (LCG-11.15). */
function goAway(
  play: Play<LotrLcg>,
  { card, to }: Leaving,
): { readonly what: string; readonly type: ReturnType<typeof typeOf> } {
  const { state } = play;
  const { cards } = state;
  const what = nameOf(state, card);
  const type = typeOf(state, card);
  const own = ownerOf(cards, card);
  const host = hostOfAttachment(state, card);
  clearFrom(play, card);
  // The objectives of a scenario are not lost with whoever carried them.
  if (type === 'objective' && host !== null && to === 'discard') {
    detach(play, card);
    return { what, type };
  }
  if (statusOf(cards, card).facedown) turn(basics, cards, card, false);
  const zone = zoneFor(state, card, to, has(basics, state, card, 'returns-to-deck'));
  move(
    play,
    card,
    zone,
    'card.left',
    { to: zone },
    { as: what, end: zone === 'encounter' || to !== 'deck' ? 'top' : 'bottom' },
  );
  if (to === 'deck') {
    if (own === null) mixEncounter(play);
    else mixDeck(play, own);
  } else if (to === 'hand' && own !== null) loseTrackOfHand(state, card, zone);
  forgetEverywhere(state, card);
  return { what, type };
}

function zoneFor(state: State, card: PieceId, to: Destination, returns: boolean): string {
  const owner = ownerOf(state.cards, card);
  const deck = owner === null ? 'encounter' : deckOf(owner);
  if (to === 'discard') return returns ? 'encounter' : discardZone(state, card);
  if (to === 'hand') return `hand/${owner}`;
  if (to === 'victory' || to === 'removed') return to;
  return deck;
}

/** A card that was in play and goes to a hand is seen to go there, and then is one of the hand. */
function loseTrackOfHand(state: State, card: PieceId, zone: string): void {
  const owner = ownerOf(state.cards, card);
  if (owner !== null && cardsIn(state.cards, zone).length > 1) loseTrack(state.cards.pieces, [card], owner);
}

/** LCG-14.13, LCG-11.11, LCG-17.13: attachments and shadow cards go, an objective that it guarded is free. */
function clearFrom(play: Play<LotrLcg>, card: PieceId): void {
  const { cards } = play.state;
  for (const attachment of attachmentsOn(cards, card).slice())
    goAway(play, { card: attachment, to: 'discard' });
  discardShadows(play, card);
  for (const objective of cardsIn(cards, guardedBy(card)).slice())
    move(play, objective, 'staging', 'card.staged', {});
}

export function discardShadows(play: Play<LotrLcg>, enemy: PieceId): void {
  for (const shadow of cardsIn(play.state.cards, shadowOn(enemy)).slice()) putInDiscard(play, shadow);
}

const hostOfAttachment = (state: State, card: PieceId): PieceId | null => {
  const zone = state.cards.at[Number(card.slice(1))] ?? '';
  return zone.startsWith('on/') ? (zone.slice('on/'.length) as PieceId) : null;
};

/** An objective that is detached goes back to the staging area. */
function detach(play: Play<LotrLcg>, card: PieceId): void {
  const { cards } = play.state;
  move(play, card, 'staging', 'card.staged', {});
  statusOf(cards, card).controller = null;
  statusOf(cards, card).exhausted = false;
}

/** Hit points that an attachment gave may be missed now: LCG-11.15. */
function checkHost(play: Play<LotrLcg>, host: PieceId): void {
  const { state } = play;
  if (isIn(state, host) && has(basics, state, host, 'hit-points') && hitPointsLeft(state, host) <= 0)
    destroy(play, [host]);
}

function forgetEverywhere(state: State, card: PieceId): void {
  const not = (other: PieceId) => other !== card;
  state.committed = state.committed.filter(not);
  state.prisoners = state.prisoners.filter(not);
  state.due = state.due.filter((one) => one.card !== card);
  // LCG-10.24: without its defender an attack is undefended.
  for (const attack of state.attacks) attack.defenders = attack.defenders.filter(not);
  for (const strike of [...state.interrupted, ...(state.strike === null ? [] : [state.strike])])
    strike.attackers = strike.attackers.filter(not);
}

/** LCG-11.15, LCG-11.16, LCG-11.19: defeated at the same time. LCG-17.23: an enemy with victory points is kept. */
export function destroy(play: Play<LotrLcg>, cards: readonly PieceId[], how: Destroyed = 'destroyed'): void {
  const { state } = play;
  for (const card of cards) play.tell('card.destroyed', seen(state, card));
  leaveTogether(
    play,
    cards.map((card) => {
      const kept = !isCharacter(state, card) && has(basics, state, card, 'victory');
      return { card, to: kept ? 'victory' : 'discard', how };
    }),
  );
}

/**
 * An enemy goes back to the staging area, with its damage and its shadow cards (LCG-11.11); a card of a deck does not
 * belong there.
 */
export function returnToStaging(play: Play<LotrLcg>, enemy: PieceId): void {
  const { state } = play;
  if (statusOf(state.cards, enemy).facedown) return leavePlay(play, enemy);
  if (!staged(state).includes(enemy)) move(play, enemy, 'staging', 'enemy.returned', {});
}
