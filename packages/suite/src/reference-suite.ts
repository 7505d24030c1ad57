import type { Language, RuleEntry } from '@concilio/text';
import { describe, expect, test } from 'vitest';

type Sentences = Readonly<Record<string, string>>;

/** What a game's rules reference is: how many rules, titles and pages, and its sentences by language, English first. */
export interface Reference {
  /** The letters before the numbers: `LCG`. */
  readonly prefix: string;
  readonly rules: readonly RuleEntry[];
  readonly count: number;
  readonly sections: number;
  readonly pages: number;
  readonly texts: Readonly<Partial<Record<Language, Sentences>>> & { readonly en: Sentences };
  /** Other keys that the texts hold besides rules and sections: `advice.`. */
  readonly besides?: string;
}

const keys = (texts: Sentences, start: string) => Object.keys(texts).filter((key) => key.startsWith(start));
const numbers = (sentence: string) => (sentence.match(/\d+/g) ?? []).sort();
const BECAUSE: Readonly<Record<Language, string>> = { en: 'because', es: 'porque', ro: 'pentru că' };

/** The rules reference of a game is whole: every rule once, in order, in each language, with the same numbers. */
export function referenceSuite({ prefix, rules, count, sections, pages, texts, besides }: Reference): void {
  const { en } = texts;
  const all = Object.entries(texts) as readonly (readonly [Language, Sentences])[];
  const named = (sentence: string) => (sentence.match(new RegExp(`${prefix}-[\\d.]*\\d`, 'g')) ?? []).sort();
  /** TCG-7.10 as [7, 10]. */
  const place = (id: string) => {
    const [, section, number] = new RegExp(`^${prefix}-(\\d+)\\.(\\d\\d)$`).exec(id) ?? [];
    return [Number(section), Number(number)] as const;
  };
  const titles = [...new Set(rules.map(({ section }) => section))];

  describe('the rules reference', () => {
    test('has each rule once, counted up without a gap', () => {
      expect(rules).toHaveLength(count);
      let last: readonly [number, number] = [0, 0];
      for (const { id } of rules) {
        const [section, number] = place(id);
        const [before, counted] = last;
        expect(number === 1 ? [before + 1, 1] : [before, counted + 1], id).toEqual([section, number]);
        last = [section, number];
      }
    });

    test('has one title for each number in front', () => {
      expect(titles).toHaveLength(sections);
      for (const { id, section } of rules) expect(titles.indexOf(section) + 1, id).toBe(place(id)[0]);
    });

    test('names pages that the rulebook has', () => {
      for (const { id, page } of rules) {
        expect(page, id).toBeGreaterThanOrEqual(2);
        expect(page, id).toBeLessThanOrEqual(pages);
      }
    });
  });

  describe.each(all)('the reference in %s', (language, own) => {
    test('has a sentence for each rule and a title for each section, in the same order, and nothing else', () => {
      expect(keys(own, 'rule.')).toEqual(rules.map(({ id }) => `rule.${id}`));
      expect(keys(own, 'section.')).toEqual(titles.map((title) => `section.${title}`));
      const others = besides === undefined ? [] : keys(own, besides);
      expect(others).toEqual(others.map((_key, index) => `${besides}${index + 1}`));
      expect(Object.keys(own)).toHaveLength(rules.length + titles.length + others.length);
    });

    test('is whole sentences without signs that mean something in a message', () => {
      for (const [key, sentence] of Object.entries(own)) {
        expect(sentence.trim(), key).toBe(sentence);
        expect(sentence, key).not.toMatch(/[{}'#<>|]|^$/);
        if (key.startsWith('rule.')) expect(sentence, key).toMatch(/\.$/);
        // Romanian has letters of its own.
        if (language === 'ro') expect(sentence, key).not.toMatch(/[şţŞŢ]/);
      }
    });

    test('refers only to rules that there are, and has the numbers of the English one', () => {
      const ids = rules.map(({ id }) => id);
      expect(Object.keys(own)).toEqual(Object.keys(en));
      for (const [key, sentence] of Object.entries(own)) {
        for (const id of named(sentence)) expect(ids, key).toContain(id);
        expect(numbers(sentence), key).toEqual(numbers(en[key] ?? ''));
        expect(named(sentence), key).toEqual(named(en[key] ?? ''));
      }
    });

    test('gives the reason of a ruling of our own where the English one does', () => {
      const decisions = rules.filter(({ kind }) => kind === 'decision').map(({ id }) => `rule.${id}`);
      const giving = (texts: Sentences, because: string) =>
        decisions.filter((key) => texts[key]?.includes(because));
      expect(giving(own, BECAUSE[language])).toEqual(giving(en, BECAUSE.en));
    });
  });
}
