import { type Language, LANGUAGES, type Texts } from '@concilio/text';
import { format } from '@concilio/text';
import { describe, expect, it } from 'vitest';
import { texts as sheet } from '../games/lotr-lcg/scores/text/index.ts';
import { texts as device } from '../shell/local/text/index.ts';
import { texts as lcgCampaign } from '../games/lotr-lcg/campaign/text/index.ts';
import { texts as lcgDecks } from '../games/lotr-lcg/decks/text/index.ts';
import { texts as tcg } from '../games/lotr-tcg/text/index.ts';
import { texts as campaigns } from '../features/campaigns/text/index.ts';
import { texts as scores } from '../features/scores/text/index.ts';
import { texts } from './index.ts';
import { refusals } from './refusals.ts';

/** The names of the values that a sentence wants: `{name}`, or `{count, plural, …}`. */
const wanted = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name))].sort();

describe.each<readonly [string, Readonly<Record<Language, Texts>>]>([
  ['the pages', texts],
  ['the refusals', refusals],
  ['the score sheets', sheet],
  ['decks of the card game', lcgDecks],
  ['cards and decks of the trading card game', tcg],
  ['campaigns of the card game', lcgCampaign],
  ['the log', scores],
  ['the campaigns', campaigns],
  ['this device', device],
])('the texts of %s', (_, all) => {
  const keys = Object.keys(all.en);
  const textOf = (language: Language, key: string) => all[language][key] ?? '';

  it.each(LANGUAGES)('are all there in %s, and none is empty', (language) => {
    expect(Object.keys(all[language]).sort()).toEqual([...keys].sort());
    for (const key of keys) expect(textOf(language, key).trim(), key).not.toBe('');
  });

  it.each(LANGUAGES)('want the same values in %s as in English', (language) => {
    for (const key of keys) expect(wanted(textOf(language, key)), key).toEqual(wanted(textOf('en', key)));
  });

  it.each(LANGUAGES)('can be said in %s, whatever the numbers are', (language) => {
    for (const key of keys)
      for (const number of [0, 1, 2, 5, 21]) {
        const values = Object.fromEntries(wanted(textOf('en', key)).map((name) => [name, number]));
        expect(format(language, textOf(language, key), values), key).not.toMatch(/[{}]|^$/);
      }
  });

  it('write Romanian with commas below, not with cedillas', () => {
    for (const key of keys) expect(all.ro[key], key).not.toMatch(/[şţŞŢ]/);
  });
});
