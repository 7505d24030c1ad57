import { describe, expect, test } from 'vitest';
import { rules } from './reference.ts';
import { reference as en } from './reference-en.ts';
import { reference as es } from './reference-es.ts';
import { reference as ro } from './reference-ro.ts';

const keys = (texts: object, start: string) => Object.keys(texts).filter((key) => key.startsWith(start));
const numbers = (sentence: string) => (sentence.match(/\d+/g) ?? []).sort();

/** LCG-7.10 as [7, 10]. */
const place = (id: string) => {
  const [, section, number] = /^LCG-(\d+)\.(\d\d)$/.exec(id) ?? [];
  return [Number(section), Number(number)] as const;
};

describe('the rules reference', () => {
  test('has 383 rules, each once, counted up without a gap', () => {
    expect(rules).toHaveLength(383);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(383);
    let last: readonly [number, number] = [0, 0];
    for (const { id } of rules) {
      const [section, number] = place(id);
      const [before, count] = last;
      expect(number === 1 ? [before + 1, 1] : [before, count + 1], id).toEqual([section, number]);
      last = [section, number];
    }
  });

  test('has one title for each number in front', () => {
    const titles = [...new Set(rules.map(({ section }) => section))];
    expect(titles).toHaveLength(30);
    for (const { id, section } of rules) expect(titles.indexOf(section) + 1, id).toBe(place(id)[0]);
  });

  test('names pages that the rulebook has', () => {
    for (const { id, page } of rules) {
      expect(page, id).toBeGreaterThanOrEqual(2);
      expect(page, id).toBeLessThanOrEqual(32);
    }
  });
});

describe.each([
  ['English', en],
  ['Spanish', es],
  ['Romanian', ro],
])('the reference in %s', (_language, texts: Readonly<Record<string, string>>) => {
  test('has a sentence for each rule and a rule for each sentence, in the same order', () => {
    expect(keys(texts, 'rule.')).toEqual(rules.map(({ id }) => `rule.${id}`));
  });

  test('has a title for each section and a section for each title, and nothing else', () => {
    const sections = [...new Set(rules.map(({ section }) => `section.${section}`))];
    expect(keys(texts, 'section.')).toEqual(sections);
    expect(Object.keys(texts)).toHaveLength(rules.length + sections.length);
  });

  test('is whole sentences without signs that mean something in a message', () => {
    for (const [key, sentence] of Object.entries(texts)) {
      expect(sentence.trim(), key).toBe(sentence);
      expect(sentence, key).not.toMatch(/[{}'"#<>|]|^$/);
      if (!key.startsWith('section.')) expect(sentence, key).toMatch(/\.$/);
    }
  });

  test('refers only to rules that there are', () => {
    const ids = new Set(rules.map(({ id }) => id));
    for (const [key, sentence] of Object.entries(texts)) {
      for (const id of sentence.match(/LCG-[\d.]*\d/g) ?? []) expect(ids, key).toContain(id);
    }
  });
});

test.each([
  ['Spanish', es],
  ['Romanian', ro],
])('the %s reference has the numbers of the English one, no more and no fewer', (_language, texts) => {
  expect(Object.keys(texts)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    expect(numbers(texts[key]), key).toEqual(numbers(en[key]));
  }
});

test('a ruling of our own gives its reason in every language', () => {
  const decisions = rules.filter(({ kind }) => kind === 'decision').map(({ id }) => `rule.${id}`);
  const giving = (texts: Readonly<Record<string, string>>, because: string) =>
    decisions.filter((key) => texts[key]?.includes(because));
  const reasoned = giving(en, 'because');
  expect(decisions.filter((key) => !reasoned.includes(key))).toEqual(['rule.LCG-9.14', 'rule.LCG-27.04']);
  expect(giving(es, 'porque')).toEqual(reasoned);
  expect(giving(ro, 'pentru că')).toEqual(reasoned);
});

test('Romanian is written with its own letters', () => {
  for (const [key, sentence] of Object.entries(ro)) expect(sentence, key).not.toMatch(/[şţŞŢ]/);
});
