import { describe, expect, test } from 'vitest';
import { runCamp, verdictOn } from '../../test/run.ts';

const GIVEN = `at: { step: council, with: { seat: Ana } }
given:
  round: 2
  first: Bo
  discard: [Wolf, Sword, Mr. Frodo]
  seats:
    Ana: { hand: [Gandalf-Guide, Knight], inPlay: [{ card: Knight, damage: 2, attachments: [Sword] }, { card: Forest Spider, damage: 1 }, Forest Spider] }
`;
const then = (assertion: string) => verdictOn(`${GIVEN}then: [${assertion}]`);

describe('hold', () => {
  test.each([
    '{ path: round, equals: 2 }',
    '{ path: round, not: 3, atLeast: 2, atMost: 2 }',
    '{ path: first, equals: Bo }',
    '{ path: first, equals: 1 }',
    '{ path: discard, equals: [Wolf, Sword, Mr. Frodo] }',
    '{ path: discard, equals: [wolf, sword, frodo] }',
    '{ path: discard, not: [Sword, Wolf, Mr. Frodo] }',
    '{ path: discard, equals: [Sword, Mr. Frodo, Wolf], anyOrder: true }',
    '{ path: discard, count: 3, includes: Wolf, excludes: Knight }',
    '{ path: discard, includes: [Wolf, Sword], excludes: [Knight, Hill] }',
    '{ path: discard.Mr. Frodo.card, equals: Señor Frodo }',
    '{ path: "discard.[Mr. Frodo].card", equals: frodo }',
    '{ path: "discard[Mr. Frodo]", equals: frodo }',
    '{ path: discard.2.card, equals: frodo }',
    '{ path: seats.ana.inPlay.Knight.attachments, equals: [Sword] }',
    '{ path: seats.Ana.inPlay.Knight.attachments.Sword.damage, equals: 0 }',
    '{ path: seats.0.inPlay.0.damage, equals: 2 }',
    '{ path: "seats.Ana.inPlay.Forest Spider#1.damage", equals: 1 }',
    '{ path: "seats.Ana.inPlay.Forest Spider#2.damage", equals: 0 }',
    '{ path: seats.Ana.inPlay.1, equals: { card: Forest Spider, damage: 1, attachments: [] } }',
    '{ path: seats.Ana.inPlay, includes: { card: Forest Spider, damage: 1 } }',
    '{ path: seats.Ana.inPlay, includes: [{ card: Forest Spider }, { damage: 2 }], excludes: { damage: 7 } }',
    '{ path: seats.Ana.inPlay, equals: ["Forest Spider#2", Forest Spider, Knight], anyOrder: true }',
    '{ path: seats.Ana.hand, equals: [gandalf-guide, Knight] }',
    '{ path: seats.Ana.hand, equals: [Gandalf, Knight] }',
    '{ path: seats.Ana.hand, equals: [null, null], as: Bo }',
    '{ path: seats.Ana.hand.0.card, equals: null, as: Bo }',
    '{ path: seats.Ana.hand.Knight, absent: true, as: Bo }',
    '{ path: seats.Bo.inPlay.Wolf.damage, absent: true }',
    '{ path: discard.9, absent: true }',
    '{ path: seats.Ana.hand.Mr. Frodo, absent: true }',
    '{ path: camps.Colina.guards, equals: [] }',
    '{ path: camps, count: 2 }',
    '{ path: seats.Ana.inPlay.0, includes: { damage: 2 }, excludes: { damage: 1 } }',
    '{ pending: { seat: Ana, question: plan, options: [wait, march] } }',
    '{ pending: { seat: Ana, includes: [Wait and see], excludes: [Wolf] } }',
    '{ pending: { seat: Bo, question: object } }',
    '{ event: said, count: 0 }',
    '{ outcome: none }',
  ])('%s', (assertion) => expect(then(assertion)).toBe('ok'));
});

describe('fail, and say what was there', () => {
  test.each<[string, unknown]>([
    ['{ path: round, equals: 3 }', { path: 'round', expected: 3, actual: 2 }],
    ['{ path: round, not: 2 }', { path: 'round', expected: { not: 2 }, actual: 2 }],
    ['{ path: round, atLeast: 3 }', { path: 'round', expected: { atLeast: 3 }, actual: 2 }],
    ['{ path: round, atMost: 1 }', { path: 'round', expected: { atMost: 1 }, actual: 2 }],
    ['{ path: first, equals: Ana }', { path: 'first', expected: 'Ana', actual: 'Bo' }],
    [
      '{ path: discard, equals: ["Wolf#1", "Sword#2", Mr. Frodo] }',
      {
        path: 'discard',
        expected: ['Wolf#1', 'Sword#2', 'Mr. Frodo'],
        actual: ['Wolf', 'Sword#1', 'Mr. Frodo'],
      },
    ],
    ['{ path: threat, atMost: 1 }', { path: 'threat', expected: { atMost: 1 }, actual: 'calm' }],
    [
      '{ path: discard, equals: [Wolf] }',
      { path: 'discard', expected: ['Wolf'], actual: ['Wolf', 'Sword', 'Mr. Frodo'] },
    ],
    [
      '{ path: discard, count: 2 }',
      {
        path: 'discard',
        expected: { count: 2 },
        actual: { count: 3, entries: ['Wolf', 'Sword', 'Mr. Frodo'] },
      },
    ],
    [
      '{ path: discard, includes: [Wolf, Wolf] }',
      { path: 'discard', expected: { includes: ['Wolf', 'Wolf'] }, actual: expect.anything() },
    ],
    [
      '{ path: discard, excludes: Wolf }',
      { path: 'discard', expected: { excludes: 'Wolf' }, actual: expect.anything() },
    ],
    ['{ path: round, includes: 2 }', { path: 'round', expected: { includes: 2 }, actual: 2 }],
    ['{ path: discard.Wolf, absent: true }', { path: 'discard.Wolf', expected: 'nothing', actual: 'Wolf' }],
    [
      '{ path: discard.Knight, equals: Knight }',
      { path: 'discard.Knight', expected: 'Knight', actual: 'nothing' },
    ],
    ['{ path: seats.Ana.inPlya, equals: 1 }', { path: 'seats.Ana.inPlya', expected: 1, actual: 'nothing' }],
    [
      '{ path: seats.Ana.inPlay.Knihgt, equals: 1 }',
      { path: 'seats.Ana.inPlay.Knihgt', expected: 1, actual: 'nothing' },
    ],
    [
      '{ path: seats.Ana.hand, equals: [Gandalf, Knight], as: Bo }',
      {
        path: 'seats.Ana.hand as Bo',
        expected: ['Gandalf', 'Knight'],
        actual: [{ card: null }, { card: null }],
      },
    ],
    [
      '{ path: seats.Ana.inPlay.0, equals: { card: Knight } }',
      {
        path: 'seats.Ana.inPlay.0',
        expected: { card: 'Knight' },
        actual: expect.objectContaining({ damage: 2 }),
      },
    ],
    ['{ pending: none }', { path: 'pending', expected: 'none', actual: expect.anything() }],
    [
      '{ pending: { seat: Ana, options: [march] } }',
      { path: 'pending', expected: expect.anything(), actual: expect.anything() },
    ],
    ['{ event: said }', { path: 'event said', expected: { count: 'at least 1' }, actual: { count: 0 } }],
    ['{ outcome: { won: true } }', { path: 'outcome', expected: { won: true }, actual: 'none' }],
  ])('%s', (assertion, failure) => expect(then(assertion)).toEqual([failure]));

  test.each([
    ['{ path: seats.Ana.inPlya, equals: 1 }', 'there is nothing; did you mean "inPlay"?'],
    [
      '{ path: seats.Ana.inPlay.Knihgt, equals: 1 }',
      'there is nothing; "Knihgt" is no name here; did you mean "Knight"?',
    ],
    [
      '{ path: hands.Ana, equals: 1 }',
      'there is nothing; the view has no "hands"; it has round, first, threat, hunts, deck, discard, camps, seats',
    ],
    [
      '{ path: camps.hill.scouts, equals: 1 }',
      'there is nothing; "camps.hill" has no "scouts"; it has guards',
    ],
    ['{ path: round.now, equals: 1 }', 'there is nothing; "round" is 2 and has no "now"'],
    ['{ path: discard.Knight, equals: Knight }', 'there is nothing; "discard" has no "Knight"'],
    ['{ path: discard.3, not: Wolf }', 'there is nothing; the list has 3 entries, numbered from 0'],
  ])('%s says so in a sentence', (assertion, message) =>
    expect(runCamp(`${GIVEN}then: [${assertion}]`).failures[0]?.message).toBe(message),
  );

  test('each with its line', () => {
    const { failures } = runCamp(
      `${GIVEN}then:\n  - { path: round, equals: 2 }\n  - path: round\n    equals: 1\n`,
    );
    expect(failures).toEqual([{ line: 12, path: 'round', expected: 1, actual: 2 }]);
  });
});

describe('are refused', () => {
  test.each([
    ['a.'.repeat(24_000), 'a path has at most 500 characters, and this one has 48000.'],
    ['a.'.repeat(41), 'a path has at most 40 parts, and this one has 41.'],
  ])('a path without end', (path, sentence) =>
    expect(runCamp(`${GIVEN}then: [{ path: "${path}", equals: 1 }]`).error).toContain(sentence),
  );

  test.each([
    ['{ equals: 1 }', 'an assertion has exactly one of path, pending, event or outcome'],
    ['{ path: a, pending: none }', 'an assertion has exactly one of path, pending, event or outcome'],
    ['{ path: round }', '"path" needs one of equals, not, atLeast'],
    ['{ path: round, absent: false }', '"absent" is true or left out'],
    ['{ pending: none, as: Ana }', '"as" does not go with "pending"'],
    ['{ path: round, with: {} , equals: 2 }', '"with" does not go with "path"'],
    ['{ event: siad }', 'there is no event "siad"; did you mean "said"?'],
    ['{ event: said, with: { waht: x } }', 'the event "said" has no "waht"; it has what, seats'],
    ['{ path: seats.Ana.inPlya, absent: true }', 'the view has no "inPlya"; did you mean "inPlay"?'],
    ['{ path: discard.Wofl, absent: true }', '"Wofl" is no name here; did you mean "Wolf"?'],
    [
      '{ path: seats.Ana.inPlay.Forest Spider.damage, equals: 1 }',
      '"Forest Spider" may be any of these, which differ: {"card":"Forest Spider#1","damage":1,"attachments":[]}; {"card":"Forest Spider#2"',
    ],
    ['{ path: round, equals: 1, as: Cy }', '"Cy" is no seat'],
    ['{ path: "", equals: 1 }', 'a path names at least one thing'],
    ['{ pending: { sate: Ana } }', '"sate" is not known here; did you mean "seat"?'],
    ['{ path: round, equlas: 1 }', '"equlas" is not known here; did you mean "equals"?'],
  ])('%s', (assertion, message) => expect(then(assertion)).toMatch(message));
});

describe('the end', () => {
  const end = (assertion: string) =>
    verdictOn(
      `at: { step: bids }\ngiven: { round: 8 }\nwhen: [{ seat: Ana, choose: 1 }, { seat: Bo, choose: 1 }]\nthen: [${assertion}]`,
    );
  test.each([
    '{ outcome: { won: true, winner: [Bo, Ana], score: 9, reason: time } }',
    '{ outcome: { score: { Ana: 9, Bo: 9 } } }',
    '{ pending: none }',
  ])('%s holds', (assertion) => expect(end(assertion)).toBe('ok'));
  test.each([
    '{ won: false }',
    '{ winner: Ana }',
    '{ score: 8 }',
    '{ score: { Bo: 8 } }',
    '{ reason: goal }',
    'none',
  ])('%s fails', (outcome) =>
    expect(end(`{ outcome: ${outcome} }`)).toEqual([
      {
        path: 'outcome',
        expected: expect.anything(),
        actual: { won: true, winner: ['Ana', 'Bo'], score: { Ana: 9, Bo: 9 }, reason: 'time' },
      },
    ]),
  );
});

describe('events', () => {
  const AT =
    'at: { step: window, with: { seats: [Ana] } }\ngiven: { seats: { Ana: { hand: [Knight, Sword] } } }\n';
  test('count since the start of when', () => {
    const when = 'when: [{ choose: Knight }, { choose: Sword }]\n';
    expect(
      verdictOn(
        `${AT}${when}then: [{ event: card.used, count: 2 }, { event: card.used, with: { card: Sword, seat: Ana }, count: 1 }]`,
      ),
    ).toBe('ok');
    expect(verdictOn(`${AT}${when}then: [{ event: card.used, with: { card: Wolf } }]`)).toEqual([
      {
        path: 'event card.used',
        expected: { with: { card: 'Wolf' }, count: 'at least 1' },
        actual: { count: 0, told: expect.anything() },
      },
    ]);
  });

  test('without when, count since the start of the position', () => {
    expect(
      verdictOn(
        'at: { step: window, with: { seats: [Ana, Ana] } }\ngiven: { seats: { Ana: { hand: [] } } }\nthen: [{ event: passed, count: 2 }]',
      ),
    ).toBe('ok');
    expect(
      verdictOn(
        'at: { step: window, with: { seats: [Ana, Ana] } }\ngiven: { seats: { Ana: { hand: [] } } }\nwhen: []\nthen: [{ event: passed, count: 2 }]',
      ),
    ).toBe('ok');
  });
});
