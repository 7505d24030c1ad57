import {
  assign,
  chooseNumber,
  chooseOne,
  putInOrder,
  chooseSome,
  distribute,
  type Nothing,
  type Pick,
  type Seat,
  seatsOf,
} from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { firstPick, type NextStep, trialPlay } from './trial.ts';

interface Pot {
  state: { coins: number };
  options: object;
  steps: { pay: { readonly coins: number }; turn: { readonly seat: Seat } };
  view: object;
  questions: { which: { kind: 'one'; with: Nothing } };
  events: { paid: { readonly coins: number } };
}

const options = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

function trying(answers: readonly Pick[]) {
  const left = [...answers];
  const asked: Seat[] = [];
  const then: NextStep<Pot>[] = [];
  const first: NextStep<Pot>[] = [];
  const play = trialPlay<Pot>({
    state: { coins: 3 },
    seats: seatsOf(2),
    answer: (seat) => {
      asked.push(seat);
      return left.shift() ?? '';
    },
    then: (next) => then.push(next),
    first: (next) => first.push(next),
  });
  return { play, asked, then, first };
}

describe('on a trial', () => {
  test('every question is answered at once', () => {
    const { play, asked } = trying(['a', 'b', 'c', 'a']);
    const [one, other] = play.seats;
    if (one === undefined || other === undefined) throw new Error('There are two.');
    const question = chooseOne('which', options);
    expect(play.ask(other, question)).toBe('a');
    expect(play.askEach([one, other], () => question)).toEqual(['b', 'c']);
    expect(play.askAny([one, other], () => question)).toEqual({ seat: one, pick: 'a', interjection: false });
    expect(asked).toEqual([1, 0, 1, 0]);
  });

  test('what is put on the agenda is heard of, and what is told is not', () => {
    const { play, then, first } = trying([]);
    play.tell('paid', { coins: 2 });
    play.then('pay', { coins: 2 });
    play.first('turn', { seat: 1 as Seat });
    expect(then).toEqual([{ step: 'pay', with: { coins: 2 } }]);
    expect(first).toEqual([{ step: 'turn', with: { seat: 1 } }]);
  });

  test('chance decides nothing', () => {
    const { random } = trying([]).play;
    const deck = [3, 1, 2];
    random.shuffle('deck', deck);
    expect([random.below('coin', 2), random.die('die', ['x', 'y']), deck]).toEqual([0, 'x', [3, 1, 2]]);
  });
});

describe('what is not thought about is answered', () => {
  const caps = options.map(({ id }) => ({ id, cap: 2 }));

  test.each([
    ['min', 'a', ['a'], 2, { a: 2, b: 1 }],
    ['max', 'a', ['a', 'b'], 5, { a: 2, b: 2 }],
  ] as const)(
    'with the first, and as little or as much as may be: %s',
    (amount, one, some, number, shares) => {
      expect(firstPick(chooseOne('q', options), amount)).toBe(one);
      expect(firstPick(chooseSome('q', options, { min: 1, max: 2 }), amount)).toEqual(some);
      expect(firstPick(putInOrder('q', options), amount)).toEqual(['a', 'b', 'c']);
      expect(firstPick(chooseNumber('q', { min: 2, max: 5 }), amount)).toBe(number);
      expect(firstPick(distribute('q', caps, { min: 3, max: 4 }), amount)).toEqual(shares);
    },
  );

  test('with an assignment that is legal', () => {
    const targets = [{ id: 'x', holds: { min: 0, max: 1 } }];
    const pick = firstPick(assign('q', options, targets, { min: 1, max: 1 }), 'min');
    expect(Object.values(pick)).toEqual(['x']);
  });
});
