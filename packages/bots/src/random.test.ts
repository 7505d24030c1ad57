import {
  assign,
  canonical,
  chooseNumber,
  chooseOne,
  chooseSome,
  distribute,
  listPicks,
  putInOrder,
  QuickRandom,
  type Question,
  seedFrom,
  validate,
} from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { randomPicks } from './random.ts';

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const questions: Readonly<Record<string, Question>> = {
  one: chooseOne('one', options),
  some: chooseSome('some', options, { min: 1, max: 3 }),
  'some of groups': chooseSome(
    'some',
    options.map(({ id }, index) => ({ id, group: index < 2 ? 'first' : id })),
    { min: 0, max: 4 },
  ),
  'some with a sum': chooseSome(
    'some',
    options.map(({ id }, index) => ({ id, amount: index - 1 })),
    { min: 0, max: 4 },
    { sum: { min: 1, max: 2 } },
  ),
  order: putInOrder('order', options),
  number: chooseNumber('number', { min: -2, max: 5 }),
  distribute: distribute(
    'distribute',
    options.map(({ id }, index) => ({ id, cap: index + 1 })),
    { min: 2, max: 3 },
  ),
  assign: assign(
    'assign',
    options.slice(0, 3).map(({ id }, index) => ({ id, ...(index === 0 ? { onlyTo: ['x'] } : {}) })),
    [{ id: 'x', holds: { min: 1, max: 2 } }, { id: 'y' }],
    { min: 2, max: 3 },
  ),
};

/** How often each answer came, by its text. */
function tallied(question: Question, optional: boolean, draws: number): Map<string, number> {
  const draw = randomPicks(new QuickRandom(seedFrom(question.key)));
  const tally = new Map<string, number>();
  for (let count = 0; count < draws; count++) {
    const name = canonical(draw(question, optional));
    tally.set(name, (tally.get(name) ?? 0) + 1);
  }
  return tally;
}

/** Whether counts that should all be alike stray no further than chance lets them (one time in a thousand). */
function expectEven(tally: ReadonlyMap<string, number>, names: readonly string[], draws: number): void {
  expect([...tally.keys()].sort()).toEqual([...names].sort());
  const expected = draws / names.length;
  let strayed = 0;
  for (const count of tally.values()) strayed += (count - expected) ** 2 / expected;
  const free = names.length - 1;
  expect(strayed).toBeLessThan(free + 3.1 * Math.sqrt(2 * free) + 6);
}

describe.each(Object.entries(questions))('a random answer to choose %s', (_, question) => {
  const answers = listPicks(question).map(canonical);
  const draws = 400 * answers.length;

  test('is any legal one, each as likely', () => {
    expectEven(tallied(question, false, draws), answers, draws);
  });

  test('may be to decline, which is as likely as any other', () => {
    expectEven(tallied(question, true, draws), [...answers, 'null'], draws);
  });
});

test('a random answer to a question with very many answers is legal', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ id: `card ${index}`, amount: index % 7 }));
  const question = chooseSome('many', many, { min: 3, max: 40 }, { sum: { min: 20, max: 90 } });
  const draw = randomPicks(new QuickRandom(seedFrom('many')));
  for (let count = 0; count < 20; count++)
    expect(validate(question, draw(question, false))).toHaveProperty('pick');
});
