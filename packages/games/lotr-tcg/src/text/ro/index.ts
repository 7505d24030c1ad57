import type { Texts, Translated } from '@concilio/text';
import { cards } from '../en/cards/index.ts';
import type englishFields from '../en/labels.json';
import type english from '../en/sentences.json';
import type englishTerms from '../en/terms.json';
import { revisedNames } from '../revised.ts';
import fields from './labels.json';
import sentences from './sentences.json';
import templates from './templates.json';
import terms from './terms.json';

/** The cards were never printed in Romanian: they keep their English names. */
const names: Texts = Object.fromEntries(
  Object.entries(cards)
    .toSorted()
    .filter(([key]) => key.startsWith('thing.')),
);

export const text: Texts = {
  ...(fields satisfies Translated<typeof englishFields, typeof fields>),
  ...(terms satisfies Translated<typeof englishTerms, typeof terms>),
  ...names,
  ...revisedNames(cards, templates.revised),
  ...(sentences satisfies Translated<typeof english, typeof sentences>),
};
