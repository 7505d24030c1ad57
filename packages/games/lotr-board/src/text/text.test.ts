import { LANGUAGES, seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { seatOptions } from '../rules/choices.ts';
import { en } from './en.ts';
import { text } from './index.ts';

const keys = Object.keys(en);

/** What a sentence puts in: `{seat}`, and `track` of `{track, select, …}`. */
const valuesOf = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? ''))].toSorted();

describe.each(LANGUAGES)('the sentences in %s', (language) => {
  const sentences = text[language];
  const said = (key: string) => sentences[key] ?? '';

  test('have the values of the English ones, no more and no fewer', () => {
    for (const key of keys) expect(valuesOf(said(key)), key).toEqual(valuesOf(text.en[key] ?? ''));
  });

  test('quote names that may end with a sign of their own', () => {
    for (const key of keys)
      for (const [, before] of said(key).matchAll(/(.)\{(?:trial|event)\}/g))
        expect('“«„', key).toContain(before);
    for (const key of keys) expect(said(key), key).not.toMatch(/^\{(trial|event)\}/);
  });

  test('say a symbol, a track and a way to rest in words, and not by their ids', () => {
    const chosen = (key: string) => [...said(key).matchAll(/ (\w+) \{/g)].map(([, id]) => id);
    for (const track of ['none', 'fighting', 'friendship', 'hiding', 'travel'])
      expect(chosen('event.card.played')).toContain(track);
    for (const offer of [
      'fighting',
      'friendship',
      'hiding',
      'travel',
      'star',
      'runes',
      'heart',
      'sun',
      'ring',
    ])
      expect(chosen('event.offer.made')).toContain(offer);
    expect(chosen('event.player.rested')).toContain('draw');
  });

  test('put a question to whoever is asked, and tell the others whose it is', () => {
    for (const key of ['question.demand', 'question.play-card'])
      expect(said(key), key).toMatch(/^\{asked, select, you \{.+\} other \{.*\{player\}.+\}\}$/);
    expect(said('question.short-of-cards')).toContain('{player}');
  });

  test('name the players among whom somebody is chosen', () => {
    const [option] = seatOptions([seat(1)]);
    expect(option).toEqual({ id: 'seat-1', text: { key: 'option.player', with: { player: 1 } } });
    expect(said('option.player')).toBe('{player}');
  });
});
