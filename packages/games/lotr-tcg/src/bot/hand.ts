import { cardsIn, ownerOf } from '@concilio/cards';
import type { PieceId, Seat } from '@concilio/kernel';
import { defined } from '../rules/sets.ts';
import { deadOf, handOf, playOf, supportOf } from '../rules/zones.ts';
import { isBarredAsUnique } from '../rules/playing.ts';
import { companionsOf } from '../rules/select.ts';
import { clockwise, playerAt, type State } from '../state.ts';
import { readingOf } from './reckon.ts';

/** What a card of the own hand is good for, from 0: what can never be played again is worth nothing. */
export function useOf(state: State, seat: Seat, card: PieceId): number {
  const printed = defined(state, card);
  if (isBarredAsUnique(state, seat, card)) return 0.05;
  const cost = printed.stats['twilight'] ?? 0;
  const same = cardsIn(state.cards, handOf(seat)).filter(
    (one) => defined(state, one).title === printed.title,
  ).length;
  // A second copy of what is there once only waits for the first to fall.
  const spare = printed.unique && same > 1 ? 0.4 : 1;
  switch (printed.type) {
    case 'companion':
      return (
        spare * (1.6 + 0.25 * readingOf(printed).worth - 0.1 * cost) * (isCrowded(state, seat) ? 0.3 : 1)
      );
    case 'ally':
      return spare * (0.6 + 0.3 * readingOf(printed).worth);
    case 'minion': {
      // Too far from home it costs more.
      const [rival] = clockwise(state, seat).slice(1);
      const marker = rival === undefined ? 9 : playerAt(state, rival).marker;
      const roams = (printed.stats['site'] ?? 0) > marker + 2 ? 2 : 0;
      const price = cost + roams;
      return (
        1 +
        0.18 * (printed.stats['strength'] ?? 0) -
        0.18 * Math.max(0, price - 3) +
        0.3 * (printed.stats['fierce'] ?? 0)
      );
    }
    case 'event':
      return 1.1 - 0.1 * cost;
    default:
      if (printed.bearer !== null)
        return spare * (hasBearer(state, seat, card) ? 0.9 + 0.3 * readingOf(printed).worth : 0.45);
      return spare * (0.5 + 0.3 * readingOf(printed).worth);
  }
}

/** TCG-7.09: with so many there is hardly room for more. */
const isCrowded = (state: State, seat: Seat): boolean =>
  companionsOf(state, seat).length + cardsIn(state.cards, deadOf(seat)).length >= 9;

/** Whether somebody who could bear it is on the table, or in the same hand. */
function hasBearer(state: State, seat: Seat, card: PieceId): boolean {
  const { bearer, type, side } = defined(state, card);
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
