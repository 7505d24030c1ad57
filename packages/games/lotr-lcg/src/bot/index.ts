import type { Knowledge } from '@concilio/kernel';
import type { LotrLcg } from '../state.ts';
import { judge } from './judge.ts';
import { policy } from './policy.ts';

/** What a good player knows. */
export const bot: Knowledge<LotrLcg> = { policy, judge, horizon: 60 };
