import type { Texts, Translated } from '@concilio/text';
import type englishCards from '../en/cards.json';
import type englishFields from '../en/labels.json';
import type englishReference from '../en/reference.json';
import type english from '../en/sentences.json';
import type englishWords from '../en/words.json';
import cards from './cards.json';
import fields from './labels.json';
import reference from './reference.json';
import sentences from './sentences.json';
import words from './words.json';

export const text: Texts = {
  ...(fields satisfies Translated<typeof englishFields, typeof fields>),
  ...(sentences satisfies Translated<typeof english, typeof sentences>),
  ...(cards satisfies Translated<typeof englishCards, typeof cards>),
  ...(words satisfies Translated<typeof englishWords, typeof words>),
  ...(reference satisfies Translated<typeof englishReference, typeof reference>),
};
