import { type IconName as Result, paths as results } from '../../../features/scores/signs.ts';
import { type IconName as Own, paths as own } from './signs.ts';

/** The signs of a sheet: how it ended, as in any log, and what befell the heroes. */
export const paths = { ...results, ...own };

export type IconName = Result | Own;
