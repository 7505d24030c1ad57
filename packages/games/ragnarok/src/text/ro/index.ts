import type { Translated } from '@concilio/text';
import { colours } from '../colours.ts';
import type englishPlayers from '../en/colours.json';
import type englishFields from '../en/labels.json';
import type english from '../en/sentences.json';
import type englishSpeech from '../en/speech.json';
import type englishValues from '../en/values.json';
import { saidIn } from '../said-in.ts';
import players from './colours.json';
import fields from './labels.json';
import sentences from './sentences.json';
import speech from './speech.json';
import values from './values.json';

export const { text, textFor } = saidIn(
  'ro',
  {
    ...(fields satisfies Translated<typeof englishFields, typeof fields>),
    ...(values satisfies Translated<typeof englishValues, typeof values>),
    ...colours(players satisfies Translated<typeof englishPlayers, typeof players>),
    ...(sentences satisfies Translated<typeof english, typeof sentences>),
  },
  speech satisfies Translated<typeof englishSpeech, typeof speech>,
);
