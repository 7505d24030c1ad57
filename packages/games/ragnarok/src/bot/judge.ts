import { winProbabilities, scoreBy } from '@concilio/bots';
import type { Seat } from '@concilio/kernel';
import { outcome } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { type Feature, features, type Part, partOf } from './features.ts';
import judgement from './judgement.json';

/** For each kind of table, how much each feature of a player speaks for their victory: learned by tools/fit/ragnarok.ts. */
const score = scoreBy<Part, Feature>(judgement);

/** How likely a player is to win, from 0 to 1: as their table looks beside those of the others. */
export function judge(state: State, seat: Seat): number {
  const ended = outcome(state);
  if (ended !== null) return ended.winners.includes(seat) ? 1 : 0;
  const part = partOf(state);
  const scores = state.players.map((_, other) => score(part, features(state, other as Seat)));
  return winProbabilities(scores)[seat] ?? 0;
}
