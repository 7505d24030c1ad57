import type { Cards } from './cards.ts';

/**
 * Something that is about to happen and may yet be cancelled, or replaced by something else. The rules begin an attempt,
 * open a moment in which others may meddle, and then ask what has become of it. What was paid for it stays paid.
 */
export interface Attempt {
  what: string;
  cancelled: boolean;
  /** How much of it is left: some of it may be prevented. */
  amount: number;
  /** It can be neither cancelled nor prevented. */
  firm: boolean;
}

/** To be called by the step that opens its moment, and not ahead of it: what meddles, meddles with the innermost. */
export function beginAttempt(cards: Cards, what: string, amount = 1, firm = false): void {
  cards.attempts.push({ what, cancelled: false, amount, firm });
}

/** The innermost attempt of this kind, if there is one. */
export const attemptAt = (cards: Cards, what: string): Attempt | null =>
  cards.attempts.findLast((attempt) => attempt.what === what) ?? null;

/** Whether anything can still be done about it. */
export function canCancel(cards: Cards, what: string): boolean {
  const attempt = attemptAt(cards, what);
  return attempt !== null && !attempt.cancelled && !attempt.firm;
}

export function cancel(cards: Cards, what: string): void {
  const attempt = attemptAt(cards, what);
  if (attempt !== null && !attempt.firm) attempt.cancelled = true;
}

/** Prevents some of it; when nothing is left, it is cancelled. */
export function prevent(cards: Cards, what: string, amount: number): void {
  const attempt = attemptAt(cards, what);
  if (attempt === null || attempt.firm) return;
  attempt.amount = Math.max(0, attempt.amount - amount);
  if (attempt.amount === 0) attempt.cancelled = true;
}

/** Ends the innermost attempt of this kind, and says how much of it is to be done: 0 if it was cancelled. */
export function endAttempt(cards: Cards, what: string): number {
  const index = cards.attempts.findLastIndex((attempt) => attempt.what === what);
  const [attempt] = index < 0 ? [] : cards.attempts.splice(index, 1);
  return attempt === undefined || attempt.cancelled ? 0 : attempt.amount;
}
