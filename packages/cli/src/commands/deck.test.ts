import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Call } from '../command.ts';
import { deck } from './deck.ts';

const folder = mkdtempSync(join(tmpdir(), 'concilio-deck-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(text: string, values: Call['values'] = {}, json = false, game = 'lotr-lcg') {
  const file = join(folder, 'deck.txt');
  writeFileSync(file, text);
  let said = '';
  const code = await deck.run({
    operands: [game, file],
    values,
    json,
    language: 'en',
    print: (words) => {
      said += words;
    },
    note: () => undefined,
  });
  return { code, said };
}

const SHORT = 'Mine\n\nHero (1)\n1x Aragorn\n\nAlly (4)\n4x Faramir\n1x Bilbo Baggins\n';

test('a deck is checked: what cannot be read, and each rule that it breaks', async () => {
  const { code, said } = await run(SHORT);
  expect(code).toBe(1);
  expect(said.split('\n')).toEqual([
    'Line 8 could not be read: 1x Bilbo Baggins',
    'LCG-28.02: A deck holds one to three copies of a card, not 4 of Faramir.',
    'LCG-28.03: A tournament deck has at least 50 cards, not 4.',
    'The deck may not be played as it is.',
  ]);
});

test('as JSON it is one document', async () => {
  const { said } = await run(SHORT, {}, true);
  expect(JSON.parse(said)).toEqual({
    ok: false,
    problems: [
      {
        rule: 'LCG-28.02',
        card: 'faramir',
        message: 'A deck holds one to three copies of a card, not 4 of Faramir.',
      },
      { rule: 'LCG-28.03', message: 'A tournament deck has at least 50 cards, not 4.' },
    ],
    deck: { name: 'Mine', heroes: ['aragorn'], cards: { faramir: 4 } },
    unread: [{ line: 8, text: '1x Bilbo Baggins' }],
  });
});

test('it is written in another format', async () => {
  const { said } = await run(SHORT, { to: 'o8d' });
  expect(said).toContain('<card qty="4" id="51223bd0-ffd1-11df-a976-0801200c9014">Faramir</card>');
});

test.each([
  [SHORT, { to: 'cockatrice' }, 'lotr-lcg', 'There is no format “cockatrice”'],
  [SHORT, { format: 'cockatrice' }, 'lotr-lcg', 'There is no format “cockatrice”'],
  ['nothing that anybody could read', {}, 'lotr-lcg', 'no format that is known'],
  [SHORT, {}, 'lotr-board', '“lotr-board” has no decks'],
])('bad input gets one sentence: %#', async (text, values, game, sentence) => {
  await expect(run(text, values, false, game)).rejects.toThrow(sentence);
});

describe('boosters', () => {
  const open = async (values: Call['values'], operands = ['lotr-tcg'], json = false) => {
    let said = '';
    const print = (words: string) => {
      said += words;
    };
    const code = await deck.run({ operands, values, json, language: 'en', print, note: () => undefined });
    return { code, said };
  };

  test('are opened by a seed', async () => {
    const { code, said } = await open({ sealed: '6', seed: 'x' });
    expect(code).toBe(0);
    const copies = said.split('\n').map((line) => Number(/^(\d+)x \S/.exec(line)?.[1]));
    expect(copies.reduce((sum, one) => sum + one, 0)).toBe(66);
    expect((await open({ sealed: '6', seed: 'x' })).said).toBe(said);
    const { seed, cards } = JSON.parse((await open({ sealed: '1' }, ['lotr-tcg'], true)).said);
    expect(Object.keys(cards)).toHaveLength(11);
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each([
    [{ sealed: '0' }, ['lotr-tcg'], 'from 1 to 1000, not “0”'],
    [{ sealed: 'many' }, ['lotr-tcg'], 'from 1 to 1000, not “many”'],
    [{ sealed: '1' }, ['lotr-lcg'], '“lotr-lcg” has no boosters'],
    [{ sealed: '1' }, ['lotr-tcg', 'deck.txt'], 'no further word “deck.txt”'],
  ])('bad input gets one sentence: %#', async (values, operands, sentence) => {
    await expect(open(values, operands)).rejects.toThrow(sentence);
  });
});

test('a list of Gemp is read, judged and turned', async () => {
  const list = 'Ring-bearer: Frodo, Tired Traveller\nRing: 4C2\nDraw deck\n5x Valor\n1x Gollum';
  const { said } = await run(list, {}, false, 'lotr-tcg');
  expect(said.split('\n')).toEqual([
    'Line 5 could not be read: 1x Gollum',
    'TCG-2.04: A draw deck has at least 60 cards, not 5.',
    'TCG-2.05: A draw deck has as many Shadow cards as Free Peoples cards, not 0 and 5.',
    'TCG-2.07: At most 4 cards of one title, over all subtitles: 5 have the title of Valor.',
    'TCG-2.10: A deck needs an adventure deck of nine sites.',
    'The deck may not be played as it is.',
  ]);
  expect((await run(list, { to: 'gemp' }, false, 'lotr-tcg')).said).toContain('4_302|4_2||4_87,4_87');
});
