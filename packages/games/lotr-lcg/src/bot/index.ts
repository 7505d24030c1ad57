import type { Knowledge } from '@concilio/bots';
import type { LotrLcg } from '../state.ts';
import { consider } from './consider.ts';
import { judge } from './judge.ts';
import { policy } from './policy.ts';

/** What a good player knows. All seats share the goal; none looks into another's hand. */
export const bot: Knowledge<LotrLcg> = {
  policy: (state, seat, question, _random, optional) => policy(state, seat, question, optional),
  consider,
  judge,
  trust: 1,
  horizon: 40,
};
