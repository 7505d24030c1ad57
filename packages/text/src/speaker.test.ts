import { view } from '@concilio/kernel';
import { kit as beacon } from '@concilio/tutorial/kit';
import { expect, test } from 'vitest';
import {
  type Spoken,
  optionText,
  plainMarkup,
  printedIn,
  ruleText,
  spokenAt,
  thingName,
  type Speaker,
} from './index.ts';

const tutorial = beacon as unknown as Spoken;
const { 'rule.TUT-3': _lacking, ...ro } = beacon.text.ro;
const speaker: Speaker = {
  game: {
    ...tutorial,
    contract: { ...tutorial.contract, texts: { 'option.give': { player: view.seat() } } },
    text: { ...tutorial.text, ro: { ...ro, 'option.give': 'Pentru {player}' } },
  },
  language: 'ro',
  names: ['Ana', 'Bo'],
  paint: plainMarkup,
};

test.each([
  [{ thing: 'ember-2' }, 'Jar 2'],
  [{ thing: 'seat-1' }, 'Bo'],
  [{ thing: 'yes' }, 'Da'],
  [{ thing: 'rest-and-draw' }, 'Rest and draw'],
  [{ thing: 'x', text: { key: 'option.give', with: { player: 1 } } }, 'Pentru Bo'],
  [{ thing: 'ember-2', text: { key: 'option.lost' } }, 'Jar 2'],
  [{}, '▒'],
])('the option %j has words', (option, text) => {
  expect(optionText(speaker, option)).toBe(text);
});

test('a rule that Romanian lacks is told in English', () => {
  expect(ruleText(speaker, 'TUT-3')).toMatch(/^A six may not be laid on a cold fire.*\[TUT-3\]$/);
});

test('a question says what is printed on the things that it is about', () => {
  expect(printedIn(speaker, { with: { card: 'ember-1', seat: 0 } })).toEqual(['Adaugă 1 la foc.']);
  expect(printedIn(speaker, { with: { cards: ['ember-1', 'ember-2'], of: 'nothing' } })).toEqual([
    'Jar 1: Adaugă 1 la foc.',
    'Jar 2: Adaugă 2 la foc.',
  ]);
  expect(printedIn(speaker, {})).toEqual([]);
});

test('a table whose options bring things of their own speaks of them by their names', () => {
  const { en } = speaker.game.text;
  const renamed: Spoken = {
    ...speaker.game,
    textFor: (options) =>
      'box' in options ? { ...speaker.game.text, en: { ...en, 'thing.ember-2': 'Coal' } } : null,
  };
  const named = (game: Spoken) => thingName({ ...speaker, game, language: 'en' }, 'ember-2');
  expect(named(spokenAt(renamed, { box: true }))).toBe('Coal');
  expect(spokenAt(renamed, {})).toBe(renamed);
  expect(spokenAt(speaker.game, { box: true })).toBe(speaker.game);
});
