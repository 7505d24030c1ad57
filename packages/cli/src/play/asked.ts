import { onlyOption, type Open, type Seat, type SeenQuestion, frameFor } from '@concilio/kernel';
import { say } from '../text/say.ts';
import { seatName } from '@concilio/text';
import { personsAt, type Sitting } from './sitting.ts';
import { isMain } from './turns.ts';

/** A question that stands before a person, and what may be typed besides its answers. */
export interface Asked {
  readonly open: Open;
  readonly question: SeenQuestion;
  /** What `-` does: leave an interjection, give the keyboard back, or let the others go first. */
  readonly dash: 'leave' | 'back' | 'others' | null;
  /** An empty line takes the only option. */
  readonly enter: boolean;
  /** What the hints say of all that. */
  readonly hints: readonly string[];
}

export function askedOf(sitting: Sitting, open: Open): Asked {
  const question = questionFor(sitting, open);
  const dash = dashAt(sitting, open, question);
  const enter = onlyOption(open.question) !== null && !question.optional;
  const { language } = sitting.speaker;
  const hints = [
    ...(enter ? [say(language, 'hint.enter')] : []),
    ...(dash === null ? [] : [say(language, `hint.${dash}`)]),
    ...(question.optional ? [] : namesHint(sitting, open.seat)),
  ];
  return { open, question, dash, enter, hints };
}

/** The question as the seat sees it: the one in the same place among those that are open to it. */
function questionFor({ table: { match } }: Sitting, open: Open): SeenQuestion {
  const mine = match.open.filter(({ seat }) => seat === open.seat);
  const question = frameFor(match, open.seat).questions[mine.indexOf(open)];
  if (question === undefined) throw new Error('The seat does not see the question that it is asked.');
  return question;
}

function dashAt(sitting: Sitting, open: Open, { optional }: SeenQuestion): Asked['dash'] {
  const { table, yielded } = sitting;
  if (optional) return personsAt(sitting).length > 1 ? 'back' : 'leave';
  // Whether one of the bots has something to do is not for the person to know.
  const mayYield = isMain(sitting, open) && table.match.seats.some((seat) => !table.isPlayedByPerson(seat));
  return mayYield && yielded !== open.fingerprint && onlyOption(open.question) === null ? 'others' : null;
}

/** Where others may interject, and share the keyboard: how they come to it. */
function namesHint(sitting: Sitting, asked: Seat): readonly string[] {
  const { table, speaker } = sitting;
  const others = personsAt(sitting).filter((seat) => seat !== asked);
  if (table.match.how !== 'any' || others.length === 0) return [];
  const names = others.map((seat) => seatName(speaker, seat)).join(', ');
  return [say(speaker.language, 'hint.names', { names })];
}
