import {
  answerOfStops,
  type Declined,
  declinedAfter,
  NOTHING_DECLINED,
  type Open,
  type Pick,
} from '@concilio/kernel';
import { personsAt, type Sitting } from './sitting.ts';

/** The option of a question that has no other; not one that wants to be confirmed. */
export function onlyOption({ question }: Open): string | null {
  const [option, ...more] = question.kind === 'one' ? question.options : [];
  return option === undefined || more.length > 0 || option.confirm === true ? null : option.id;
}

/** What is answered for a person without asking. Where somebody else looks on, only what the game gives away. */
export function answerUnasked(sitting: Sitting, open: Open): Pick | null {
  const { match, lulls } = sitting;
  const only = personsAt(sitting).length > 1 ? null : onlyOption(open);
  return only ?? answerOfStops(match.game, open.question, declinedBy(sitting, open), lulls);
}

/** Somebody has answered, or left an interjection (`null`). */
export function noteDeclined(sitting: Sitting, open: Open, pick: Pick | null): void {
  sitting.hearing.declined[open.seat] = declinedAfter(declinedBy(sitting, open), open.question, pick);
}

const declinedBy = ({ hearing }: Sitting, { seat }: Open): Declined =>
  hearing.declined[seat] ?? NOTHING_DECLINED;
