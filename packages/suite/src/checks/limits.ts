import { advance, type Match, type Shape } from '@concilio/kernel';
import type { Check } from '../check.ts';
import { eachQuestion, type Subject } from '../subject.ts';

export const MOST_ANSWERS = 32;
export const LONGEST_RERUN = 5;

export interface StepFigures {
  readonly answers: number;
  readonly events: number;
  /** Milliseconds, the best of five. */
  readonly rerun: number;
}

/** What a subject has been measured as: its matches are played once for the check and for the report. */
const measured = new WeakMap<object, Readonly<Record<string, StepFigures>>>();

/** The most answers, the most events and the longest re-run of one step. */
export function measureSteps<G extends Shape>(subject: Subject<G>): Readonly<Record<string, StepFigures>> {
  const known = measured.get(subject);
  if (known !== undefined) return known;
  const figures = stepsOf(subject);
  measured.set(subject, figures);
  return figures;
}

function stepsOf<G extends Shape>(subject: Subject<G>): Readonly<Record<string, StepFigures>> {
  const figures: Record<string, StepFigures> = {};
  eachQuestion(subject, (match) => {
    const known = figures[match.step] ?? { answers: 0, events: 0, rerun: 0 };
    const once = rerun(match, 1);
    figures[match.step] = {
      // The open question will be one more.
      answers: Math.max(known.answers, match.from.answers.length + 1),
      events: Math.max(known.events, match.events('referee').length - match.from.eventsBefore),
      // A single slow run may be the machine's doing: only what stays slow counts.
      rerun: once > known.rerun ? Math.max(known.rerun, rerun(match, 5)) : known.rerun,
    };
    return null;
  });
  return figures;
}

function rerun<G extends Shape>(match: Match<G>, times: number): number {
  const runs = Array.from({ length: times }, () => {
    const start = performance.now();
    advance(match.game, match.from, []);
    return performance.now() - start;
  });
  return Math.min(...runs);
}

export const limits: Check = {
  name: 'limits',
  promise: `no step takes more than ${MOST_ANSWERS} answers, nor ${LONGEST_RERUN} ms to run again`,
  needs: ['ends'],
  find(subject) {
    for (const [step, { answers, rerun: milliseconds }] of Object.entries(measureSteps(subject))) {
      if (answers > MOST_ANSWERS) return `the step "${step}" took ${answers} answers: make it several steps`;
      if (milliseconds > LONGEST_RERUN)
        return `the step "${step}" takes ${milliseconds.toFixed(1)} ms to run again`;
    }
    return null;
  },
};
