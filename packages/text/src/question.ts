import type { SeenBlocked, SeenOption, SeenQuestion, Text } from '@concilio/kernel';
import { valuesOf } from './values.ts';
import { BACK, isThing, printedOn, sentence, sentenceIfAny, thingName, type Speaker } from './speaker.ts';

/** The things that a question is about and that say something: what is demanded, and what it costs to refuse. */
export function printedIn(speaker: Speaker, { with: data }: Pick<SeenQuestion, 'with'>): readonly string[] {
  const named = Object.values(data ?? {})
    .flat()
    .filter((value): value is string => typeof value === 'string' && isThing(speaker, value));
  const printed = [...new Set(named)].flatMap((id) => {
    const text = printedOn(speaker, id);
    return text === null ? [] : [{ id, text }];
  });
  return printed.map(({ id, text }) => (printed.length === 1 ? text : `${thingName(speaker, id)}: ${text}`));
}

/** The question in words. */
export const questionText = (
  speaker: Speaker,
  { key, with: data }: Pick<SeenQuestion, 'key' | 'with'>,
): string =>
  sentence(
    speaker,
    `question.${key}`,
    valuesOf(speaker, speaker.game.contract.questions[key]?.data ?? {}, data),
  );

/** What an option says: its own words, or the name of what it stands for, or the back of what is not seen. */
export function optionText(speaker: Speaker, option: Pick<SeenOption, 'thing' | 'text'>): string {
  const own = option.text === undefined ? null : textIn(speaker, option.text);
  if (own !== null) return own;
  return option.thing === undefined ? speaker.paint.faint(BACK) : thingName(speaker, option.thing);
}

/** What an answer would bring, in a few words beside its name; `null` where the rules say nothing of it. */
export const hintText = (speaker: Speaker, { hint }: Pick<SeenOption, 'hint'>): string | null =>
  hint === undefined ? null : textIn(speaker, hint);

/** Why something may not be chosen now, before the sentence of its rule; `null` where that says it all. */
export const whyText = (speaker: Speaker, { why }: Pick<SeenBlocked, 'why'>): string | null =>
  why === undefined ? null : textIn(speaker, why);

/** A sentence that the rules have put together, if the game has it. */
export const textIn = (speaker: Speaker, { key, with: data }: Text): string | null =>
  sentenceIfAny(speaker, key, valuesOf(speaker, speaker.game.contract.texts[key] ?? {}, data));
