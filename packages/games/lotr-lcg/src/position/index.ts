import type { PositionFormat } from '@concilio/positions/format';
import type { LotrLcg } from '../state.ts';
import { examples } from './examples.ts';
import { GIVEN, putAway, read, readPiece, write, writePiece, zones } from './given.ts';
import { AT } from './steps.ts';

/** How position files speak of this game. */
export const position: PositionFormat<LotrLcg> = {
  seats: { rule: 'Any names, clockwise in the order written; one to four.' },
  cutOut: { 'choose-bearer': 'choose-one' },
  at: AT,
  draws: [
    { kind: 'shuffle', stream: 'encounter.deck', text: 'The encounter deck.' },
    {
      kind: 'shuffle',
      stream: 'deck',
      text: 'The deck of a player; at set-up one after the other, in the order of the seats.',
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
