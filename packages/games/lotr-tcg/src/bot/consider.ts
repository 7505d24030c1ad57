import type { Option, Pick, PieceId, Question, Seat } from '@concilio/kernel';
import type { State } from '../state.ts';
import { ratings } from './asked.ts';
import { attackerOf, defenderOf, fightCost } from './fight.ts';
import { policy } from './policy.ts';
import { chosenOf, usesOf } from './uses.ts';

/** How many answers of one question are compared. */
const MOST = 4;

/** How much more it may cost to be thought about. */
const NEAR = 2.5;

/** What must not be lost at first sight by something that is thought about. */
const HOPE = -0.4;

/** The answers that a good player would think about, the policy's own first. */
export function consider(state: State, seat: Seat, question: Question): readonly Pick[] {
  if (question.kind !== 'one' || question.options.length === 1) return [policy(state, seat, question)];
  switch (question.key) {
    case 'window':
    case 'respond': {
      const uses = usesOf(state, seat, question);
      const own = chosenOf(state, seat, uses);
      // What plainly loses something is left alone; to pass is always worth a thought.
      const others = uses
        .filter(({ id, gain }) => id !== own && gain > HOPE)
        .toSorted((one, other) => other.gain - one.gain)
        .slice(0, MOST - 2)
        .map(({ id }) => id);
      return [own, ...others, ...(own === 'pass' ? [] : ['pass'])];
    }
    case 'move-again':
      return policy(state, seat, question) === 'move' ? ['move', 'stay'] : ['stay', 'move'];
    case 'assign':
    case 'assign-leftover': {
      const own = policy(state, seat, question);
      return [own, ...likelyMatches(state, seat, question.options, question.with?.['piece'] as PieceId, own)];
    }
    case 'choose':
    case 'choose-to-play':
    case 'choose-effect':
    case 'choose-bearer':
    case 'may':
    case 'prevent': {
      const own = policy(state, seat, question);
      const rated = ratings(state, seat, question);
      const others = question.options
        .map(({ id }) => id)
        .filter((id) => id !== own)
        .toSorted((one, other) => (rated[other] ?? 0) - (rated[one] ?? 0));
      return [own, ...others].slice(0, 3);
    }
    default:
      return [policy(state, seat, question)];
  }
}

/** Others whom a minion might meet: those to whom that would do about as little, or for the Shadow as much. */
function likelyMatches(
  state: State,
  seat: Seat,
  options: readonly Option[],
  minion: PieceId,
  own: Pick,
): string[] {
  const foe = attackerOf(state, minion);
  const costs = options
    .filter(({ id }) => id !== 'nobody' && id !== own)
    .map(({ id }) => ({ id, cost: fightCost(defenderOf(state, id as PieceId), [foe], 1) }));
  const isFree = seat === state.free;
  const first =
    own === 'nobody' || typeof own !== 'string' ? 0 : fightCost(defenderOf(state, own as PieceId), [foe], 1);
  return costs
    .filter(({ cost }) => (isFree ? cost < first + NEAR : cost > first - NEAR))
    .toSorted((one, other) => (isFree ? 1 : -1) * (one.cost - other.cost))
    .slice(0, 2)
    .map(({ id }) => id);
}
