import type { SeenOption, SeenQuestion } from '@concilio/kernel';
import type { Frame, SeenEvent } from '@concilio/tables';
import { readView, type View } from '../games/lotr-board/read.ts';

/** A point at which the player is asked and has time to read: what can be seen, and what has happened so far. */
export interface Moment {
  readonly view: View;
  readonly seat: number;
  readonly question: SeenQuestion;
  readonly log: readonly SeenEvent[];
}

/** `null` while the player is not asked: then nobody should be spoken to. */
export const momentOf = (
  { view, seat }: Frame,
  question: SeenQuestion | null,
  log: readonly SeenEvent[],
): Moment | null =>
  question === null || seat === null ? null : { view: readView(view), seat, question, log };

/** Whether anything of this name has been told, perhaps about certain things. */
export const happened = ({ log }: Moment, name: string, said: Readonly<Record<string, unknown>> = {}) =>
  log.some(
    (event) =>
      event.name === name && Object.entries(said).every(([field, value]) => event.said[field] === value),
  );

/** Whether this is asked of the player, and not of somebody whom they may forestall. */
export const isAsked = ({ question }: Moment, key: string): boolean =>
  question.key === key && !question.optional;

export const offers = ({ question }: Moment, is: (option: SeenOption) => boolean): boolean =>
  question.options.some(is);

/** The ids of the cards in the own hand that are answers. */
export const cardsAsked = ({ question }: Moment): readonly string[] =>
  question.options.flatMap(({ id, of = id }) => (of.startsWith('#') ? [of] : []));
