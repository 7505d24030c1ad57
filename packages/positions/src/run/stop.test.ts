import { kit as beacon } from '@concilio/tutorial/kit';
import { expect, test } from 'vitest';
import { runPosition } from './run.ts';
import { parseSource } from '../read/source.ts';

/** Bo has one card, and so one answer: the rules would take it by themselves. */
const position = (stop: string, then: string) => `game: tutorial
seats: [Ana, Bo]
at: { step: turn, with: { seat: Ana } }
given: { deck: [], fire: [Ember 1], seats: { Ana: { hand: [Ember 2, Ember 3, Ember 4] }, Bo: { hand: [Ember 5] } } }
when: [{ seat: Ana, choose: Ember 2${stop} }]
then: ${then}
`;
const verdict = (text: string) => runPosition(beacon, parseSource(text)).ok;

const BO_IS_ASKED = '[{ pending: { seat: Bo, options: [Ember 5] } }]';
const ANA_IS_ASKED = '[{ pending: { seat: Ana, options: [Ember 3, Ember 4] } }]';

test('after the last answer the rules run on to a real choice, unless it says stop', () => {
  expect(verdict(position('', ANA_IS_ASKED))).toBe(true);
  expect(verdict(position(', stop: true', BO_IS_ASKED))).toBe(true);
  expect(verdict(position(', stop: true', ANA_IS_ASKED))).toBe(false);
  expect(verdict(position(' }, { then: [{ pending: { seat: Bo } }]', ANA_IS_ASKED))).toBe(true);
});

test('stop goes with an answer', () => {
  const text = position('', '[]').replace('choose: Ember 2', 'cannot: Ember 2, stop: true');
  expect(runPosition(beacon, parseSource(text)).error).toBe('Line 5: when.0: "stop" goes with an answer.');
});
