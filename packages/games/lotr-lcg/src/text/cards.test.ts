import { describe, expect, test } from 'vitest';
import en from './en/cards.json';
import es from './es/cards.json';
import ro from './ro/cards.json';
import wordsEn from './en/words.json';
import wordsEs from './es/words.json';
import wordsRo from './ro/words.json';

type Sentences = Readonly<Record<string, string>>;

const keys = (texts: object, start: string) => Object.keys(texts).filter((key) => key.startsWith(start));
const ids = keys(en, 'thing.').map((key) => key.slice('thing.'.length));
const numbers = (sentence: string) => (sentence.match(/\d+/g) ?? []).sort();

/** Neither keyword nor ability; one of them has a shadow effect. */
const QUESTS = [
  'flies-and-spiders',
  'a-fork-in-the-road',
  'dont-leave-the-path',
  'beorns-path',
  'the-necromancers-tower',
  'through-the-caverns',
  'out-of-the-dungeons',
  'to-the-river',
  'anduin-passage',
  'ambush-on-the-shore',
];

describe('the cards', () => {
  test('are the 128 of the core set, 10 of them quest cards, 17 with a shadow effect', () => {
    expect(ids).toHaveLength(128);
    expect(ids).toEqual(expect.arrayContaining(QUESTS));
    expect(keys(en, 'shadow.')).toHaveLength(17);
  });

  test('have a text each, and shadow effects are of cards that there are', () => {
    expect(keys(en, 'text.')).toEqual(ids.map((id) => `text.${id}`));
    for (const key of keys(en, 'shadow.')) expect(ids, key).toContain(key.slice('shadow.'.length));
    const known = ['thing.', 'text.', 'shadow.'].flatMap((start) => keys(en, start));
    expect(known).toHaveLength(Object.keys(en).length);
  });
});

describe.each([
  ['English', en, wordsEn, /^Side [AB]/],
  ['Spanish', es, wordsEs, /^Lado [AB]/],
  ['Romanian', ro, wordsRo, /^Fața [AB]/],
])('the cards in %s', (_language, texts: Sentences, words: Sentences, side) => {
  test('have the keys and the numbers of the English ones, line by line', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    for (const [key, sentence] of Object.entries(en)) {
      const lines = (texts[key] ?? '').split('\n');
      expect(lines.map(numbers), key).toEqual(sentence.split('\n').map(numbers));
    }
  });

  test('are whole sentences without signs that mean something in a message', () => {
    for (const [key, sentence] of Object.entries({ ...texts, ...words })) {
      expect(sentence.trim(), key).toBe(sentence);
      expect(sentence, key).not.toMatch(/[{}'"#<>|]/);
    }
    for (const key of [...keys(texts, 'text.'), ...keys(texts, 'shadow.')])
      for (const line of texts[key]?.split('\n') ?? [])
        if (line !== '') expect(line, key).toMatch(/^[\p{Lu}\d−].*\.$/u);
  });

  test('are never silent', () => {
    expect(Object.keys(texts).filter((key) => texts[key] === '')).toEqual([]);
  });

  test('name no two cards alike', () => {
    expect(new Set(ids.map((id) => texts[`thing.${id}`])).size).toBe(128);
  });

  test('begin with the same keywords as the English ones', () => {
    for (const keyword of keys(words, 'keyword.').filter((key) => !key.endsWith('.text'))) {
      const borne = new RegExp(`(^|\\. )${(wordsEn as Sentences)[keyword]}( \\d)?\\.`);
      const said = new RegExp(`(^|\\. )${words[keyword]}( \\d)?\\.`);
      const bearers = keys(en, 'text.').filter((key) => borne.test((en as Sentences)[key] ?? ''));
      expect(bearers, keyword).not.toEqual([]);
      expect(
        keys(texts, 'text.').filter((key) => said.test(texts[key] ?? '')),
        keyword,
      ).toEqual(bearers);
    }
  });

  test('tell the sides of a quest card apart', () => {
    for (const id of QUESTS) expect(texts[`text.${id}`], id).toMatch(side);
  });

  test('have all words in this language too', () => {
    expect(Object.keys(words)).toEqual(Object.keys(wordsEn));
    for (const [key, word] of Object.entries(words)) {
      expect(word, key).not.toBe('');
      if (key.endsWith('.text')) expect(word, key).toMatch(/\.$/);
    }
  });
});

test('a card that is named in English is named in Spanish by its Spanish name', () => {
  const texts: Sentences = en;
  for (const key of [...keys(en, 'text.'), ...keys(en, 'shadow.')])
    for (const id of ids.filter((id) => texts[key]?.includes(texts[`thing.${id}`] ?? '')))
      expect((es as Sentences)[key], `${key} names ${id}`).toContain((es as Sentences)[`thing.${id}`]);
});

test('there is a word for everything that is printed on a card of the core set', () => {
  const count = (start: string) => keys(wordsEn, start).length;
  expect({
    traits: count('trait.'),
    keywords: count('keyword.'),
    types: count('type.'),
    spheres: count('sphere.'),
    phases: count('phase.'),
    sets: count('set.'),
    scenarios: count('scenario.'),
    decks: count('deck.'),
    tokens: count('token.'),
    stats: count('stat.'),
  }).toEqual({
    traits: 41,
    keywords: 14,
    types: 9,
    spheres: 5,
    phases: 7,
    sets: 7,
    scenarios: 3,
    decks: 4,
    tokens: 4,
    stats: 10,
  });
});
