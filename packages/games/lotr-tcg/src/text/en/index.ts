import type { Texts } from '@concilio/text';
import { revisedNames } from '../revised.ts';
import { cards } from './cards/index.ts';
import fields from './labels.json';
import reference from './reference.json';
import sentences from './sentences.json';
import templates from './templates.json';
import terms from './terms.json';

/**
 * What is printed on cards and lies on them; the cards; questions, options and log lines; and the rules, one fact a
 * sentence, with the titles that they stand under.
 */
export const text: Texts = {
  ...fields,
  ...terms,
  ...cards,
  ...revisedNames(cards, templates.revised),
  ...sentences,
  ...reference,
};
