import { describe, expect, test } from 'vitest';
import { derive, drawsSoFar, QuickRandom, randomState, seedFrom, StreamRandom } from './random.ts';

const streams = (text = 'seed') => {
  const state = randomState(seedFrom(text));
  return { state, random: new StreamRandom(state) };
};

describe('the streams of a match', () => {
  test('are the same for the same seed, and go on where the counters stand', () => {
    const { state, random } = streams();
    const first = Array.from({ length: 5 }, () => random.below('dice', 6));
    const resumed = new StreamRandom(JSON.parse(JSON.stringify(state)));
    const later = Array.from({ length: 5 }, () => resumed.below('dice', 6));
    const whole = streams();
    expect(Array.from({ length: 10 }, () => whole.random.below('dice', 6))).toEqual([...first, ...later]);
    expect(drawsSoFar(state)).toBe(5);
  });

  test('do not touch each other', () => {
    const alone = streams();
    const mixed = streams();
    const dice = Array.from({ length: 20 }, () => alone.random.below('dice', 1000));
    expect(
      Array.from(
        { length: 20 },
        (_, index) => (mixed.random.below('deck', 52), index >= 0 && mixed.random.below('dice', 1000)),
      ),
    ).toEqual(dice);
  });

  test('give every side about as often', () => {
    const { random } = streams();
    const draws = Array.from({ length: 12_000 }, () => random.below('dice', 6));
    for (const count of [0, 1, 2, 3, 4, 5].map((side) => draws.filter((draw) => draw === side).length))
      expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  test('refuse a draw without sides', () => {
    const { random } = streams();
    expect(() => random.below('dice', 0)).toThrow('at least one side');
    expect(() => random.die('dice', [])).toThrow();
  });
});

describe('forced draws', () => {
  test('serve the next draw of their kind, and the rest comes from the seed', () => {
    const { state, random } = streams();
    state.forced = [
      { kind: 'shuffle', stream: 'deck', top: ['c', 'a'] },
      { kind: 'die', stream: 'threat', shows: 'eye' },
    ];
    expect(random.die('threat', ['blank', 'eye'])).toBe('eye');
    const deck = ['a', 'b', 'c', 'd'];
    random.shuffle('deck', deck);
    expect(deck.slice(0, 2)).toEqual(['c', 'a']);
    expect(deck.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(state.forced).toEqual([]);
  });

  test('use as many draws as unforced ones, so that what follows does not change', () => {
    const forced = streams();
    forced.state.forced = [{ kind: 'shuffle', stream: 'deck', top: ['d'] }];
    const free = streams();
    forced.random.shuffle('deck', ['a', 'b', 'c', 'd']);
    free.random.shuffle('deck', ['a', 'b', 'c', 'd']);
    expect(forced.state.draws).toEqual(free.state.draws);
  });

  test('that cannot be are refused', () => {
    const { state, random } = streams();
    state.forced = [{ kind: 'die', stream: 'threat', shows: 'moon' }];
    expect(() => random.die('threat', ['eye'])).toThrow('no face "moon"');
    state.forced = [{ kind: 'shuffle', stream: 'deck', top: ['z'] }];
    expect(() => random.shuffle('deck', ['a'])).toThrow('no "z"');
  });
});

test('seeds: a text gives always the same, a seed gives itself, and children differ', () => {
  expect(seedFrom('7')).toMatch(/^[0-9a-f]{32}$/);
  expect(seedFrom(seedFrom('7'))).toBe(seedFrom('7'));
  expect(seedFrom('7')).not.toBe(seedFrom('8'));
  expect(derive(seedFrom('7'), 'a')).not.toBe(derive(seedFrom('7'), 'b'));
});

test('the quick generator shuffles evenly', () => {
  const random = new QuickRandom(seedFrom('quick'));
  const counts = new Map<string, number>();
  for (let time = 0; time < 6000; time++) {
    const values = ['a', 'b', 'c'];
    random.shuffle('any', values);
    counts.set(values.join(''), (counts.get(values.join('')) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
});
