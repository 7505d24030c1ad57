import type { Trial } from './trial.ts';
import type { Activity, Life } from './vocabulary.ts';

/** LOB-8.03 to LOB-8.09: what a space gives; one with a card gives that legendary card. */
export type Space = 'silver' | 'gold' | 'die' | 'purity' | Life | { readonly card: string };

export interface Track {
  readonly activity: Activity;
  /** From the first space after the start to the last. */
  readonly spaces: readonly Space[];
}

/** LOB-4.04: one track is the main one; its spaces have numbers, the start included. */
export interface Board {
  readonly id: string;
  readonly main: Activity;
  readonly numbers: readonly number[];
  readonly tracks: readonly Track[];
  /** In the order of the event track. */
  readonly events: readonly Trial[];
}

export const numbersFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
