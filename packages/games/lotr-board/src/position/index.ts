import type { PositionFormat } from '@concilio/positions/format';
import { FACES } from '../content/index.ts';
import type { LotrBoard } from '../state.ts';
import { examples } from './examples.ts';
import { GIVEN, putAway, read, write, zones } from './given.ts';
import { AT } from './steps.ts';

/** How position files speak of this game. */
export const position: PositionFormat<LotrBoard> = {
  seats: {
    rule: 'The hobbits, clockwise in the order written. Two: Frodo, Sam; three: also Pippin; four: also Merry; five: also Fatty.',
    dealt: {
      draw: (names) => ({ kind: 'shuffle', stream: 'hobbits', top: names }),
      names: (state) => state.players.map(({ hobbit }) => hobbit),
    },
  },
  at: AT,
  draws: [
    {
      kind: 'die',
      stream: 'threat',
      text: 'The threat die.',
      faces: FACES.map(({ id }) => id),
    },
    {
      kind: 'shuffle',
      stream: 'deck',
      text: 'The adventure deck: at set-up (where "at" is left out), and whenever it is used up.',
    },
    {
      kind: 'shuffle',
      stream: 'tiles',
      text: 'The story tiles: at set-up, at the start of each conflict, and when the pile is used up.',
    },
    { kind: 'shuffle', stream: 'gold', text: 'The gold runes, at set-up.' },
    {
      kind: 'shuffle',
      stream: 'legendary',
      text: 'The twelve legendary cards of Rivendell or Lothlórien, before they are dealt one at a time from the Ring-bearer on.',
    },
  ],
  given: GIVEN,
  zones,
  putAway,
  read,
  write,
  examples,
};
