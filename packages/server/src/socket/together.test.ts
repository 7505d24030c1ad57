import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { together } from './together.ts';

// Time goes on only where a test says so: a loaded machine changes nothing.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Notes which works were done in the same turn. */
function noted() {
  const turns: string[][] = [];
  let turn: string[] | null = null;
  const inOneGo = together();
  return {
    turns,
    come: (name: string) =>
      inOneGo(() => {
        if (turn === null) {
          turn = [];
          turns.push(turn);
          queueMicrotask(() => (turn = null));
        }
        turn.push(name);
      }),
  };
}

test('the first after a pause waits for nobody, and what follows goes together and in order', async () => {
  const { come, turns } = noted();
  come('a');
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(turns).toEqual([['a']]);
  for (const name of ['b', 'c', 'd']) come(name);
  await vi.advanceTimersByTimeAsync(4);
  expect(turns).toEqual([['a']]);
  await vi.advanceTimersByTimeAsync(1);
  expect(turns).toEqual([['a'], ['b', 'c', 'd']]);
});

test('so many that it is worth it wait no longer', async () => {
  const { come, turns } = noted();
  const many = Array.from({ length: 8 }, (_, number) => `${number}`);
  for (let round = 0; round < 100; round++) {
    many.forEach(come);
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  }
  // No time has gone by: with a pause before each they would still wait.
  expect(turns.flat()).toHaveLength(800);
});
