import { colours } from '../colours.ts';
import { saidIn } from '../said-in.ts';
import players from './colours.json';
import fields from './labels.json';
import reference from './reference.json';
import sentences from './sentences.json';
import speech from './speech.json';
import values from './values.json';

/**
 * What is said with any box: names, questions, log lines and what options say, and the rules, one fact a sentence. What
 * components do is said from what they do.
 */
export const { text, textFor } = saidIn(
  'en',
  { ...fields, ...values, ...colours(players), ...sentences, ...reference },
  speech,
);
