import type { Texts, Translated } from '@concilio/text';
import type { cards as englishCards } from '../en/cards/index.ts';
import type englishFields from '../en/labels.json';
import type englishReference from '../en/reference.json';
import type english from '../en/sentences.json';
import type englishTerms from '../en/terms.json';
import { revisedNames } from '../revised.ts';
import { cards } from './cards/index.ts';
import fields from './labels.json';
import reference from './reference.json';
import sentences from './sentences.json';
import templates from './templates.json';
import terms from './terms.json';

export const text: Texts = {
  ...(fields satisfies Translated<typeof englishFields, typeof fields>),
  ...(terms satisfies Translated<typeof englishTerms, typeof terms>),
  ...(cards satisfies Translated<typeof englishCards, typeof cards>),
  ...revisedNames(cards, templates.revised),
  ...(sentences satisfies Translated<typeof english, typeof sentences>),
  ...(reference satisfies Translated<typeof englishReference, typeof reference>),
};
