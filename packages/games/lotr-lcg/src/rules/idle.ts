import { cardsIn } from '@concilio/cards';
import type { Blocked, Option, PieceId, Seat } from '@concilio/kernel';
import type { State } from '../state.ts';
import { because } from './reasons.ts';
import { handOf } from './zones.ts';
import { activeLocation, charactersOf, printed, isReady, stagedLocations } from './select.ts';

/**
 * Why a card cannot be used that a player might look for now. It is said where the question itself has no reason for
 * it: cards in hand outside their moment, and locations while the players are at another.
 */
export const idle = (state: State, seat: Seat): Blocked[] => [
  ...cardsIn(state.cards, handOf(seat)).map((id) => ({ id, rule: notFromHand(state, id) })),
  ...(state.phase === 'travel' && activeLocation(state) !== null
    ? stagedLocations(state).map((id) => ({ id, rule: 'LCG-8.03' }))
    : []),
];

function notFromHand(state: State, card: PieceId): string {
  const { type, abilities } = printed(state, card);
  if (type !== 'event') return 'LCG-6.01';
  return abilities.some(({ on }) => on === 'action') ? 'LCG-4.04' : 'LCG-16.08';
}

/** Reasons of a question's own, and those for all that it does not speak of. */
export function inVain(
  state: State,
  seat: Seat,
  options: readonly Option[],
  own: readonly Blocked[] = [],
): Blocked[] {
  const said = [...options, ...own].map(({ id, of }) => of ?? id);
  return [...own, ...idle(state, seat).filter(({ id }) => !said.includes(id))].map((blocked) =>
    because(state, seat, blocked),
  );
}

/** LCG-20.03 and the golden rule: why characters of a player are not among those who can do something. */
export const unable = (state: State, seat: Seat, able: readonly PieceId[]): Blocked[] =>
  charactersOf(state, seat)
    .filter((card) => !able.includes(card))
    .map((id) => ({ id, rule: isReady(state, id) ? 'LCG-1.11' : 'LCG-20.03' }));
