import type { Playable } from '../src/knowledge.ts';
import { copy, noContract, schema, type Shape } from '@concilio/kernel';

/** What a game of a few lines says besides its rules. */
type Rules<G extends Shape> = Pick<Playable<G>, 'steps' | 'start' | 'outcome' | 'create'> &
  Partial<Pick<Playable<G>, 'kind' | 'seats' | 'view' | 'imagine' | 'bot'>>;

/** A whole game around some rules: nothing is hidden in it unless the rules say so. */
export function micro<G extends Shape>(rules: Rules<G>): Playable<G> {
  return {
    id: 'micro',
    version: 1,
    kind: 'versus',
    seats: { min: 1, max: 4 },
    options: schema.record({}) as unknown as Playable<G>['options'],
    // A game of a few lines shows all that it has, and declares none of it.
    contract: noContract as unknown as Playable<G>['contract'],
    view: (state) => copy(state) as G['view'],
    imagine: () => {},
    bot: null,
    ...rules,
  };
}
