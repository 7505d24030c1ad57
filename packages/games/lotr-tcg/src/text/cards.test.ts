import { describe, expect, test } from 'vitest';
import { CARDS } from '../content/index.ts';
import { SHADOW_CULTURES, FREE_CULTURES, PHASES } from '../content/vocabulary.ts';
import { cards as cardsEn } from './en/cards/index.ts';
import { cards as cardsEs } from './es/cards/index.ts';
import { text } from './index.ts';

type Sentences = Readonly<Record<string, string>>;

const keys = (texts: Sentences, start: string) => Object.keys(texts).filter((key) => key.startsWith(start));
const numbers = (sentence: string) => (sentence.match(/\d+/g) ?? []).sort();

/** Cards that say nothing but their numbers have no text. */
const says = ({ abilities, constants, stats: printed, bearer, type }: (typeof CARDS)[number]): boolean =>
  abilities.some(({ name }) => name !== 'play' && name !== 'transfer') ||
  constants.length > (type === 'ring' ? 2 : 0) ||
  bearer !== null ||
  (['fierce', 'damage', 'archer', 'ambush', 'tracker'] as const).some((word) => (printed[word] ?? 0) > 0);

describe('the cards', () => {
  test('are the 365 of The Two Towers, and those that its rulebook names besides (TCG-33.02)', () => {
    const printed = CARDS.filter(({ revises }) => revises === null);
    const two = printed.filter(({ set }) => set === 4);
    expect(two).toHaveLength(365);
    expect(printed.length - two.length).toBe(16);
    const count = (rarity: string) => two.filter((card) => card.rarity === rarity).length;
    expect(['rare', 'uncommon', 'common', 'premium'].map(count)).toEqual([121, 121, 121, 2]);
  });

  test('have a number each, and no two the same one (TCG-33.01)', () => {
    const codes = CARDS.filter(({ revises }) => revises === null).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^\d+[RUCP]\d+$/);
  });

  test('have a name and, if they say anything, a text; and there is none without a card', () => {
    const ids = CARDS.map(({ id }) => id);
    for (const card of CARDS) {
      const { id } = card;
      expect(text.en[`thing.${id}`], id).toBeDefined();
      if (says(card)) expect(text.en[`text.${id}`], id).toBeDefined();
    }
    for (const key of [...keys(cardsEn, 'thing.'), ...keys(cardsEn, 'text.')])
      expect(ids, key).toContain(key.slice(key.indexOf('.') + 1));
  });
});

describe.each([
  ['English', cardsEn],
  ['Spanish', cardsEs],
])('the cards in %s', (_language, texts: Sentences) => {
  test('have the keys and the numbers of the English ones, line by line', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(cardsEn));
    for (const key of keys(cardsEn, 'text.')) {
      const lines = (texts[key] ?? '').split('\n');
      expect(lines.map(numbers), key).toEqual(((cardsEn as Sentences)[key] ?? '').split('\n').map(numbers));
    }
  });

  test('are whole sentences without signs that mean something in a message', () => {
    for (const [key, sentence] of Object.entries(texts)) {
      expect(sentence.trim(), key).toBe(sentence);
      expect(sentence, key).not.toMatch(/[{}'"#<>|]/);
      expect(sentence, key).not.toBe('');
    }
    for (const key of keys(texts, 'text.'))
      for (const line of texts[key]?.split('\n') ?? []) expect(line, key).toMatch(/\.\)?$/u);
  });
});

/** The names of all numbers that effects change for a while. */
function changed(value: unknown, depth = 0): string[] {
  if (depth > 9 || typeof value !== 'object' || value === null) return [];
  const isChange = 'word' in value && (value.word === 'make' || value.word === 'make-table');
  const own = isChange && 'stats' in value ? Object.keys(value.stats as object) : [];
  return [...own, ...Object.values(value).flatMap((one) => changed(one, depth + 1))];
}

test('what is printed on cards and what effects change has a word in every language', () => {
  const numbers = [...new Set(CARDS.flatMap(({ abilities }) => changed(abilities)))];
  expect(numbers.length).toBeGreaterThan(20);
  for (const texts of Object.values(text)) {
    for (const number of [...numbers, 'if-won', 'if-lost'])
      expect(texts[`number.${number}`] ?? texts[`stat.${number}`], number).toBeDefined();
    for (const stat of ['twilight', 'strength', 'vitality', 'site', 'shadow', 'resistance'])
      expect(texts[`stat.${stat}`], stat).toBeDefined();
    for (const { side, race, itemClass, rarity, block } of CARDS) {
      if (side !== 'none') expect(texts[`side.${side}`], side).toBeDefined();
      if (race !== null) expect(texts[`race.${race}`], race).toBeDefined();
      if (itemClass !== null) expect(texts[`class.${itemClass}`], itemClass).toBeDefined();
      if (block !== null) expect(texts[`block.${block}`], block).toBeDefined();
      expect(texts[`rarity.${rarity}`], rarity).toBeDefined();
    }
  }
});

test('cultures, phases and keywords have a name in every language', () => {
  for (const texts of Object.values(text)) {
    for (const culture of [...FREE_CULTURES, ...SHADOW_CULTURES])
      expect(texts[`culture.${culture}`], culture).toBeDefined();
    for (const phase of PHASES) expect(texts[`phase.${phase}`], phase).toBeDefined();
  }
  expect(
    Object.keys(text.es)
      .filter((key) => !key.startsWith('rule.'))
      .sort(),
  ).toEqual(
    Object.keys(text.en)
      .filter((key) => !key.startsWith('rule.'))
      .sort(),
  );
});
