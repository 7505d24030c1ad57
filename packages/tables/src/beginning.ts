import { asOptions, type Json, type Match, type Shape } from '@concilio/kernel';
import type { TableSetup } from './entry.ts';

/** How a match that is at hand has begun: what a table around it, or another match from there on, begins with. */
export function beginningOf<G extends Shape>(
  match: Match<G>,
): Pick<TableSetup, 'game' | 'version' | 'options' | 'seed' | 'start'> {
  const { game, version, options, seed, start } = match.save();
  return { game, version, options: asOptions(options), seed, start: start as Json };
}
