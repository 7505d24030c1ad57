import type { Texts } from '@concilio/text';

/** For tests only, so one language serves for all. */
const en: Texts = {
  'game.name': 'Torture',
  'thing.strike': 'Strike',
  'thing.counter': 'Counter',
  'thing.shield': 'Shield',
  'thing.vision': 'Vision',
  'thing.glimpse': 'Glimpse',
  'thing.haste': 'Haste',
  'thing.oracle': 'Oracle',
  'thing.sorting': 'Sorting',
  'thing.rally': 'Rally',
  'thing.storm': 'Storm',
  'rule.TOR-1': 'A card is played only if its cost can be paid.',
  'rule.TOR-2': 'A counter is only played in response.',
  'outcome.felled': 'A seat has no life left.',
  'outcome.time': 'Time is up.',
};

export const text = { en, es: en, ro: en };
