import type { Language, RuleEntry } from '@concilio/text';
import { type Spoken, gameText, plainMarkup, sentence, type Speaker } from '@concilio/text';
import type { RuleLine } from './search.ts';

/** The reference of a game in a language, in the order of the rulebook. What is missing there stands in English. */
export function ruleLines(game: Spoken, language: Language): readonly RuleLine[] {
  const speaker: Speaker = { game, language, names: [], paint: plainMarkup };
  return game.rules.map(({ id, section, page, kind }) => ({
    id,
    section,
    title: sentence(speaker, `section.${section}`),
    page,
    kind,
    text: sentence(speaker, `rule.${id}`),
    foreign: language !== 'en' && gameText(speaker, `rule.${id}`) === undefined,
  }));
}

export interface Section {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly lines: readonly RuleLine[];
}

export function sectionsOf(lines: readonly RuleLine[]): readonly Section[] {
  const found = new Map<string, RuleLine[]>();
  for (const line of lines) {
    const before = found.get(line.section);
    if (before === undefined) found.set(line.section, [line]);
    else before.push(line);
  }
  return [...found].map(([id, of], index) => ({
    id,
    number: index + 1,
    title: of[0]?.title ?? id,
    lines: of,
  }));
}

export const KINDS: readonly RuleEntry['kind'][] = ['stated', 'implied', 'decision', 'example'];
