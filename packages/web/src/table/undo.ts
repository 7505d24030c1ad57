import type { Seat } from '@concilio/kernel';
import type { SeenEvent } from '@concilio/tables';
import { isAbout, type Spoken } from '@concilio/text';
import type { TableState } from './store.ts';

/**
 * What the last answer of a seat brought: that is what it would take back. Nothing where this page has not seen it
 * happen. The wire does not say who answered: it was whom the match waited for, or who is spoken of first.
 */
export function lastAnswerOf(
  game: Spoken,
  { log, answerMarks: brought }: Pick<TableState, 'log' | 'answerMarks'>,
  seat: Seat,
): readonly SeenEvent[] {
  const place = brought.findLastIndex(({ from, waited }) => {
    const first = log[from];
    return waited.includes(seat) || (first !== undefined && isAbout(game, seat, first));
  });
  const from = brought[place]?.from;
  return from === undefined ? [] : log.slice(from, brought[place + 1]?.from);
}
