import { type Outcome, seat } from '@concilio/kernel';
import { runesOf, type State } from '../state.ts';

/** LOB-15.02: what the destroyed Ring is worth, before runes. */
const DESTROYED = 60;

/** LOB-15, LOB-21.05 to LOB-21.08: how the game ended, and what it is worth. */
export function outcome(state: State): Outcome | null {
  const { ending, players, options, reached } = state;
  if (ending === null) return null;
  const { reason } = ending;
  if (ending.reason === 'joined')
    return {
      winners: [ending.seat],
      scores: players.map((_, index) => (index === ending.seat ? reached : 0)),
      reason,
    };
  if (reason !== 'destroyed') return { winners: [], scores: players.map(() => reached), reason };
  const runes = players.map((player) => runesOf(state, player));
  if (!options.competitive) {
    const score = runes.reduce((sum, own) => sum + own, DESTROYED);
    return { winners: players.map((_, index) => seat(index)), scores: players.map(() => score), reason };
  }
  const scores = runes.map((own) => DESTROYED + own);
  const best = Math.max(...scores);
  const winners = scores.flatMap((own, index) => (own === best ? [seat(index)] : []));
  return { winners, scores, reason };
}
