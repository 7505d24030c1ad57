import { attachmentsOn, cardIs, cardsIn, hostOf, isInPlay, whereIs } from '@concilio/cards';
import type { PieceId, Seat } from '@concilio/kernel';
import type { CardType, Keyword } from '../content/vocabulary.ts';
import { playerAt, shadowPlayers, type State, toTheRight } from '../state.ts';
import { isActive, basics } from './basics.ts';
import { printed } from './sets.ts';
import { playOf, stackOn, supportOf } from './zones.ts';
import { is } from './stats.ts';

export const isType = (state: State, card: PieceId, type: CardType): boolean =>
  printed(state, card).type === type;
/** TCG-1.10 */
export const isCharacter = (state: State, card: PieceId): boolean => {
  const { type } = printed(state, card);
  return type === 'companion' || type === 'ally' || type === 'minion';
};
export const isIn = (state: State, card: PieceId): boolean => isInPlay(basics, state.cards, card);
export const nameOf = (state: State, card: PieceId): string => cardIs(state.cards, card);
/** What events say of a card that all can see. */
export const seen = (state: State, card: PieceId) => ({ piece: card, card: cardIs(state.cards, card) });

/** TCG-1.04: the fellowship of the player whose turn it is. */
export const companions = (state: State): PieceId[] => companionsOf(state, state.free);
export const companionsOf = (state: State, seat: Seat): PieceId[] =>
  cardsIn(state.cards, playOf(seat)).filter((card) => isType(state, card, 'companion'));
export const allies = (state: State): PieceId[] =>
  cardsIn(state.cards, supportOf(state.free)).filter((card) => isType(state, card, 'ally'));
export const minionsOf = (state: State, seat: Seat): PieceId[] =>
  seat === state.free
    ? []
    : cardsIn(state.cards, playOf(seat)).filter((card) => isType(state, card, 'minion'));
export function minions(state: State): PieceId[] {
  const all: PieceId[] = [];
  for (const seat of shadowPlayers(state)) all.push(...minionsOf(state, seat));
  return all;
}
/** Companions and allies of the player whose turn it is. */
export const defenders = (state: State): PieceId[] => [...companions(state), ...allies(state)];

/** All cards in play that are active, but for sites: those of the Free Peoples player first. */
export function activeCards(state: State): PieceId[] {
  const found: PieceId[] = [];
  const add = (card: PieceId) => {
    if (isType(state, card, 'site')) {
      // What is played on a site that somebody controls (TCG-26.07).
      for (const other of attachmentsOn(state.cards, card)) if (isActive(state, other)) found.push(other);
      return;
    }
    if (isActive(state, card)) found.push(card);
    for (const borne of attachmentsOn(state.cards, card)) if (isActive(state, borne)) found.push(borne);
  };
  for (const seat of toTheRight(state))
    for (const zone of [playOf(seat), supportOf(seat)])
      for (const card of cardsIn(state.cards, zone)) add(card);
  return found;
}

/** TCG-24.08 */
export const isUnbound = (state: State, card: PieceId): boolean =>
  isType(state, card, 'companion') && !isRingBound(state, card);
/** TCG-24.07, TCG-24.09 */
export const isRingBound = (state: State, card: PieceId): boolean =>
  isType(state, card, 'companion') && is(state, card, 'ring-bound');

/** TCG-24.12 */
export const isMounted = (state: State, card: PieceId): boolean =>
  attachmentsOn(state.cards, card).some(
    (item) => isType(state, item, 'possession') && is(state, item, 'class/mount'),
  );
export const bears = (
  state: State,
  card: PieceId,
  what: (state: State, borne: PieceId) => boolean,
): boolean => attachmentsOn(state.cards, card).some((borne) => what(state, borne));
export const bearerOf = (state: State, card: PieceId): PieceId | null =>
  whereIs(state.cards, card).startsWith('on/') ? hostOf(state.cards, card) : null;
export const borneBy = (state: State, card: PieceId): readonly PieceId[] => attachmentsOn(state.cards, card);
export const stackedOn = (state: State, card: PieceId): readonly PieceId[] =>
  cardsIn(state.cards, stackOn(card));

export const ringBearer = (state: State): PieceId | null => playerAt(state, state.free).ringBearer;

/** Each of them once, in their order. */
export const once = <T>(all: readonly T[]): T[] => all.filter((one, place) => all.indexOf(one) === place);

// Sites.

export const siteNumber = (state: State, site: PieceId): number => printed(state, site).stats['site'] ?? 0;
export const siteAt = (state: State, number: number): PieceId | null =>
  cardsIn(state.cards, 'path').find((site) => siteNumber(state, site) === number) ?? null;
/** Where the fellowship of the player whose turn it is stands. */
export const siteNow = (state: State): PieceId | null => siteAt(state, playerAt(state, state.free).marker);
export const markerNow = (state: State): number => playerAt(state, state.free).marker;
/** TCG-26.06 */
export const sitesOf = (state: State, seat: Seat): PieceId[] =>
  cardsIn(state.cards, supportOf(seat)).filter((card) => isType(state, card, 'site'));
export const isAt = (state: State, keyword: Keyword): boolean => {
  const site = siteNow(state);
  return site !== null && (printed(state, site).stats[keyword] ?? 0) > 0;
};
/** TCG-29.06: whether the fellowship is at one of these sites, of this block. */
export const isBetween = (
  state: State,
  from: number,
  to: number,
  block: 'fellowship' | 'towers',
): boolean => {
  const site = siteNow(state);
  const marker = markerNow(state);
  return site !== null && printed(state, site).block === block && marker >= from && marker <= to;
};

// Who fights.

/** TCG-13.04 */
export const isSkirmishing = ({ skirmish }: State, card: PieceId): boolean =>
  skirmish !== null &&
  !skirmish.cancelled &&
  (skirmish.character === card || skirmish.minions.includes(card));
/** Those on the other side of the skirmish that a card fights in. */
export function foesOf({ skirmish }: State, card: PieceId): readonly PieceId[] {
  if (skirmish === null || skirmish.cancelled) return NOBODY;
  if (skirmish.character === card) return skirmish.minions;
  return skirmish.minions.includes(card) && skirmish.character !== null ? [skirmish.character] : NOBODY;
}
const NOBODY: readonly PieceId[] = [];
export const isAssigned = (state: State, card: PieceId): boolean =>
  state.assigned.some(({ minion, to }) => minion === card || to === card) || isSkirmishing(state, card);

/** TCG-8.11: the keywords of a site can always be spotted. */
export const hasSiteKeyword = (state: State, site: PieceId, keyword: Keyword): boolean =>
  (printed(state, site).stats[keyword] ?? 0) > 0;
