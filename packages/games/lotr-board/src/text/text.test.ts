import { seat } from '@concilio/kernel';
import { LANGUAGES, type Language } from '@concilio/text';
import { describe, expect, test } from 'vitest';
import { BOARDS, type Colour, LEGENDARY } from '../content/index.ts';
import { seatOptions } from '../rules/choices.ts';
import sentences from './en/sentences.json';
import { text } from './index.ts';

const keys = Object.keys(sentences);

const COLOURS: Readonly<Record<Language, Readonly<Record<Colour, string>>>> = {
  en: { brown: 'Brown', grey: 'Grey', green: 'Green' },
  es: { brown: 'Marrón', grey: 'Gris', green: 'Verde' },
  ro: { brown: 'Maro', grey: 'Gri', green: 'Verde' },
};

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

  test('LOB-7.01: say the colour of every legendary card', () => {
    for (const { id, colour } of LEGENDARY)
      expect(said(`text.${id}`), id).toMatch(new RegExp(`^${COLOURS[language][colour]}\\. `));
  });

  test('LOB-4.04: say of a board what each of its spaces gives, and which event comes after which', () => {
    for (const { id, tracks, events } of BOARDS) {
      const [, ...lines] = said(`text.${id}`).split('\n');
      expect(lines).toHaveLength(tracks.length + 1);
      for (const [index, { activity, spaces }] of tracks.entries()) {
        const line = lines[index] ?? '';
        expect(line.startsWith(`${said(`thing.${activity}`)}: 1`)).toBe(true);
        expect(line).toMatch(new RegExp(`[ –]${spaces.length}\u00a0[^,]+\\.$`));
        for (const space of spaces)
          expect(line.toLowerCase()).toContain(
            said(`thing.${typeof space === 'object' ? space.card : space}`).toLowerCase(),
          );
      }
      const listed = events.map((event, index) => `${index + 1}\u00a0${said(`thing.${event.id}`)}`);
      expect(lines.at(-1)).toBe(`${said('board.events')}: ${listed.join('; ')}`);
    }
  });

  test('name the players among whom somebody is chosen', () => {
    const [option] = seatOptions([seat(1)]);
    expect(option).toEqual({ id: 'seat-1', text: { key: 'option.player', with: { player: 1 } } });
    expect(said('option.player')).toBe('{player}');
  });
});

test('the spaces of a board stand by their numbers, equal neighbours together', () => {
  expect(text.en['text.moria']?.split('\n').at(1)?.replaceAll('\u00a0', ' ')).toBe(
    'Fighting: 1–2 silver rune, 3 ring token, 4–5 silver rune, 6 ring token, 7 die, 8 silver rune, 9 die, 10 gold rune.',
  );
});
