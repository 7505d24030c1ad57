import { kit as beacon } from '@concilio/tutorial/kit';
import { describe, expect, test } from 'vitest';
import { verdictOn } from '../../test/run.ts';
import { runPosition } from '../run/run.ts';
import { parseSource } from '../read/source.ts';

const TUTORIAL = `game: tutorial
seats: [Ana, Bo]
at: { step: turn, with: { seat: Ana } }
given: { fire: [Ember 2, Ember 3], seats: { Ana: { hand: [Ember 1, Ember 4] }, Bo: { hand: [Ember 4, Ember 5] } } }
when: [{ choose: Ember 1 }]
`;
const onBeacon = (then: string) => {
  const { ok, error, failures } = runPosition(beacon, parseSource(`${TUTORIAL}then: [${then}]`));
  return ok ? 'ok' : (error ?? failures);
};

describe('what nothing is called is no value, least of all one that must not be there', () => {
  test.each([
    ['{ path: fire, excludes: [Embr 5] }', '"Embr 5" is no name here; did you mean "Ember 5"?'],
    ['{ path: fire, excludes: Embr 5 }', '"Embr 5" is no name here'],
    ['{ path: fire, excludes: ["Ember 1#9"] }', 'there is no "Ember 1#9": the box holds 3 of it'],
    ['{ path: "fire.Ember 1#9", absent: true }', 'there is no "Ember 1#9": the box holds 3 of it'],
    ['{ path: fire, equals: [Embr 1] }', '"Embr 1" is no name here; did you mean "Ember 1"?'],
    ['{ path: fire, not: [Ember 2, Embr 3] }', '"Embr 3" is no name here'],
    ['{ path: fire, not: Ember 5 }', 'a list is expected there, not "Ember 5"'],
    ['{ path: fire, excludes: { crad: Ember 5 } }', '"crad" is not known here; did you mean "card"?'],
    ['{ path: fire, excludes: { card: Embr 5 } }', '"Embr 5" is no name here'],
    ['{ path: fire.0.card, not: Embr 5 }', '"Embr 5" is no name here'],
    ['{ path: fire.0, not: { card: Embr 5 } }', '"Embr 5" is no name here'],
    ['{ path: seats.Ana.points, not: "2" }', '"2" is a text, and a number stands there: write it without'],
    ['{ path: seats.Ana.points, not: [2] }', 'a whole number is expected there'],
    ['{ path: seats.Ana.points, not: true }', 'a whole number is expected there'],
    ['{ path: seats.Cy.points, equals: 0 }', '"Cy" is no seat; the seats are Ana, Bo'],
    ['{ path: seats.Cy, absent: true }', '"Cy" is no seat; the seats are Ana, Bo'],
    ['{ pending: { excludes: [Embr 6] } }', '"Embr 6" is no name here; did you mean "Ember 6"?'],
    ['{ pending: { excludes: ["Ember 6#4"] } }', 'there is no "Ember 6#4": the box holds 3 of it'],
    ['{ pending: { includes: [Embr 6] } }', '"Embr 6" is no name here'],
    ['{ pending: { excludes: [6] } }', 'no question of this game is answered by a number such as 6'],
    ['{ pending: { excludes: [] } }', 'an empty list under "includes" or "excludes" asserts nothing'],
    ['{ path: fire, excludes: [] }', 'an empty list under "excludes" asserts nothing'],
    ['{ path: fire, excludes: [Bo] }', '"Bo" is a seat, and none stands there'],
    ['{ path: fire, excludes: [6] }', 'a name or a record is expected there'],
    ['{ pending: { question: lya } }', 'there is no question "lya"; did you mean "lay"?'],
    ['{ event: card.laid, with: { card: Embr 3 }, count: 0 }', '"Embr 3" is no name here'],
    ['{ event: card.laid, with: { card: Ana }, count: 0 }', '"card" is a thing, not "Ana"'],
    ['{ event: card.laid, with: { card: "Ember 3#1" }, count: 0 }', 'write "Ember 3#1" without its number'],
    ['{ event: card.laid, with: { piece: "Ember 3#7" }, count: 0 }', 'there is no "Ember 3#7"'],
    ['{ event: card.laid, with: { seat: Cy }, count: 0 }', '"Cy" is no seat; the seats are Ana, Bo'],
    ['{ event: card.laid, with: { heat: "3" }, count: 0 }', '"heat" is a number, not "3"'],
    ['{ outcome: { reason: gaol } }', 'there is no reason "gaol"; did you mean "goal"?'],
    ['{ outcome: { reason: weather } }', 'there is no reason "weather"; known are goal, empty'],
    ['{ outcome: { winner: Cy } }', '"Cy" is no seat; the seats are Ana, Bo'],
    ['{ outcome: { score: { Cy: 1 } } }', '"Cy" is no seat; the seats are Ana, Bo'],
  ])('%s', (assertion, message) => expect(onBeacon(assertion)).toMatch(message));

  test.each([
    '{ path: fire, excludes: [Ember 6, "Brasa 5#3"] }',
    '{ path: fire.0.card, not: Ember 5 }',
    '{ path: fire.0, not: null }',
    '{ pending: { excludes: [Ember 6, pass] } }',
    '{ event: card.laid, with: { seat: 0, piece: "Ember 1#1", card: Ember 1, heat: 6 }, count: 1 }',
  ])('%s holds', (assertion) => expect(onBeacon(assertion)).toBe('ok'));
});

describe('where the view has texts of its own, any text may be expected', () => {
  const then = (assertion: string) =>
    verdictOn(
      `at: { step: council, with: { seat: Ana } }\ngiven: { discard: [Wolf], hunts: [{ hunter: Wolf, prey: Knight }] }\nthen: [${assertion}]`,
    );
  test.each([
    '{ path: threat, not: storm }',
    '{ path: first, not: Bo }',
    '{ path: hunts.0.prey, not: Sword }',
    '{ event: said, with: { what: anything }, count: 0 }',
    '{ pending: { seat: Ana, excludes: [Wolf/fight, no] } }',
    '{ path: camps, excludes: { Hill: { guards: [Wolf] } } }',
  ])('%s', (assertion) => expect(then(assertion)).toBe('ok'));

  test.each([
    ['{ path: hunts.0.prey, not: Swrod }', '"Swrod" is no name here; did you mean "Sword"?'],
    ['{ path: first, not: Cy }', '"Cy" is no seat'],
    ['{ path: camps, excludes: { Hlil: { guards: [] } } }', '"Hlil" is no name here'],
    ['{ path: threat, not: 3 }', 'a text is expected there: write it in quotes'],
    ['{ pending: { excludes: [Wofl/fight] } }', '"Wofl" is no name here'],
    ['{ event: said, with: { seats: Ana }, count: 0 }', '"seats" is a list, not "Ana"'],
    ['{ event: said, with: { what: 3 }, count: 0 }', '"what" is a text (write it in quotes), not 3'],
  ])('%s', (assertion, message) => expect(then(assertion)).toMatch(message));
});

describe('a file', () => {
  test('that asserts nothing is refused', () => {
    const nothing = 'Line 1: the file asserts nothing: write "then".';
    for (const rest of ['', 'then: []', 'when: []', 'when: [{ then: [] }]'])
      expect(verdictOn(rest)).toBe(nothing);
    expect(verdictOn('at: { step: council, with: { seat: Ana } }\nwhen: [{ choose: wait }]')).toBe('ok');
  });

  test('names rules that the game knows', () => {
    expect(verdictOn('rules: [CAMP-1, CAMP-99]\nthen: [{ outcome: none }]')).toMatch(
      'Line 3: rules.1: there is no rule "CAMP-99"; did you mean "CAMP-',
    );
    expect(verdictOn('at: { step: bids }\nwhen: [{ seat: Ana, cannot: 4, rule: [X] }]')).toMatch(
      'Line 4: when.0.rule.0: there is no rule "X"; known are CAMP-1, CAMP-7',
    );
  });
});
