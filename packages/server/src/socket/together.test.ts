import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { together } from './together.ts';

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
  await pause(30);
  expect(turns).toEqual([['a'], ['b', 'c', 'd']]);
});

test('so many that it is worth it wait no longer', async () => {
  const { come, turns } = noted();
  const many = Array.from({ length: 8 }, (_, number) => `${number}`);
  const begin = performance.now();
  for (let round = 0; round < 100; round++) {
    many.forEach(come);
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  }
  expect(turns.flat()).toHaveLength(800);
  // With a pause before each it would be 500 ms.
  expect(performance.now() - begin).toBeLessThan(400);
});
