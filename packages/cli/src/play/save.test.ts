import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, sit } from '../../test/parlour.ts';

test('a draft of somebody else is left alone', async () => {
  const file = join(folder, 'drafted.json');
  writeFileSync(`${file}.new`, 'mine');
  await sit([`save ${file}`]);
  expect(readFileSync(`${file}.new`, 'utf8')).toBe('mine');
  expect(readdirSync(folder).filter((name) => name.startsWith('drafted'))).toEqual([
    'drafted.json',
    'drafted.json.new',
  ]);
});

test('a match is saved, again to the same place, and over no other file', async () => {
  const other = join(folder, 'letter.txt');
  const named = join(folder, 'named.json');
  writeFileSync(other, 'Dear Bo,');
  const { output } = await sit([
    'save',
    '0',
    'save',
    `save ${named}`,
    `save ${other}`,
    `save ${folder}/no/where`,
  ]);
  expect(output.match(/concilio play --resume .*parlour-1\.json/g)).toHaveLength(2);
  expect(existsSync(join(folder, 'parlour-2.json'))).toBe(false);
  expect(JSON.parse(readFileSync(named, 'utf8')).players).toEqual([
    { name: 'Ana', bot: null },
    { name: 'Bo', bot: 'wallflower' },
  ]);
  expect(output.replace(/\s+/g, ' ')).toContain('is there already and is not a saved match');
  expect(readFileSync(other, 'utf8')).toBe('Dear Bo,');
  expect(output).toContain('cannot be written');
});
