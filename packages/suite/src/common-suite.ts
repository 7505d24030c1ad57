import type { Shape } from '@concilio/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { measureSteps } from './checks/limits.ts';
import { CHECKS } from './examine.ts';
import type { Subject } from './subject.ts';

/** The one call that every game passes: declares a test for each promise, and reports how large its steps are. */
export function commonSuite<G extends Shape>(subject: Subject<G>): void {
  describe(`the common suite: ${subject.game.id}`, () => {
    for (const check of CHECKS)
      test(check.promise, () => {
        expect(check.find(subject)).toBeNull();
      });

    afterAll(() => {
      const steps = Object.entries(measureSteps(subject)).map(
        ([step, { answers, events, rerun }]) =>
          `${step}: ${answers} answers, ${events} events, ${rerun.toFixed(2)} ms`,
      );
      process.stdout.write(`The largest of each step of "${subject.game.id}"\n  ${steps.join('\n  ')}\n`);
    });
  });
}
