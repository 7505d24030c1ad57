import type { Knowledge } from '@concilio/bots';
import type { Ragnarok } from '../state.ts';
import { consider } from './consider.ts';
import { judge } from './judge.ts';
import { policy } from './policy.ts';

/** What a good player knows. Nothing of it looks into another's hand. */
export const bot: Knowledge<Ragnarok> = {
  policy: (state, seat, question) => policy(state, seat, question),
  consider: (state, seat, question) => consider(state, seat, question),
  judge,
  trust: 1,
  horizon: 30,
};
