import { optionAt } from '@concilio/kernel';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readOptions } from '../options.ts';
import { gameNamed } from '../games.ts';
import { content } from './content.ts';

const root = mkdtempSync(join(tmpdir(), 'concilio-content-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(root, 'box-'));
});

async function run(operands: readonly string[], json = false) {
  let said = '';
  const code = await content.run({
    operands,
    values: {},
    json,
    language: 'en',
    print: (words) => {
      said += words;
    },
    note: () => undefined,
  });
  return { code, said };
}

const check = (json = false) => run(['check', 'ragnarok', folder], json);
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));

test('our own box is written, and passes its check', async () => {
  const written = await run(['export', 'ragnarok', folder]);
  expect(written).toEqual({ code: 0, said: `16 files in "${folder}".` });
  expect(readdirSync(folder)).toContain('blessings.json');
  expect(await check()).toEqual({
    code: 0,
    said: 'This box can be played: artifacts 9, attacks 9, blessings 36, combat 17, events 21, heroes 5, maps 2, omens 10, origins 6, realms 8, temples 2.',
  });
});

test('every fault is a line, and a box with faults is none', async () => {
  await run(['export', 'ragnarok', folder]);
  edit('heroes.json', (text) => text.replace('"armies-in-battle"', '"armies"'));
  edit('supply.json', (text) => text.replace('"runesOfEach": 12', '"runesOfEach": 0'));
  const { code, said } = await check();
  expect(code).toBe(1);
  expect(said.split('\n')).toEqual([
    'heroes.json[0].abilities[0].per: "armies" stands where one of armies-in-battle, slain is expected.',
    'supply.json.runesOfEach: "0" stands where a whole number from 1 to 99 is expected.',
    '2 faults: this box cannot be played.',
  ]);
  const { said: document } = await check(true);
  expect(JSON.parse(document)).toMatchObject({ ok: false, faults: said.split('\n').slice(0, 2) });
});

test('a file that is no JSON is told of by its name', async () => {
  await run(['export', 'ragnarok', folder]);
  edit('omens.json', () => '[ { ]');
  const { code, said } = await check();
  expect(code).toBe(1);
  expect(said).toMatch(/^omens\.json: this is not JSON: .+\n1 fault: this box cannot be played\.$/);
});

test('a table takes the folder as an option', async () => {
  await run(['export', 'ragnarok', folder]);
  const options = readOptions(gameNamed('ragnarok'), [`content=@${folder}`]);
  expect(Object.keys(optionAt(options, ['content']) ?? {}).toSorted()).toEqual(
    readdirSync(folder).map((file) => file.replace('.json', '')),
  );
  edit('omens.json', () => 'omens');
  expect(() => readOptions(gameNamed('ragnarok'), [`content=@${folder}`])).toThrow('this is not JSON');
});

test.each([
  [[], 'needs check|export'],
  [['check'], 'needs GAME'],
  [['check', 'ragnarok'], 'needs FOLDER'],
  [['check', 'ragnarok', 'one', 'two'], '“two”'],
  [['look', 'ragnarok', 'one'], '“content” does “check” or “export”, not “look”.'],
  [['check', 'tutorial', 'one'], 'What lies in the box of “tutorial” cannot be replaced.'],
  [['check', 'ragnarok', join(root, 'nowhere')], 'does not exist'],
])('bad input gets one sentence: %j', async (operands, sentence) => {
  await expect(run(operands)).rejects.toThrow(sentence);
});

test('an empty folder is no box, and nothing is written over', async () => {
  await expect(check()).rejects.toThrow('has no files that end in .json.');
  await run(['export', 'ragnarok', folder]);
  await expect(run(['export', 'ragnarok', folder])).rejects.toThrow(
    'is there already; “export” writes over nothing.',
  );
});
