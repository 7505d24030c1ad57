import { schema } from '@concilio/kernel';

/** The part of a position format that games without positions share: benchmark games are never set up from files. */
export const noPositions = {
  seats: { names: null, rule: '' },
  things: [],
  questions: {},
  view: schema.anything(),
  draws: [],
  given: schema.partial({}),
  zones: () => [],
  putAway: () => {},
  read: () => {},
  write: () => ({}),
  examples: [],
} as const;
