import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
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
