import { cardsIn, ownerOf } from '@concilio/cards';
import type { PieceId, Seat } from '@concilio/kernel';
import { printed } from '../rules/sets.ts';
import { deadOf, handOf, playOf, supportOf } from '../rules/zones.ts';
import { isBarredAsUnique } from '../rules/playing.ts';
import { companionsOf } from '../rules/select.ts';
import { clockwise, playerAt, type State } from '../state.ts';
import { readingOf } from './reckon.ts';

/** What a card of the own hand is good for, from 0: what can never be played again is worth nothing. */
export function useOf(state: State, seat: Seat, card: PieceId): number {
  const definition = printed(state, card);
  if (isBarredAsUnique(state, seat, card)) return 0.05;
  const cost = definition.stats['twilight'] ?? 0;
  const same = cardsIn(state.cards, handOf(seat)).filter(
    (one) => printed(state, one).title === definition.title,
  ).length;
  // A second copy of what is there once only waits for the first to fall.
  const spare = definition.unique && same > 1 ? 0.4 : 1;
  switch (definition.type) {
    case 'companion':
      return (
        spare * (1.6 + 0.25 * readingOf(definition).worth - 0.1 * cost) * (isCrowded(state, seat) ? 0.3 : 1)
      );
    case 'ally':
      return spare * (0.6 + 0.3 * readingOf(definition).worth);
    case 'minion': {
      // Too far from home it costs more.
      const [rival] = clockwise(state, seat).slice(1);
      const marker = rival === undefined ? 9 : playerAt(state, rival).marker;
      const roams = (definition.stats['site'] ?? 0) > marker + 2 ? 2 : 0;
      const price = cost + roams;
      return (
        1 +
        0.18 * (definition.stats['strength'] ?? 0) -
        0.18 * Math.max(0, price - 3) +
        0.3 * (definition.stats['fierce'] ?? 0)
      );
    }
    case 'event':
      return 1.1 - 0.1 * cost;
    default:
      if (definition.bearer !== null)
        return spare * (hasBearer(state, seat, card) ? 0.9 + 0.3 * readingOf(definition).worth : 0.45);
      return spare * (0.5 + 0.3 * readingOf(definition).worth);
  }
}

/** TCG-7.09: with so many there is hardly room for more. */
const isCrowded = (state: State, seat: Seat): boolean =>
  companionsOf(state, seat).length + cardsIn(state.cards, deadOf(seat)).length >= 9;

/** Whether somebody who could bear it is on the table, or in the same hand. */
function hasBearer(state: State, seat: Seat, card: PieceId): boolean {
  const { bearer, type, side } = printed(state, card);
  if (bearer === null) return false;
  const own = [playOf(seat), supportOf(seat), handOf(seat)].flatMap((zone) => [
    ...cardsIn(state.cards, zone),
  ]);
  const others =
    type === 'condition' && side === 'shadow'
      ? clockwise(state, seat).flatMap((one) => (one === seat ? [] : [...cardsIn(state.cards, playOf(one))]))
      : [];
  return [...own, ...others].some(
    (host) => host !== card && ownerOf(state.cards, host) !== null && bearer(state, host, card),
  );
}
