import type { Knowledge } from '@concilio/bots';
import { optionsOf } from '@concilio/kernel';
import type { LotrTcg } from '../state.ts';
import { consider } from './consider.ts';
import { judge } from './judge.ts';
import { isTired, policy } from './policy.ts';

/** What a good player knows. Nothing of it looks into another's hand, or into a draw deck. */
export const bot: Knowledge<LotrTcg> = {
  policy: (state, seat, question, random) =>
    question.key === 'window' && optionsOf(question).length > 1 && isTired(random)
      ? 'pass'
      : policy(state, seat, question),
  consider: (state, seat, question) => consider(state, seat, question),
  judge,
  trust: 1,
  horizon: 24,
};
