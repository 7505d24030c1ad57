import { expect, test } from 'vitest';
import { newTable, seedFrom } from '@concilio/kernel';
import { camp } from '../../test/camp.ts';
import { runCamp, verdictOn } from '../../test/run.ts';
import { newLexicon } from '../names/lexicon.ts';
import { readScript } from './script.ts';

const WEATHER = 'at: { step: weather }\n';

test('a die and a shuffle are decided in advance', () => {
  expect(
    verdictOn(
      `${WEATHER}script: [{ die: threat, shows: EYE }, { shuffle: deck, top: [Wolf, Mr. Frodo] }]\ngiven: { discard: [Wolf, Mr. Frodo] }\nthen: [{ path: threat, equals: eye }, { path: deck.0, equals: Wolf }, { path: deck.1, equals: Mr. Frodo }]`,
    ),
  ).toBe('ok');
});

test('with "at" the script begins there, without it with set-up', () => {
  const script = 'script: [{ shuffle: deck, top: [Wolf, Knight, Knight] }]\n';
  expect(
    verdictOn(
      `${script}then: [{ path: seats.Ana.hand, equals: [Wolf, Knight] }, { path: seats.Bo.hand, includes: Knight }]`,
    ),
  ).toBe('ok');
  expect(
    verdictOn(
      `${WEATHER}${script}given: { seats: { Ana: { hand: [] }, Bo: { hand: [] } } }\nthen: [{ path: deck.0, equals: Wolf }, { path: deck.2, equals: Knight }]`,
    ),
  ).toBe('ok');
});

test('an entry that is left over fails, the last of several', () => {
  expect(
    verdictOn(
      `${WEATHER}script: [{ die: threat, shows: eye }, { die: threat, shows: ship }]\nthen: [{ path: threat, equals: eye }]`,
    ),
  ).toEqual([
    {
      path: 'script.1',
      expected: { die: 'threat', shows: 'ship' },
      actual: 'left over',
    },
  ]);
  expect(
    runCamp('at: { step: bids }\nscript: [{ shuffle: deck, top: [Wolf] }]\nthen: [{ outcome: none }]')
      .failures,
  ).toEqual([
    expect.objectContaining({ message: expect.stringMatching('with "at" set-up is already over') }),
  ]);
});

test('draws without an entry come from the seed', () => {
  expect(verdictOn(`seed: "3"\n${WEATHER}then: [{ path: deck, atLeast: 0 }]`)).toEqual(
    verdictOn(`seed: "3"\n${WEATHER}then: [{ path: deck, atLeast: 0 }]`),
  );
});

test.each([
  ['{ die: weather, shows: eye }', 'there is no die called "weather"; there is "threat"'],
  ['{ die: deck, shows: eye }', 'there is no die called "deck"; there is "threat"'],
  ['{ die: threat, shows: moon }', '"moon" is none of eye, ship, calm'],
  ['{ die: threat }', 'an entry is { die: NAME, shows: FACE } or { shuffle: NAME, top: […] }'],
  ['{ die: threat, top: [Wolf] }', 'an entry is { die: NAME'],
  ['{ shuffle: deck, top: [Wofl] }', '"Wofl" is no name here; did you mean "Wolf"?'],
  ['{ shuffle: deck, top: [Wolf, Wolf] }', 'there are not so many "Wolf" on the table'],
])('%s is refused', (entry, message) => expect(verdictOn(`${WEATHER}script: [${entry}]`)).toMatch(message));

test('at set-up copies have no numbers yet', () => {
  expect(verdictOn('script: [{ shuffle: deck, top: ["Knight#2"] }]')).toMatch(
    'before set-up has ended copies have no numbers yet',
  );
});

test('a shuffle without the piece that is to lie on top says so', () => {
  expect(
    verdictOn(
      `${WEATHER}given: { seats: { Ana: { hand: [Wolf] } } }\nscript: [{ shuffle: deck, top: [Wolf] }]`,
    ),
  ).toMatch('The step "weather" failed: The shuffle of "deck" has no "wolf" to put on top.');
});

test('what is shuffled may be seats or words, too', () => {
  const draws = [
    { kind: 'shuffle', stream: 'turns', text: '', values: 'seats' },
    { kind: 'shuffle', stream: 'winds', text: '', values: ['north', 'south', 3] },
  ] as const;
  const lexicon = newLexicon({ ...camp, position: { ...camp.position, draws } }, ['Ana', 'Bo']);
  const { state } = newTable(camp, 2, { decks: [], rounds: 9 }, seedFrom('1'));
  expect(readScript(lexicon, state, { shuffle: 'turns', top: ['bo', 'Ana'] })).toEqual({
    kind: 'shuffle',
    stream: 'turns',
    top: [1, 0],
  });
  expect(readScript(lexicon, state, { shuffle: 'winds', top: [3, 'South'] })).toEqual({
    kind: 'shuffle',
    stream: 'winds',
    top: [3, 'south'],
  });
  expect(() => readScript(lexicon, state, { shuffle: 'winds', top: ['3'] })).toThrow(
    '"3" is none of north, south, 3',
  );
});
