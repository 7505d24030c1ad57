import { describe, expect, test } from 'vitest';
import {
  chooseNumber,
  chooseOne,
  Match,
  newTable,
  playOut,
  putInOrder,
  seat,
  seedFrom,
  StepFault,
} from '../src/index.ts';
import { mini } from './mini.ts';

const seed = seedFrom('agenda');
const yesOrNo = chooseOne('sure', [{ id: 'yes' }, { id: 'no' }]);
const answerFirst = (match: Match<never>, pick: unknown) => {
  const open = match.open[0];
  return match.answer({ question: open?.fingerprint, seat: open?.seat, pick });
};

describe('the agenda', () => {
  test('does what was put first before the rest, and the rest in the order in which it was put there', () => {
    const game = mini({
      state: () => ({ done: [] as number[] }),
      start(play) {
        play.then('next', { number: 2 });
        play.then('next', { number: 3 });
        play.first('next', { number: 1 });
      },
      next({ state, ...play }, { number }) {
        void play;
        state.done.push(number);
      },
      over: ({ done }) => done.length === 3,
    });
    const table = newTable(game, 1, {}, seed);
    playOut(game, table, () => null);
    expect(table.state.done).toEqual([1, 2, 3]);
  });

  test('runs a step again from its checkpoint, so that what it did before the question is done once', () => {
    let runs = 0;
    const game = mini({
      state: () => ({ count: 0, answers: [] as string[] }),
      start(play) {
        runs++;
        play.state.count++;
        play.tell('counted', { count: play.state.count });
        play.state.answers.push(play.ask(seat(0), yesOrNo), play.ask(seat(0), yesOrNo));
      },
      over: ({ answers }) => answers.length === 2,
    });
    const match = Match.create(game, { seats: 1, seed });
    expect(match.table.state).toEqual({ count: 1, answers: [] });
    expect(answerFirst(match as never, 'yes')).toEqual({ ok: true });
    expect(match.events(seat(0))).toHaveLength(1);
    expect(answerFirst(match as never, 'no')).toEqual({ ok: true });
    expect(match.table.state).toEqual({ count: 1, answers: ['yes', 'no'] });
    expect(match.events(seat(0))).toHaveLength(1);
    expect(runs).toBe(3);
  });

  test('stops rules that run in circles, and names the step', () => {
    const inOneStep = mini({
      state: () => ({}),
      start(play) {
        for (;;) play.tell('again', {});
      },
      over: () => false,
    });
    const fromStepToStep = mini({
      state: () => ({}),
      start: (play) => play.then('next', { number: 0 }),
      next: (play, { number }) => play.then('next', { number: number + 1 }),
      over: () => false,
    });
    for (const [game, step] of [
      [inOneStep, 'start'],
      [fromStepToStep, 'next'],
    ] as const) {
      const run = () => Match.create(game, { seats: 1, seed });
      expect(run).toThrow(StepFault);
      expect(run).toThrow(`The step "${step}" failed: it runs in circles`);
    }
  });

  test('that is empty before the match is over is a fault', () => {
    const game = mini({ state: () => ({}), start: () => undefined, over: () => false });
    expect(() => Match.create(game, { seats: 1, seed })).toThrow('nothing is left to do');
  });
});

describe('a single option', () => {
  const game = (obvious: boolean) =>
    mini({
      state: () => ({ got: '' }),
      start(play) {
        play.state.got = play.ask(seat(0), chooseOne('forced', [{ id: 'only' }], { obvious }));
      },
      over: ({ got }) => got !== '',
    });

  test('is asked for like any other', () => {
    expect(Match.create(game(false), { seats: 1, seed }).open).toHaveLength(1);
  });

  test('is taken where all can see that it is single, and the match says so', () => {
    const match = Match.create(game(true), { seats: 1, seed });
    expect(match.outcome).not.toBeNull();
    expect(match.taken.map(({ pick }) => pick)).toEqual(['only']);
    expect(match.log).toEqual([]);
  });
});

test('what the kernel answered by itself is said once, though the step is run again', () => {
  const forced = (id: string) => chooseOne('forced', [{ id }], { obvious: true });
  const game = mini({
    state: () => ({ got: [] as string[] }),
    start(play) {
      const { got } = play.state;
      got.push(play.ask(seat(0), forced('a')), play.ask(seat(0), yesOrNo));
      got.push(play.ask(seat(0), forced('b')), play.ask(seat(0), yesOrNo));
      play.then('next', { number: 1 });
    },
    next(play) {
      play.state.got.push(play.ask(seat(0), forced('c')), play.ask(seat(0), yesOrNo));
    },
    over: ({ got }) => got.length === 6,
  });
  const match = Match.create(game, { seats: 1, seed });
  const taken = [match.taken.map(({ pick }) => pick)];
  for (const pick of ['yes', 'no', 'yes']) {
    expect(answerFirst(match as never, pick)).toEqual({ ok: true });
    taken.push(match.taken.map((one) => one.pick));
  }
  expect(taken).toEqual([['a'], ['b'], ['c'], []]);
  expect(match.table.state.got).toEqual(['a', 'yes', 'b', 'no', 'c', 'yes']);
});

test('rules may keep what they were answered, and change it', () => {
  const game = mini({
    state: () => ({ order: [] as string[], left: [] as string[] }),
    start(play) {
      const { state } = play;
      state.order = play.ask(
        seat(0),
        putInOrder('order', [{ id: 'x' }, { id: 'y' }, { id: 'z' }]),
      ) as string[];
      while (state.order.length > 0) {
        state.left.push(state.order.pop() ?? '');
        play.ask(seat(0), yesOrNo);
      }
    },
    over: ({ left }) => left.length === 3,
  });
  const match = Match.create(game, { seats: 1, seed });
  for (const pick of [['z', 'x', 'y'], 'yes', 'no'])
    expect(answerFirst(match as never, pick)).toEqual({ ok: true });
  expect(match.table.state.left).toEqual(['y', 'x', 'z']);
  expect(match.log[0]).toMatchObject({ pick: ['z', 'x', 'y'] });
  expect(Match.load(game, match.save()).hash).toBe(match.hash);
});

describe('an interjection', () => {
  const game = mini({
    kind: 'cooperative',
    state: () => ({ heard: [] as string[], number: -1 }),
    start(play) {
      const answer = play.askAny([seat(0), seat(1), seat(2)], (asked) => {
        if (asked === seat(0)) return chooseNumber('main', { min: 0, max: 9 });
        return play.state.heard.includes(`${asked}`) ? null : chooseOne('interject', [{ id: 'wait' }]);
      });
      if (answer.interjection) {
        play.state.heard.push(`${answer.seat}`);
        play.first('start', {});
      } else play.state.number = Number(answer.pick);
    },
    over: ({ number }) => number >= 0,
  });

  test('is heard while the main question is open, which is then asked anew', () => {
    const match = Match.create(game, { seats: 3, seed });
    expect(match.open.map((open) => [open.seat, open.question.key])).toEqual([
      [0, 'main'],
      [1, 'interject'],
      [2, 'interject'],
    ]);
    expect(match.waitingFor).toEqual([0]);
    const main = match.open[0]?.fingerprint;
    const other = match.open[2];
    expect(match.answer({ question: other?.fingerprint, seat: 2, pick: 'wait' })).toEqual({ ok: true });
    expect(match.open.map((open) => open.seat)).toEqual([0, 1]);
    expect(match.open[0]?.question.key).toBe('main');
    expect(answerFirst(match as never, 4).ok).toBe(true);
    expect(match.table.state).toEqual({ heard: ['2'], number: 4 });
    expect(main).toBeDefined();
  });

  test('is heard before the main question in a direct run', () => {
    const table = newTable(game, 3, {}, seed);
    playOut(game, table, (asked, question, optional) => {
      if (optional) return asked === seat(1) ? 'wait' : null;
      return question.kind === 'number' ? 7 : null;
    });
    expect(table.state).toEqual({ heard: ['1'], number: 7 });
  });
});
