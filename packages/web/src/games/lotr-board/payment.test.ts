import { isRecord, type JsonRecord, seenBy } from '@concilio/kernel';
import { expect, test } from 'vitest';
import { factsOf } from './facts.ts';
import { accountOf, isComplete } from './payment.ts';
import { game, playThrough } from './testing.ts';

const isView = (view: unknown): view is JsonRecord => isRecord(view);

test('the account of a demand is complete exactly when the rules let the group pay', () => {
  const facts = factsOf(game);
  let complete = 0;
  let short = 0;
  for (const seats of [2, 3, 4, 5])
    for (const round of [1, 2])
      playThrough(seats, `payment ${seats} ${round}`, (match) => {
        const main = match.open.find(({ question }) => question.key === 'group-demand');
        if (main === undefined) return;
        const { view, questions } = seenBy(match, main.seat, Number.MAX_SAFE_INTEGER);
        if (!isView(view)) throw new Error('A view is a record.');
        const rows = accountOf(view, facts);
        expect(rows.length).toBeGreaterThan(0);
        const mayPay = questions.some(({ options }) => options.some(({ id }) => id === 'confirm'));
        if (main.seat !== match.open[0]?.seat) return;
        expect(isComplete(rows)).toBe(mayPay);
        if (mayPay) complete += 1;
        else short += 1;
      });
  expect(complete).toBeGreaterThan(3);
  expect(short).toBeGreaterThan(3);
});
