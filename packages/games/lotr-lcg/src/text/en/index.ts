import type { Texts } from '@concilio/text';
import cards from './cards.json';
import fields from './labels.json';
import reference from './reference.json';
import sentences from './sentences.json';
import words from './words.json';

/**
 * Questions, options and log lines; the cards, in our own words; what is said on and about them (traits, keywords, types,
 * spheres, phases, sets, scenarios, decks, tokens and numbers); and the rules, one fact a sentence, with their titles.
 */
export const text: Texts = { ...fields, ...sentences, ...cards, ...words, ...reference };
