import type { SeenQuestion } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { say } from '../text/say.ts';
import { rangeOf, readAnswer } from './answer.ts';

const options = ['a', 'b', 'c'].map((id) => ({ id, thing: id }));
const question = (more: Partial<SeenQuestion>): SeenQuestion => ({
  question: 'q',
  kind: 'one',
  key: 'k',
  optional: false,
  options,
  blocked: [],
  ...more,
});

describe('one', () => {
  const one = question({});
  test.each([
    ['2', { pick: 'b' }],
    ['0', 'problem.one'],
    ['4', 'problem.one'],
    ['1 2', 'problem.one'],
    ['b', 'problem.one'],
    ['1.0', 'problem.one'],
    ['99999999999999999999', 'problem.one'],
  ])('%j', (line, expected) => expectRead(one, line, expected));
});

describe('some', () => {
  const some = question({ kind: 'some', min: 0, max: 2 });
  test.each([
    ['0', { pick: [] }],
    ['3 1', { pick: ['c', 'a'] }],
    ['1,2', { pick: ['a', 'b'] }],
    ['1 1', 'problem.some'],
    ['1 2 3', 'problem.some'],
  ])('%j', (line, expected) => expectRead(some, line, expected));
  test('none where one is needed', () => expectRead({ ...some, min: 1 }, '0', 'problem.some'));

  const weighed = question({
    kind: 'some',
    min: 1,
    max: 3,
    sum: { min: 3, max: 4 },
    options: [
      { id: 'a', group: 'red', amount: 3 },
      { id: 'b', group: 'red', amount: 1 },
      { id: 'c', group: 'blue', amount: 1 },
    ],
  });
  test.each([
    ['1', { pick: ['a'] }],
    ['1 3', { pick: ['a', 'c'] }],
    ['1 2', 'problem.groups'],
    ['2 3', 'problem.sum'],
  ])('with groups and a sum, %j', (line, expected) => expectRead(weighed, line, expected));
});

describe('order', () => {
  const order = question({ kind: 'order' });
  test.each([
    ['3 1 2', { pick: ['c', 'a', 'b'] }],
    ['3 1', 'problem.order'],
    ['3 1 1', 'problem.order'],
  ])('%j', (line, expected) => expectRead(order, line, expected));
});

describe('number', () => {
  const number = question({ kind: 'number', options: [], min: -2, max: 5 });
  test.each([
    ['-2', { pick: -2 }],
    ['5', { pick: 5 }],
    ['6', 'problem.number'],
    ['two', 'problem.number'],
  ])('%j', (line, expected) => expectRead(number, line, expected));
});

describe('distribute', () => {
  const shares = question({
    kind: 'distribute',
    total: { min: 2, max: 3 },
    options: [{ id: 'a', cap: 2 }, { id: 'b' }, { id: 'c' }],
  });
  test.each([
    ['2 0 1', { pick: { a: 2, b: 0, c: 1 } }],
    ['1=2', { pick: { a: 2, b: 0, c: 0 } }],
    ['2=1 3=2', { pick: { a: 0, b: 1, c: 2 } }],
    ['3 0 0', 'problem.cap'],
    ['1 0 0', 'problem.total'],
    ['1=1', 'problem.total'],
    ['2 1', 'problem.shares'],
    ['4=1', 'problem.shares'],
    ['1=-1', 'problem.shares'],
    ['-1 2 1', 'problem.shares'],
  ])('%j', (line, expected) => expectRead(shares, line, expected));
});

describe('assign', () => {
  const assignment = question({
    kind: 'assign',
    min: 1,
    max: 2,
    options: [{ id: 'a' }, { id: 'b', onlyTo: ['y'] }, { id: 'c' }],
    targets: [{ id: 'x', holds: { max: 1 } }, { id: 'y' }],
  });
  test.each([
    ['1>2', { pick: { a: 'y' } }],
    ['1>2 3>2', { pick: { a: 'y', c: 'y' } }],
    ['1 > 1, 2>2', { pick: { a: 'x', b: 'y' } }],
    ['', 'problem.assign'],
    ['1', 'problem.assign'],
    ['1=2', 'problem.assign'],
    ['1>3', 'problem.assign'],
    ['4>1', 'problem.assign'],
    ['1>1 1>2', 'problem.assign'],
    ['2>1', 'problem.assign.only'],
    ['0', 'problem.assign.count'],
    ['1>2 2>2 3>2', 'problem.assign.count'],
    ['1>1 3>1', 'problem.assign.full'],
  ])('%j', (line, expected) => expectRead(assignment, line, expected));
  test('none where none is needed', () => expectRead({ ...assignment, min: 0 }, '0', { pick: {} }));
  test('too few for a target', () =>
    expectRead(
      { ...assignment, targets: [{ id: 'x', holds: { min: 1 } }, { id: 'y' }] },
      '1>2',
      'problem.assign.few',
    ));
});

test.each([
  [
    'en',
    0,
    2,
    'Type the numbers of up to 2 different options; 0 is none.',
    'Up to 2 numbers, such as 1 2; 0 for none.',
  ],
  ['en', 1, 3, 'Type the numbers of 1 to 3 different options.', '1 to 3 numbers, such as 1 2.'],
  ['en', 2, 2, 'Type the numbers of exactly 2 different options.', 'Exactly 2 numbers, such as 1 2.'],
  ['en', 1, 1, 'Type the number of one option.', 'One number.'],
  [
    'es',
    2,
    2,
    'Escribe los números de exactamente 2 opciones distintas.',
    'Exactamente 2 números, como 1 2.',
  ],
  ['ro', 2, 2, 'Scrie numerele a exact 2 opțiuni diferite.', 'Exact 2 numere, ca 1 2.'],
] as const)('in %s, %i to %i is said plainly', (language, min, max, problem, hint) => {
  expect(say(language, 'problem.some', rangeOf(min, max))).toBe(problem);
  expect(say(language, 'hint.some', rangeOf(min, max))).toBe(hint);
});

function expectRead(asked: SeenQuestion, line: string, expected: object | string): void {
  const read = readAnswer(asked, line);
  expect('problem' in read ? read.problem : read).toEqual(expected);
}
