import type { SeenBlocked, SeenOption, SeenQuestion, Text } from '@concilio/kernel';
import { valuesOf } from './values.ts';
import { BACK, isThing, printedOn, sentence, sentenceIfAny, thingName, type Words } from './words.ts';

/** The things that a question is about and that say something: what is demanded, and what it costs to refuse. */
export function printedIn(words: Words, { with: told }: Pick<SeenQuestion, 'with'>): readonly string[] {
  const named = Object.values(told ?? {})
    .flat()
    .filter((value): value is string => typeof value === 'string' && isThing(words, value));
  const printed = [...new Set(named)].flatMap((id) => {
    const text = printedOn(words, id);
    return text === null ? [] : [{ id, text }];
  });
  return printed.map(({ id, text }) => (printed.length === 1 ? text : `${thingName(words, id)}: ${text}`));
}

/** The question in words. */
export const questionText = (words: Words, { key, with: told }: Pick<SeenQuestion, 'key' | 'with'>): string =>
  sentence(words, `question.${key}`, valuesOf(words, words.game.contract.questions[key]?.data ?? {}, told));

/** What an option says: its own words, or the name of what it stands for, or the back of what is not seen. */
export function optionText(words: Words, option: Pick<SeenOption, 'thing' | 'text'>): string {
  const own = option.text === undefined ? null : textIn(words, option.text);
  if (own !== null) return own;
  return option.thing === undefined ? words.paint.faint(BACK) : thingName(words, option.thing);
}

/** What an answer would bring, in a few words beside its name; `null` where the rules say nothing of it. */
export const hintText = (words: Words, { hint }: Pick<SeenOption, 'hint'>): string | null =>
  hint === undefined ? null : textIn(words, hint);

/** Why something may not be chosen now, before the sentence of its rule; `null` where that says it all. */
export const whyText = (words: Words, { why }: Pick<SeenBlocked, 'why'>): string | null =>
  why === undefined ? null : textIn(words, why);

/** A sentence that the rules have put together, if the game has it. */
export const textIn = (words: Words, { key, with: told }: Text): string | null =>
  sentenceIfAny(words, key, valuesOf(words, words.game.contract.texts[key] ?? {}, told));
