import type { Texts } from '@concilio/text';
import { boardTexts } from '../boards.ts';
import reference from './reference.json';
import sentences from './sentences.json';

/**
 * Names, questions, log lines and interface words; and the rules, one fact a sentence, with the titles that they stand
 * under and what to keep in mind while playing.
 */
export const text: Texts = { ...sentences, ...boardTexts(sentences), ...reference };

export type Sentences = Readonly<Record<keyof typeof sentences, string>>;
