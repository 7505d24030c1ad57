import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, sit } from '../../test/parlour.ts';

test('two people share the keyboard, and a bid stays secret', async () => {
  const { output, said } = await sit(['', '0', '1 2 3', '1', '2 0 0', '5', '', '6', '1'], {
    persons: 2,
  });
  expect(output.match(/The keyboard goes to/g)).toHaveLength(2);
  expect(output.indexOf('The keyboard goes to Ana')).toBeLessThan(output.indexOf('Which do you take?'));
  expect(output.indexOf('The keyboard goes to Bo')).toBeLessThan(output.indexOf('› 6'));
  expect(said.slice(-2)).toEqual(['[5,6]', '"pass"']);
});

test('with other people, an undo that is not free needs their consent', async () => {
  const before = ['', '0', '1 2 3', '1', '2 0 0', '5', '', '6', 'Ana', ''];
  const refused = await sit([...before, 'u', 'n', '1'], { persons: 2 });
  expect(refused.output).toContain('Does Bo agree? (y/n)');
  expect(refused.output).toContain('Nothing was taken back');
  expect(refused.said.at(-1)).toBe('"go"');
  const agreed = await sit([...before, 'u', 'y', '8'], { persons: 2 });
  expect(agreed.output).toContain('Taken back.');
});

test('where the keyboard is handed over, orders are obeyed and show no hand', async () => {
  const file = join(folder, 'handed.json');
  const { output } = await sit(['help', `save ${file}`, 'view', '1', 'u', 'q', ''], { persons: 2 });
  expect(output).toContain('take back your last answer');
  expect(existsSync(file)).toBe(true);
  expect(output).toContain('said 0');
  expect(output).not.toContain('(you)');
  expect(output).not.toContain('Which do you take?');
  expect(output).toContain('There is nothing of yours to take back.');
});

test('whoever has just answered may take it back where the keyboard is handed over', async () => {
  const before = ['', '0', '1 2 3', '1', '2 0 0'];
  const { output, said } = await sit([...before, '5', 'u', '', '8', '', '6'], { persons: 2 });
  expect(output).toContain('Ana: u takes your answer back.');
  expect(said.at(-1)).toBe('[8,6]');
  const bid = [...before, '5', '', '6'];
  const back = await sit([...bid, 'u', 'y', '', '1', '', '2'], { persons: 2 });
  expect(back.output).toContain('Does Ana agree? (y/n)');
  expect(back.output).toContain('· Bo has taken back an answer.');
  expect(back.said.at(-1)).toBe('[1,2]');
});
