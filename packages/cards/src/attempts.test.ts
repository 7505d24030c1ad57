import { describe, expect, test } from 'vitest';
import { attemptAt, beginAttempt, canCancel, cancel, endAttempt, prevent } from './attempts.ts';
import { newCards } from './cards.ts';

describe('an attempt', () => {
  test('that nobody meddles with is done in full, and is over then', () => {
    const cards = newCards();
    beginAttempt(cards, 'wound', 3);
    expect(endAttempt(cards, 'wound')).toBe(3);
    expect(cards.attempts).toEqual([]);
  });

  test('that is cancelled is not done at all', () => {
    const cards = newCards();
    beginAttempt(cards, 'wound', 3);
    expect(canCancel(cards, 'wound')).toBe(true);
    cancel(cards, 'wound');
    expect(canCancel(cards, 'wound')).toBe(false);
    expect(endAttempt(cards, 'wound')).toBe(0);
  });

  test('that is prevented in part is done in part, and cancelled when nothing is left', () => {
    const cards = newCards();
    beginAttempt(cards, 'wound', 3);
    prevent(cards, 'wound', 1);
    expect(attemptAt(cards, 'wound')).toEqual({ what: 'wound', cancelled: false, amount: 2, firm: false });
    prevent(cards, 'wound', 5);
    expect(attemptAt(cards, 'wound')).toMatchObject({ cancelled: true, amount: 0 });
    beginAttempt(cards, 'wound', 2);
    prevent(cards, 'wound', 1);
    expect(endAttempt(cards, 'wound')).toBe(1);
    expect(endAttempt(cards, 'wound')).toBe(0);
  });

  test('inside another is the one that is meddled with; the outer one goes on', () => {
    const cards = newCards();
    beginAttempt(cards, 'wound', 1);
    beginAttempt(cards, 'move', 1);
    beginAttempt(cards, 'wound', 4);
    cancel(cards, 'wound');
    expect(endAttempt(cards, 'wound')).toBe(0);
    expect(endAttempt(cards, 'wound')).toBe(1);
    expect(endAttempt(cards, 'move')).toBe(1);
  });

  test('that is firm can be neither cancelled nor prevented, and shields the one around it', () => {
    const cards = newCards();
    beginAttempt(cards, 'wound', 1);
    beginAttempt(cards, 'wound', 2, true);
    expect(canCancel(cards, 'wound')).toBe(false);
    cancel(cards, 'wound');
    prevent(cards, 'wound', 1);
    expect(endAttempt(cards, 'wound')).toBe(2);
    expect(canCancel(cards, 'wound')).toBe(true);
    expect(endAttempt(cards, 'wound')).toBe(1);
  });

  test('that there is not is not to be done, and cannot be meddled with', () => {
    const cards = newCards();
    beginAttempt(cards, 'move');
    cancel(cards, 'wound');
    prevent(cards, 'wound', 1);
    expect(canCancel(cards, 'wound')).toBe(false);
    expect(endAttempt(cards, 'wound')).toBe(0);
    expect(endAttempt(cards, 'move')).toBe(1);
  });
});
