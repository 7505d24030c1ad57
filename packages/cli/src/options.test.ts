import { schema } from '@concilio/kernel';
import { expect, test } from 'vitest';
import { games, type AnyGame } from './games.ts';
import { readOptions } from './options.ts';

const [anyGame] = games;
const game: AnyGame = {
  ...(anyGame as AnyGame),
  options: schema.partial({
    goal: schema.integer(),
    quick: schema.flag(),
    level: schema.oneOf(['easy', 2]),
    scenario: schema.text(),
    decks: schema.byName(schema.text()),
    packs: schema.list(schema.integer()),
    limit: schema.either(schema.integer(), schema.oneOf(['none'])),
  }),
};

test.each([
  [['goal=3'], { goal: 3 }],
  [['goal=three'], { goal: 'three' }],
  [['quick=true'], { quick: true }],
  [['quick=maybe'], { quick: 'maybe' }],
  [['level=2'], { level: 2 }],
  [['level=easy'], { level: 'easy' }],
  [['scenario=7'], { scenario: '7' }],
  [['scenario=a=b'], { scenario: 'a=b' }],
  [['decks.Tom=leadership', 'decks.Kris=spirit'], { decks: { Tom: 'leadership', Kris: 'spirit' } }],
  [['packs=1,2'], { packs: [1, 2] }],
  [['limit=4'], { limit: 4 }],
  [['limit=none'], { limit: 'none' }],
  [['unknown=1'], { unknown: '1' }],
])('%j is read as the schema wants it', (given, options) => {
  expect(readOptions(game, given)).toEqual(options);
});

test('nothing given is nothing', () => {
  expect(readOptions(game, undefined)).toEqual({});
});

test('an option given twice is refused', () => {
  expect(() => readOptions(game, ['goal=1', 'quick=true', 'goal=2'])).toThrow(
    'The option --option goal may be given only once.',
  );
});
