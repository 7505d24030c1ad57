import { describe, expect, test } from 'vitest';
import {
  assign,
  chooseNumber,
  chooseOne,
  chooseSome,
  distribute,
  answerFrom,
  Match,
  putInOrder,
  QuickRandom,
  seat,
  seedFrom,
  frameFor,
} from '../src/index.ts';
import { mini } from './mini.ts';

const four = ['#1', '#2', 'c', 'd'].map((id, index) => ({
  id,
  group: index < 2 ? 'x' : 'y',
  amount: index,
  cap: 2,
}));

/** One question of every kind, over and over. */
const everyKind = mini({
  seats: 2,
  state: () => ({ asked: 0 }),
  start: (play) => play.then('next', { number: 0 }),
  next(play, { number }) {
    play.state.asked++;
    if (number % 7 === 6) play.askEach(play.seats, () => chooseNumber('each', { min: 0, max: 3 }));
    else
      play.ask(
        seat(0),
        [
          chooseOne('one', four),
          chooseSome('some', four, { min: 1, max: 2 }, { sum: { min: 1, max: 4 } }),
          putInOrder('order', four),
          chooseNumber('number', { min: -2, max: 5 }),
          distribute('give', four, { min: 1, max: 3 }),
          assign('assign', four.slice(0, 3), [{ id: 'd', holds: { max: 1 } }, { id: '#2' }], {
            min: 1,
            max: 2,
          }),
        ][number % 7] ?? chooseOne('one', four),
      );
    play.then('next', { number: number + 1 });
  },
  over: ({ asked }) => asked > 1_000_000,
});

const LEGAL = ['c', ['d'], ['d', 'c', '#1', '#2'], 3, { c: 2 }, { c: 'd', '#1': '#2' }, 1];

const IDS = [
  '#1',
  '#2',
  'c',
  'd',
  'e',
  '',
  '__proto__',
  'constructor',
  'toString',
  '#99999999',
  'c\u0000',
  ' c',
  'C',
];
const SIMPLE: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  Number.NaN,
  Infinity,
  -Infinity,
  -0.5,
  1e308,
  2 ** 53,
  -1,
  99,
  1.5,
  '3',
  '',
  'yes',
  [],
  {},
  '\uD800',
  'x'.repeat(5000),
  Symbol.iterator,
  10n,
  () => 'c',
  new Date(0),
  /c/,
  new Map([['c', 1]]),
  new Set(['c']),
  Object.create(null),
  [[['c']]],
  { __proto__: { c: 1 } },
  JSON.parse('{"__proto__":{"c":2},"c":1}'),
  Object.assign([], { length: 3 }),
  Array.from({ length: 2000 }, () => 'c'),
  { length: 1, 0: 'c' },
  new String('c'),
  new Number(3),
];

/** Rubbish of every sort; some of it is close to right. */
function rubbish(random: QuickRandom, depth = 0): unknown {
  switch (random.index(depth > 2 ? 2 : 5)) {
    case 0:
      return SIMPLE[random.index(SIMPLE.length)];
    case 1:
      return IDS[random.index(IDS.length)];
    case 2:
      return Array.from({ length: random.index(6) }, () => rubbish(random, depth + 1));
    case 3:
      return Object.fromEntries(
        Array.from({ length: random.index(4) }, () => [
          IDS[random.index(IDS.length)],
          rubbish(random, depth + 1),
        ]),
      );
    default:
      return Array.from({ length: 4 }, () => IDS[random.index(4)]);
  }
}

/** Whether a pick happens to be legal, said without the validator. */
function couldBeLegal(key: string | undefined, pick: unknown): boolean {
  if (key === 'one') return ['#1', '#2', 'c', 'd'].includes(pick as string);
  if (key === 'number' || key === 'each') return typeof pick === 'number' && Number.isInteger(pick);
  return typeof pick === 'object' && pick !== null;
}

describe('100,000 garbage answers', () => {
  test('are refused with a short reason, change nothing, and nothing is thrown', () => {
    const match = Match.create(everyKind, { seats: 2, seed: seedFrom('garbage') });
    const random = new QuickRandom(seedFrom('garbage'));
    const past: unknown[] = [];
    let { hash } = match;
    let refused = 0;
    let taken = 0;
    for (let attempt = 0; refused < 100_000; attempt++) {
      const [open] = match.open;
      const fingerprints = [
        open?.fingerprint,
        open?.fingerprint,
        open?.fingerprint,
        '',
        'x',
        past[random.index(past.length)],
        rubbish(random),
      ];
      const seats = [open?.seat, open?.seat, open?.seat, 0, 1, 2, -1, '0', rubbish(random)];
      const answer =
        random.index(10) === 0
          ? rubbish(random)
          : {
              question: fingerprints[random.index(fingerprints.length)],
              seat: seats[random.index(seats.length)],
              pick: rubbish(random),
              by: rubbish(random),
            };
      const [table, lines] = [match.table, match.log.length];
      const answered = match.answer(answer);
      if (answered.ok) {
        taken++;
        expect(couldBeLegal(open?.question.key, (answer as { pick: unknown }).pick)).toBe(true);
        past.push(open?.fingerprint);
        ({ hash } = match);
        continue;
      }
      refused++;
      if (answered.reason.length > 100 || match.table !== table || match.log.length !== lines)
        expect.unreachable('a refusal must be short and change nothing');
      if (refused % 1000 === 0) {
        expect(match.hash).toBe(hash);
        // Then a legal answer, and the same again: a doubled click.
        const [now] = match.open;
        const legal = {
          question: now?.fingerprint,
          seat: now?.seat,
          pick: LEGAL[(match.table.state.asked - 1) % 7],
        };
        const answers =
          match.how === 'each'
            ? [legal, { ...legal, seat: 1, question: match.open[1]?.fingerprint }]
            : [legal];
        for (const one of answers) expect(match.answer(one)).toEqual({ ok: true });
        for (const one of answers) expect(match.answer(one)).toMatchObject({ ok: false });
        past.push(now?.fingerprint);
        ({ hash } = match);
      }
    }
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(refused / 5);
  });

  test('by the wire are refused as well', () => {
    const match = Match.create(everyKind, { seats: 2, seed: seedFrom('wire') });
    const random = new QuickRandom(seedFrom('wire'));
    let taken = 0;
    let [question] = frameFor(match, seat(0)).questions;
    for (let attempt = 0; attempt < 20_000; attempt++) {
      const { table } = match;
      const said =
        random.index(5) === 0 ? rubbish(random) : { question: question?.question, pick: rubbish(random) };
      const answered = answerFrom(match, seat(random.index(3)), said);
      if (answered.ok) {
        taken++;
        [question] = frameFor(match, seat(0)).questions;
      } else if (match.table !== table) expect.unreachable('a refusal must change nothing');
    }
    expect(taken).toBeLessThan(4_000);
  });
});
