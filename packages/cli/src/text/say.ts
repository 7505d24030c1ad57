import type { Language } from '@concilio/text';
import { format, type Values } from '@concilio/text';
import { UsageError } from '../command.ts';
import { type Key, texts } from './index.ts';

/** One sentence of the command in one language. */
export const say = (language: Language, key: Key, values: Values = {}): string =>
  format(language, texts[language][key], values);

/** Whether there is a sentence of that name: for names put together, as those of options are. */
export const isKey = (key: string): key is Key => Object.hasOwn(texts.en, key);

/** What is wrong with what was typed or read, in the reader's language where the sentence is ours. */
export const sentenceOf = (problem: Error, language: Language): string =>
  problem instanceof Misuse ? say(language, problem.key, problem.values) : problem.message;

/** Wrong usage whose sentence is told in the reader's language; as an error it speaks English. */
export class Misuse extends UsageError {
  readonly key: Key;
  readonly values: Values;

  constructor(key: Key, values: Values = {}) {
    super(say('en', key, values));
    this.key = key;
    this.values = values;
  }
}
