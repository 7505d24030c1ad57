import { scoreBy } from '@concilio/bots';
import type { Seat } from '@concilio/kernel';
import { outcome } from '../rules/scoring.ts';
import type { State } from '../state.ts';
import { type Feature, features, type Part, partOf } from './features.ts';
import judgement from './judgement.json';

/** The points that count as everything. */
const BEST = 100;

/** For each place, how much each feature of a table speaks for many points in the end: learned by tools/fit/lotr-board.ts. */
const score = scoreBy<Part, Feature>(judgement);

/** How many points a player may hope for, as a part of the best. Before the end the goal is shared. */
export function judge(state: State, seat: Seat): number {
  const over = outcome(state);
  if (over !== null) return (over.scores[seat] ?? 0) / BEST;
  return score(partOf(state), features(state));
}
