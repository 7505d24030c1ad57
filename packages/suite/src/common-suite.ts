import type { Shape } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { CHECKS } from './examine.ts';
import type { Subject } from './subject.ts';

/** The one call that every game passes: declares a test for each promise. */
export function commonSuite<G extends Shape>(subject: Subject<G>): void {
  describe(`the common suite: ${subject.game.id}`, () => {
    for (const check of CHECKS)
      test(check.promise, { timeout: 120_000 }, () => {
        expect(check.find(subject)).toBeNull();
      });
  });
}
