import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { type Append, type Appended, gather } from './gather.ts';

const one = (table: string, first = 0): Append => ({ table, first, lines: [{ at: 0, entry: '{}' }] });

/** A store that notes its batches, and takes some milliseconds for each. */
function slow(milliseconds: number, answer: (append: Append) => Appended = () => 'ok') {
  const batches: string[][] = [];
  const gatherer = gather(async (appends) => {
    batches.push(appends.map(({ table }) => table));
    await pause(milliseconds);
    return appends.map(answer);
  });
  return { ...gatherer, batches };
}

test('what arrives while a transaction is under way goes into the next, together', async () => {
  const { append, batches } = slow(20);
  const first = append(one('a'));
  await pause(10);
  const others = ['b', 'c', 'd'].map((table) => append(one(table)));
  await Promise.all([first, ...others]);
  expect(batches).toEqual([['a'], ['b', 'c', 'd']]);
});

test('what arrives in one turn goes together', async () => {
  const { append, batches } = slow(1);
  await Promise.all(['a', 'b'].map((table) => append(one(table))));
  expect(batches).toEqual([['a', 'b']]);
});

test('nobody is told before the transaction is through', async () => {
  let through = false;
  const { append } = gather(async (appends) => {
    await pause(20);
    through = true;
    return appends.map(() => 'ok');
  });
  expect(await append(one('a'))).toBe('ok');
  expect(through).toBe(true);
});

test('where nothing is under way nobody waits', async () => {
  let commits = 0;
  const { append } = gather(async (appends) => {
    commits += 1;
    return appends.map(() => 'ok');
  });
  const paused = vi.spyOn(globalThis, 'setTimeout');
  for (let round = 0; round < 200; round++)
    await Promise.all(Array.from({ length: 3 }, (_, number) => append(one(`t${number}`))));
  expect(commits).toBe(200);
  expect(paused).not.toHaveBeenCalled();
  paused.mockRestore();
});

test('a second append to a table waits for the next transaction, in order', async () => {
  const { append, batches } = slow(1);
  await Promise.all([append(one('a', 0)), append(one('a', 1)), append(one('b')), append(one('a', 2))]);
  expect(batches).toEqual([['a', 'b'], ['a'], ['a']]);
});

test('a conflict is told to the one that it concerns, a failure to those of its transaction', async () => {
  let broken = false;
  const { append } = gather(async (appends) => {
    if (broken) throw new Error('no room');
    return appends.map(({ table }) => (table === 'b' ? 'conflict' : 'ok'));
  });
  expect(await Promise.all(['a', 'b', 'c'].map((table) => append(one(table))))).toEqual([
    'ok',
    'conflict',
    'ok',
  ]);
  broken = true;
  const failed = await Promise.allSettled(['a', 'c'].map((table) => append(one(table))));
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await append(one('a'))).toBe('ok');
});

test('it is settled when nothing is under way or waits', async () => {
  const { append, settled, batches } = slow(10);
  await settled();
  void append(one('a', 0));
  void append(one('a', 1));
  await settled();
  expect(batches).toHaveLength(2);
});
