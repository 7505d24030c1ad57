import type { Texts, Translated } from '@concilio/text';
import { boardTexts } from '../boards.ts';
import type english from '../en/sentences.json';
import sentences from './sentences.json';

export const text: Texts = {
  ...(sentences satisfies Translated<typeof english, typeof sentences>),
  ...boardTexts(sentences),
};
