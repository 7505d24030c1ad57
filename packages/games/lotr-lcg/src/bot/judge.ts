import { likely, scoreBy } from '@concilio/bots';
import type { Seat } from '@concilio/kernel';
import { outcome } from '../rules/scoring.ts';
import type { State } from '../state.ts';
import { features, partOf } from './features.ts';
import { JUDGEMENT } from './judgement.ts';

const score = scoreBy(JUDGEMENT);

/** How likely the players are to win, from 0 to 1. All seats share the goal. */
export function judge(state: State, _seat: Seat): number {
  const ended = outcome(state);
  if (ended !== null) return ended.reason === 'won' ? 1 : 0;
  return likely(score(partOf(state), features(state)));
}
