import { likely, scoreBy } from '@concilio/bots';
import type { Seat } from '@concilio/kernel';
import { outcome } from '../rules/scoring.ts';
import type { State } from '../state.ts';
import { type Feature, features, type Part, partOf } from './features.ts';
import judgement from './judgement.json';

/** For each part of a round, how much each feature of a table speaks for a victory: learned by tools/fit/lotr-lcg.ts. */
const score = scoreBy<Part, Feature>(judgement);

/** How likely the players are to win, from 0 to 1. All seats share the goal. */
export function judge(state: State, _seat: Seat): number {
  const ended = outcome(state);
  if (ended !== null) return ended.reason === 'won' ? 1 : 0;
  return likely(score(partOf(state), features(state)));
}
