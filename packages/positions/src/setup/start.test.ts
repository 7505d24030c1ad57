import { view } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { verdictOn } from '../../test/run.ts';
import { camp } from '../../test/camp.ts';
import { runPosition } from '../run/run.ts';
import { parseSource } from '../read/source.ts';

test.each([
  ['game: camp', 'Line 1: "seats" is missing: the names of the seats in their order.'],
  ['seats: [Ana, Bo]\ngame: camp\nthne: []', 'Line 3: thne: "thne" is not known here; did you mean "then"?'],
  ['game: camp\nseats: [Ana]', 'Line 2: seats: "camp" is for 2 to 3 seats, not 1.'],
  ['game: camp\nseats: [Ana, ana]', 'Line 2: seats: two seats have the same name.'],
  ['game: camp\nseats: [Ana, "7"]', 'Line 2: seats: a seat must have a name, not "7".'],
  [
    'game: camp\nseats: [Ana, Bo]\noptions: { ronds: 3 }',
    'Line 3: options.ronds: "ronds" is not known here; did you mean "rounds"?',
  ],
  [
    'game: camp\nseats: [Ana, Bo]\noptions: { decks: { Ana: x, Cy: y } }',
    'Line 3: options.decks.Cy: "Cy" is no seat; the seats are Ana, Bo.',
  ],
  [
    'game: camp\nseats: [Ana, Bo]\noptions: { decks: { Ana: x } }',
    'Line 3: options.decks: the seat "Bo" is missing.',
  ],
  [
    'game: camp\nseats: [Ana, Bo]\nat: { step: duell }',
    'Line 3: at.step: there is no step "duell"; did you mean "duel"?',
  ],
  [
    'game: camp\nseats: [Ana, 7]\nrules: [1]\ngiven: { pile: [] }',
    'Line 2: seats.1: "7" stands where a text is expected: write it in quotes.\nLine 3: rules.0: "1" stands where a text is expected: write it in quotes.\nLine 4: given.pile: "pile" is not known here; known are round, first, threat, hunts, deck, discard, camps, seats.',
  ],
  [
    'game: camp\nseats: [Ana, Bo]\nat: { with: {} }',
    'Line 3: at: "step" is missing: one of bids, council, window, deeds, duel, weather, sleep, posts.',
  ],
  [
    'game: camp\nseats: [Ana, Bo]\nat: { step: council, with: { saet: Ana } }',
    'Line 3: at.with.saet: "saet" is not known here; did you mean "seat"?\nLine 3: at.with.seat: the name of a seat is missing.',
  ],
  [
    'game: camp\nseats: [Ana, Bo]\nat: { step: council, with: { seat: Cy } }',
    'Line 3: at.with.seat: "Cy" is no seat; the seats are Ana, Bo.',
  ],
  [
    'game: camp\nseats: [Ana, Bo]\nat: { step: duel, with: { attacker: Wofl, defender: Bo } }',
    'Line 3: at.with.attacker: "Wofl" is no name here; did you mean "Wolf"?',
  ],
])('%j is refused', (text, message) =>
  expect(runPosition(camp, parseSource(text))).toEqual({
    ok: false,
    steps: 0,
    failures: [],
    error: message,
    unreadable: true,
  }),
);

test('without "at" a position stands before the first question, and "given" is there', () => {
  expect(
    verdictOn(
      'given: { seats: { Ana: { hand: [Wolf] } } }\nthen: [{ path: seats.Ana.hand, equals: [Wolf] }, { path: seats.Bo.hand, count: 1 }, { pending: { seat: Bo, question: bid } }]',
    ),
  ).toBe('ok');
});

test('the same seed gives the same set-up', () => {
  const hands = (seed: string) =>
    runPosition(camp, parseSource(`game: camp\nseats: [Ana, Bo]\nseed: ${seed}\n`), {
      trace: true,
      mayAssertNothing: true,
    }).trace?.view.seats;
  expect(hands('"7"')).toEqual(hands('7'));
  expect(hands('"7"')).not.toEqual(hands('"8"'));
});

test('options may be written by seat', () => {
  expect(
    verdictOn(
      'options: { decks: { Bo: spirit, Ana: lore } }\nthen: [{ path: seats.Bo.deck, equals: spirit }, { path: seats.Ana.deck, equals: lore }]',
    ),
  ).toBe('ok');
});

test('fields of steps may be lists', () => {
  expect(
    verdictOn(
      'at: { step: window, with: { seats: [Bo, Ana] } }\ngiven: { seats: { Bo: { hand: [Sword] } } }\nthen: [{ pending: { seat: Bo, question: use } }]',
    ),
  ).toBe('ok');
});

test('a fault in the rules is an error, but no mistake of the file', () => {
  const broken = {
    ...camp,
    steps: {
      ...camp.steps,
      sleep: () => {
        throw new Error('no bed');
      },
    },
  };
  const result = runPosition(
    broken,
    parseSource('game: camp\nseats: [Ana, Bo]\nat: { step: sleep, with: { seat: Ana } }'),
  );
  expect(result).toEqual({
    ok: false,
    steps: 0,
    failures: [],
    error: 'Line 3: The step "sleep" failed: no bed',
  });
});

describe('what a game throws while it reads a file is a fault of that file, in one sentence with its line', () => {
  const thrown = (problem: unknown) => ({
    ...camp,
    position: {
      ...camp.position,
      read: () => {
        throw problem;
      },
    },
  });
  const text =
    'game: camp\nseats: [Ana, Bo]\ngiven:\n  round: 1\n  seats:\n    bo: { hand: [] }\nthen: [{ pending: none }]';

  test.each([
    ['an error', new Error('the camp is on fire'), 'Line 3: given: the camp is on fire.'],
    ['something else', 'oh', 'Line 3: given: oh.'],
    ['a place', new Error('too early', { cause: ['round'] }), 'Line 4: given.round: too early.'],
    [
      'a seat by its number',
      new Error('full', { cause: ['seats', 1, 'hand'] }),
      'Line 6: given.seats.bo.hand: full.',
    ],
    [
      'a seat that is not written',
      new Error('full', { cause: ['seats', 0] }),
      'Line 5: given.seats.0: full.',
    ],
  ])('%s', (_what, problem, error) =>
    expect(runPosition(thrown(problem), parseSource(text))).toEqual({
      ok: false,
      steps: 0,
      failures: [],
      error,
      unreadable: true,
    }),
  );

  test('a step that cannot be there', () => {
    const closed = {
      ...camp,
      position: {
        ...camp.position,
        at: {
          ...camp.position.at,
          sleep: {
            with: { seat: view.seat() },
            text: '',
            beneath: () => {
              throw new Error('the camp is closed', { cause: ['with', 'seat'] });
            },
          },
        },
      },
    };
    const at =
      'game: camp\nseats: [Ana, Bo]\nat:\n  step: sleep\n  with: { seat: Ana }\nthen: [{ pending: none }]';
    expect(runPosition(closed, parseSource(at))).toMatchObject({
      error: 'Line 5: at.with.seat: the camp is closed.',
      unreadable: true,
    });
  });
});

test('where seats have names of their own, these are the seats, in any language', () => {
  const named = {
    ...camp,
    seatNames: ['hill', 'dale', 'wolf'],
  };
  const runAs = (seats: string) =>
    runPosition(
      named,
      parseSource(
        `game: camp\nseats: ${seats}\nwhen: [{ seat: Valle, choose: 1 }]\nthen: [{ pending: { seat: Hill } }, { path: seats.Dale.hand, count: 2 }]`,
      ),
    );
  expect(runAs('[Colina, dale]')).toEqual({ ok: true, steps: 1, failures: [] });
  expect(runAs('[dale, hill]').error).toBe('Line 2: seats: the seats must be hill, dale, in this order.');
});
