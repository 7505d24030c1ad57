import type { Seat } from '@concilio/kernel';
import { seatName } from '@concilio/text';
import { PROMPT } from './lines.ts';
import { type After, obey } from './orders.ts';
import { type Sitting, tell } from './sitting.ts';

/** Clears the screen and what was scrolled off it, where a hand may stand. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/**
 * The keyboard goes to another person, who must not see the last one's hand. Meanwhile nobody's eyes are on the screen
 * for certain, so that orders show only what everybody may see.
 */
export async function handOver(sitting: Sitting, seat: Seat): Promise<After> {
  clearScreen(sitting);
  for (;;) {
    announce(sitting, seat);
    const line = (await sitting.lines.next(PROMPT))?.trim();
    if (line === undefined) return 'leave';
    if (line === '') break;
    const { answerer } = sitting;
    if (isUndo(line) && answerer !== null && hasChosenInSecret(sitting, answerer)) {
      sitting.called = answerer;
      sitting.answerer = null;
      return 'ask anew';
    }
    const after = await obey(sitting, answerer, line, null);
    if (after === 'ask anew' || after === 'leave') return after;
  }
  clearScreen(sitting);
  sitting.watcher = seat;
  return 'go on';
}

function announce(sitting: Sitting, seat: Seat): void {
  const { answerer, speaker } = sitting;
  tell(sitting, 'play.handover', { seat: seatName(speaker, seat) });
  if (answerer !== null) tell(sitting, 'play.handover.undo', { seat: seatName(speaker, answerer) });
}

const isUndo = (line: string): boolean => ['u', 'undo'].includes(line.toLowerCase());

/** Until all have chosen, the kernel takes another answer instead; there is nothing yet that could be undone. */
const hasChosenInSecret = ({ table: { match } }: Sitting, person: Seat): boolean =>
  match.how === 'each' &&
  match.open.some(({ seat }) => seat === person) &&
  !match.waitingFor.includes(person);

/** Takes away what one person may see and others may not. */
export function clearScreen(sitting: Sitting): void {
  const { screen, watcher } = sitting;
  // What stands there while nobody watches is for everybody, and may just have been said.
  if (screen.isTTY === true && watcher !== null) screen.write(CLEAR);
  sitting.watcher = null;
}
