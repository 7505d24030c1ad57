import { copy, type Game, noContract, noPositions, schema, type Shape } from '@concilio/kernel';

/** What a game of a few lines says besides its rules. */
type Rules<G extends Shape> = Pick<Game<G>, 'steps' | 'start' | 'outcome' | 'create'> &
  Partial<Pick<Game<G>, 'kind' | 'seats' | 'view' | 'imagine' | 'bot'>>;

/** A whole game around some rules: nothing is hidden in it unless the rules say so. */
export function micro<G extends Shape>(rules: Rules<G>): Game<G> {
  return {
    id: 'micro',
    version: 1,
    kind: 'versus',
    seats: { min: 1, max: 4 },
    options: schema.record({}) as unknown as Game<G>['options'],
    // A game of a few lines shows all that it has, and declares none of it.
    contract: noContract as unknown as Game<G>['contract'],
    view: (state) => copy(state) as G['view'],
    imagine: () => {},
    text: { en: {}, es: {}, ro: {} },
    position: noPositions,
    ...rules,
  };
}
