import { scoreBy } from '@concilio/bots';
import type { Seat } from '@concilio/kernel';
import { outcome } from '../rules/scoring.ts';
import type { State } from '../state.ts';
import { features, partOf } from './features.ts';
import { JUDGEMENT } from './judgement.ts';

/** The points that count as everything. */
const BEST = 100;

const score = scoreBy(JUDGEMENT);

/** How many points a player may hope for, as a part of the best. Before the end the goal is shared. */
export function judge(state: State, seat: Seat): number {
  const over = outcome(state);
  if (over !== null) return (over.scores[seat] ?? 0) / BEST;
  return score(partOf(state), features(state));
}
