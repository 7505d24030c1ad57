import { frameFor } from '@concilio/kernel';
import type { View } from '@concilio/lotr-board/contract';
import { expect, test } from 'vitest';
import { viewOf } from '../../../table/view.ts';
import { playThrough } from '../testing.ts';

test('the account of a demand is complete exactly when the rules let the group pay', () => {
  let complete = 0;
  let short = 0;
  for (const seats of [2, 3, 4, 5])
    for (const round of [1, 2])
      playThrough(seats, `payment ${seats} ${round}`, (match) => {
        const main = match.open.find(({ question }) => question.key === 'group-demand');
        if (main === undefined) return;
        const seen = frameFor(match, main.seat, Number.MAX_SAFE_INTEGER);
        const { questions } = seen;
        const view = viewOf<View>(seen);
        const rows = view.payment?.rows ?? [];
        expect(rows.length).toBeGreaterThan(0);
        const mayPay = questions.some(({ options }) => options.some(({ id }) => id === 'confirm'));
        if (main.seat !== match.open[0]?.seat) return;
        expect(rows.every(({ asked, given }) => given >= asked)).toBe(mayPay);
        expect(view.payment?.group).toBe(true);
        if (mayPay) complete += 1;
        else short += 1;
      });
  expect(complete).toBeGreaterThan(3);
  expect(short).toBeGreaterThan(3);
});
