import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, sit } from '../../test/parlour.ts';

test.each([
  ['q', 'y', 1],
  ['\u0004', 'y', 1],
  ['q', 'n', 0],
])('at a terminal whoever leaves by %j is offered to save: %s', async (leave, answer, files) => {
  const here = mkdtempSync(join(folder, 'left-'));
  const keys = ['0\r', leave === 'q' ? 'q\r' : leave, `${answer}\r`];
  const { output } = await sit([], { keys, folder: here });
  expect(output).toContain('Save it? (y/n)');
  expect(readdirSync(here)).toHaveLength(files);
});

test('only a clear answer leaves without saving', async () => {
  const here = mkdtempSync(join(folder, 'left-'));
  const { output } = await sit([], { keys: ['0\r', 'q\r', '\r', 'x\r', 'y\r'], folder: here });
  expect(output.match(/Type y or n\./g)).toHaveLength(2);
  expect(readdirSync(here)).toHaveLength(1);
});

test('at a terminal nothing is offered where nothing would be lost', async () => {
  const { output } = await sit([], { keys: ['q\r'] });
  expect(output).not.toContain('Save it?');
});

test('the end of the input ends the session and says how to go on', async () => {
  const { code, output } = await sit(['0']);
  expect(output).toContain('The match is not over.');
  expect(code).toBe(0);
});
