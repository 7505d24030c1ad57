import type { Measured } from './measure.ts';

const ROUNDS = 1_000_000;

/** A fixed integer loop: figures of another machine are scaled by what it gives there. */
export const calibrate: Measured = {
  name: 'calibrate',
  unit: 'rounds/s',
  ours: () => {
    let value = 1;
    for (let round = 0; round < ROUNDS; round++) value = (Math.imul(value, 1664525) + 1013904223) | 0;
    // The value is used, so that no compiler leaves the loop out.
    return value === 0 ? 0 : ROUNDS;
  },
  peer: null,
  peerName: null,
  sameWork: () => {},
};
