import type { PositionFormat } from '@concilio/positions/format';
import type { LotrTcg } from '../state.ts';
import { examples } from './examples.ts';
import { GIVEN, putAway, read, readPiece, write, writePiece, zones } from './given.ts';
import { AT } from './steps.ts';

/** How position files speak of this game. */
export const position: PositionFormat<LotrTcg> = {
  seats: { rule: 'Any names, clockwise in the order written; two to four.' },
  at: AT,
  draws: [
    {
      kind: 'shuffle',
      stream: 'deck',
      text: 'The draw deck of a player; at set-up one after the other, in the order of the seats.',
    },
    { kind: 'die', stream: 'tie', faces: 'seats', text: 'Which of the tied bidders chooses first.' },
    {
      kind: 'die',
      stream: 'at-random',
      faces: [1, 2, 3, 4, 5, 6, 7, 8],
      text: 'Which card of a hand is met at random.',
    },
  ],
  given: GIVEN,
  zones,
  putAway,
  readPiece,
  writePiece,
  read,
  write,
  examples,
};
