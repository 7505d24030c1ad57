import { schema } from '@concilio/kernel';
import { expect, test } from 'vitest';
import { games, type Kit } from './games.ts';
import { checkedOptions, readOptions } from './options.ts';

const [anyGame] = games;
const game: Kit = {
  ...(anyGame as Kit),
  options: schema.partial({
    goal: schema.integer(),
    quick: schema.flag(),
    level: schema.oneOf(['easy', 2]),
    scenario: schema.text(),
    decks: schema.byName(schema.text()),
    packs: schema.list(schema.integer()),
    house: schema.record({ draw: schema.integer() }),
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
  [['packs=[1,2]'], { packs: [1, 2] }],
  [['packs=[1,'], { packs: ['[1', ''] }],
  [['house={"draw":2}'], { house: { draw: 2 } }],
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

const strict: Kit = {
  ...game,
  options: schema.partial({
    goal: schema.integer({ min: 1, max: 3 }),
    quick: schema.flag(),
    level: schema.oneOf(['easy', 2]),
    packs: schema.list(schema.integer()),
    house: schema.partial({ draw: schema.integer({ min: 0, max: 2 }) }),
  }),
};

test.each([
  [['goal=4'], '--option goal takes a whole number from 1 to 3, not “4”.'],
  [['house.draw=x'], '--option house.draw takes a whole number from 0 to 2, not “x”.'],
  [['quick=maybe'], '--option quick takes true or false, not “maybe”.'],
  [['level=hard'], '--option level takes one of easy, 2, not “hard”.'],
  [['packs=x'], '--option packs.0 cannot be “x”'],
  [['gaol=4'], '“lotr-board” has no option “gaol”; did you mean “goal”?'],
  [['colour=4'], '“lotr-board” has no option “colour”; it has goal, quick, level, packs, house.'],
  [['house.drwa=4'], 'did you mean “house.draw”?'],
])('%j is refused', (given, message) => {
  expect(() => checkedOptions(strict, given)).toThrow(message);
});

test('a game without options has none to give', () => {
  const plain = { ...game, options: schema.record({}) };
  expect(() => checkedOptions(plain, ['goal=1'])).toThrow('has no options, so not “goal” either.');
  expect(checkedOptions(strict, ['goal=3'])).toEqual({ goal: 3 });
});
