import type { Knowledge } from '@concilio/bots';
import type { LotrBoard } from '../state.ts';
import { judge } from './judge.ts';
import { consider, policy } from './policy.ts';

/** What a good player of this game knows. All seats share the goal; none looks into another's hand. */
export const bot: Knowledge<LotrBoard> = {
  policy: (state, seat, question, _random, optional) => policy(state, seat, question, optional),
  consider,
  judge,
  trust: 1,
  horizon: 100,
};
