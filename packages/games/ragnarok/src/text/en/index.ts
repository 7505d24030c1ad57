import type { Texts } from '@concilio/kernel';
import { colours } from '../colours.ts';
import players from './colours.json';
import fields from './labels.json';
import reference from './reference.json';
import sentences from './sentences.json';
import values from './values.json';

/**
 * What is said with any box: names, questions, log lines and what options say, and the rules, one fact a sentence. What
 * components do is said from what they do.
 */
export const en: Texts = { ...fields, ...values, ...colours(players), ...sentences, ...reference };
