import { attachmentsOn, cardsIn, controllerOf, has, markOf, moveTo, ownerOf, turn } from '@concilio/cards';
import { loseTrack, type PieceId, type Play } from '@concilio/kernel';
import type { LotrLcg, State, Steps } from '../state.ts';
import { happens } from './happening.ts';
import { deckOf, discardOf, guardedBy, lore, shadowOn } from './lore.ts';
import { mixDeck, mixEncounter } from './mixing.ts';
import { hitPointsLeft } from './numbers.ts';
import { isIn, isType, nameOf, seen, typeOf } from './select.ts';

/** LCG-3.03, LCG-22.02: a card goes to the pile of the deck that it came from. */
export function discardZone(state: State, card: PieceId): string {
  const owner = ownerOf(state.cards, card);
  return owner === null ? 'encounter-discard' : discardOf(owner);
}

/** Puts a card that is not in play into its discard pile. */
export function putInDiscard(play: Play<LotrLcg>, card: PieceId): void {
  const { state } = play;
  moveTo(lore, state.cards, card, discardZone(state, card), 'top');
  play.tell('card.discarded', seen(state, card));
}

/** Where a card that leaves play goes: its discard pile, unless an effect says otherwise. */
export type Destination = 'discard' | 'hand' | 'deck' | 'deck-top' | 'victory' | 'removed';

/**
 * A card leaves play: what lies on it is cleared away first, and it bears nothing any more (LCG-11.18). `destroyed` and
 * `explored` are told apart from other ways to leave, since cards wait for them.
 */
export function leavePlay(play: Play<LotrLcg>, card: PieceId, to: Destination = 'discard'): void {
  const host = hostOfAttachment(play.state, card);
  goAway(play, card, to);
  if (host !== null) checkHost(play, host);
}

/** What goes along with its host does not look back at it: nobody is destroyed twice (LCG-11.15). */
function goAway(play: Play<LotrLcg>, card: PieceId, to: Destination): void {
  const { state } = play;
  const { cards } = state;
  const what = nameOf(state, card);
  const type = typeOf(state, card);
  const seat = controllerOf(cards, card);
  const own = ownerOf(cards, card);
  const blank = markOf(cards, card).facedown;
  const host = hostOfAttachment(state, card);
  clearFrom(play, card);
  // The objectives of a scenario are not lost with whoever carried them.
  if (type === 'objective' && host !== null && to === 'discard') {
    detach(play, card);
    return;
  }
  if (blank) turn(lore, cards, card, false);
  const zone = zoneFor(state, card, to, has(lore, state, card, 'returns-to-deck'));
  moveTo(lore, cards, card, zone, zone === 'encounter' || to !== 'deck' ? 'top' : 'bottom');
  play.tell('card.left', { piece: card, card: what, to: zone });
  if (to === 'deck') {
    if (own === null) mixEncounter(play);
    else mixDeck(play, own);
  } else if (to === 'hand' && own !== null) loseTrackOfHand(state, card, zone);
  forgetEverywhere(state, card);
  const about = { card, what, seat };
  if (type === 'hero') happens(play, 'hero-left', about);
  if (type === 'ally') happens(play, 'ally-left', about);
  happens(play, 'left-play', about);
  // Its player may be lost without it, and a stage may have waited for it to go.
  play.then('settle', {});
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
  for (const attachment of attachmentsOn(cards, card).slice()) goAway(play, attachment, 'discard');
  discardShadows(play, card);
  for (const objective of cardsIn(cards, guardedBy(card)).slice()) moveTo(lore, cards, objective, 'staging');
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
  moveTo(lore, cards, card, 'staging');
  markOf(cards, card).controller = null;
  markOf(cards, card).exhausted = false;
}

/** Hit points that an attachment gave may be missed now: LCG-11.15. */
function checkHost(play: Play<LotrLcg>, host: PieceId): void {
  const { state } = play;
  if (has(lore, state, host, 'hit-points') && hitPointsLeft(state, host) <= 0) destroy(play, [host]);
}

function forgetEverywhere(state: State, card: PieceId): void {
  const not = (other: PieceId) => other !== card;
  state.committed = state.committed.filter(not);
  state.prisoners = state.prisoners.filter(not);
  state.leaving = state.leaving.filter((entry) => entry.card !== card);
  // LCG-10.24: without its defender an attack is undefended.
  for (const attack of state.attacks) attack.defenders = attack.defenders.filter(not);
  for (const strike of [...state.interrupted, ...(state.strike === null ? [] : [state.strike])])
    strike.attackers = strike.attackers.filter(not);
}

/** LCG-11.15, LCG-11.16, LCG-11.19: defeated at the same time. LCG-17.23: an enemy with victory points is kept. */
export function destroy(play: Play<LotrLcg>, cards: readonly PieceId[]): void {
  const { state } = play;
  for (const card of cards) {
    const what = nameOf(state, card);
    const seat = controllerOf(state.cards, card);
    const character = isType(state, card, 'hero') || isType(state, card, 'ally');
    const victory = !character && has(lore, state, card, 'victory');
    const by = state.strike?.target === card ? card : null;
    play.tell('card.destroyed', seen(state, card));
    leavePlay(play, card, victory ? 'victory' : 'discard');
    const about = { card, what, seat, by };
    happens(play, character ? 'character-destroyed' : 'enemy-destroyed', about);
  }
}

/** A step: a card leaves play after something else, if it is still there. */
export function leave(play: Play<LotrLcg>, { card, to }: Steps['leave']): void {
  if (isIn(play.state, card)) leavePlay(play, card, to);
}

/** LCG-24.06: an enemy goes back to the staging area and keeps its damage; a card of a deck does not belong there. */
export function returnToStaging(play: Play<LotrLcg>, enemy: PieceId): void {
  const { state } = play;
  if (markOf(state.cards, enemy).facedown) return leavePlay(play, enemy);
  discardShadows(play, enemy);
  moveTo(lore, state.cards, enemy, 'staging');
  play.tell('enemy.returned', seen(state, enemy));
}
