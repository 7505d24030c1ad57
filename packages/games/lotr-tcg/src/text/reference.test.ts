import { describe, expect, test } from 'vitest';
import { rules } from './reference.ts';
import { reference as en } from './reference-en.ts';
import { reference as es } from './reference-es.ts';

const keys = (texts: object, start: string) => Object.keys(texts).filter((key) => key.startsWith(start));
const numbers = (sentence: string) => (sentence.match(/\d+/g) ?? []).sort();
const named = (sentence: string) => (sentence.match(/TCG-[\d.]*\d/g) ?? []).sort();

/** TCG-7.10 as [7, 10]. */
const place = (id: string) => {
  const [, section, number] = /^TCG-(\d+)\.(\d\d)$/.exec(id) ?? [];
  return [Number(section), Number(number)] as const;
};

describe('the rules reference', () => {
  test('has 436 rules, each once, counted up without a gap', () => {
    expect(rules).toHaveLength(436);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(436);
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
    expect(titles).toHaveLength(33);
    for (const { id, section } of rules) expect(titles.indexOf(section) + 1, id).toBe(place(id)[0]);
  });

  test('names pages that the rulebook has', () => {
    for (const { id, page } of rules) {
      expect(page, id).toBeGreaterThanOrEqual(2);
      expect(page, id).toBeLessThanOrEqual(30);
    }
  });
});

describe.each([
  ['English', en],
  ['Spanish', es],
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
      for (const id of named(sentence)) expect(ids, key).toContain(id);
    }
  });
});

test('the Spanish reference has the numbers and the rules of the English one, no more and no fewer', () => {
  expect(Object.keys(es)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    expect(numbers(es[key]), key).toEqual(numbers(en[key]));
    expect(named(es[key]), key).toEqual(named(en[key]));
  }
});

test('a ruling of our own that gives its reason gives it in both languages', () => {
  const decisions = rules.filter(({ kind }) => kind === 'decision').map(({ id }) => `rule.${id}`);
  const giving = (texts: Readonly<Record<string, string>>, because: string) =>
    decisions.filter((key) => texts[key]?.includes(because));
  expect(giving(es, 'porque')).toEqual(giving(en, 'because'));
});
