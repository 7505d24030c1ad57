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
  expect(output.replace(/\s+/g, ' ')).toContain('cannot be written: its folder does not exist.');
  expect(output).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
});

test('another match is written over only if that is meant, its own without asking', async () => {
  const file = join(folder, 'mine.json');
  await sit(['0', `save ${file}`]);
  const before = readFileSync(file, 'utf8');
  const { output } = await sit([`save ${file}`, 'n']);
  expect(output.replace(/\s+/g, ' ')).toContain('holds another saved match. Write over it? (y/n)');
  expect(readFileSync(file, 'utf8')).toBe(before);
  const over = await sit([`save ${file}`, 'y', '0', `save ${folder}/./mine.json`]);
  expect(over.output.replace(/\s+/g, ' ').match(/Write over it/g)).toHaveLength(1);
  expect(over.output.match(/Saved\./g)).toHaveLength(2);
});

test('a name with spaces is quoted where it is to be typed', async () => {
  const { output } = await sit([`save ${folder}/my match’s.json`, `save ${folder}/it's.json`]);
  expect(output.replace(/\s+/g, ' ')).toContain(`--resume '${folder}/my match’s.json'`);
  expect(output).toContain(`'${folder}/it'\\''s.json'`);
});
