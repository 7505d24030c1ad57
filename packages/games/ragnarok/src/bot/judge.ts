import { winProbabilities, scoreBy } from '@concilio/bots';
import type { Seat } from '@concilio/kernel';
import { outcome } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { features, partOf } from './features.ts';
import { JUDGEMENT } from './judgement.ts';

const score = scoreBy(JUDGEMENT);

/** How likely a player is to win, from 0 to 1: as their table looks beside those of the others. */
export function judge(state: State, seat: Seat): number {
  const ended = outcome(state);
  if (ended !== null) return ended.winners.includes(seat) ? 1 : 0;
  const part = partOf(state);
  const scores = state.players.map((_, other) => score(part, features(state, other as Seat)));
  return winProbabilities(scores)[seat] ?? 0;
}
