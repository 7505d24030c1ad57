import type { Answer, Decision } from './recorded.ts';
import type { Seat } from './seat.ts';

/** What an undo goes back to, and whose consent it needs. */
export interface Undo {
  /** How many answers are kept. */
  readonly to: number;
  readonly consent: readonly Seat[];
}

/** How the table stands when somebody wants to take an answer back. */
export interface Now {
  readonly seats: readonly Seat[];
  readonly draws: number;
  readonly shown: number;
  /** Secret answers that are filled in already. */
  readonly slots: readonly (Answer | undefined)[];
  /** One person has all the seats. */
  readonly alone: boolean;
}

/**
 * The undo of a seat. Free alone, or back to one's own last answer when since then nobody else answered, nothing
 * random was drawn and nothing hidden became visible; otherwise the others must agree.
 */
export function undoOf(decisions: readonly Decision[], seat: Seat, now: Now): Undo | null {
  // What a stop has answered would only be answered again.
  const last = decisions.findLastIndex(({ answers }) =>
    answers.some((answer) => answer.seat === seat && answer.by !== 'stop'),
  );
  const decision = decisions[last];
  if (decision === undefined) return null;
  const nobodyElse =
    decisions.slice(last + 1).every(({ answers }) => answers.every((answer) => answer.seat === seat)) &&
    decision.answers.length === 1 &&
    now.slots.every((slot) => slot === undefined || slot.seat === seat);
  const nothingNew = decision.draws === now.draws && decision.shown === now.shown;
  return {
    to: decisions.slice(0, last).reduce((sum, { answers }) => sum + answers.length, 0),
    consent: now.alone || (nobodyElse && nothingNew) ? [] : now.seats.filter((other) => other !== seat),
  };
}
