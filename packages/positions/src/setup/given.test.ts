import { describe, expect, test } from 'vitest';
import { verdictOn } from '../../test/run.ts';

const AT = 'at: { step: council, with: { seat: Ana } }\n';
const given = (lines: string, then: string) => verdictOn(`${AT}given: ${lines}\nthen: ${then}`);

describe('zones', () => {
  test('a list is exactly what lies there, and pieces come from wherever they lay', () => {
    expect(
      given('{ deck: [Knight, Wolf], discard: [Sword] }', '[{ path: deck, equals: [Knight, Wolf] }]'),
    ).toMatch(
      /^Line 4: given\.deck: there is no place left for .+: it could rest in discard or deck, and what is written there leaves it out; write it among them, or one of them as \{ top: \[…\] \}, which keeps the rest there\.$/,
    );
    expect(
      given(
        '{ deck: [Knight, Wolf], seats: { Ana: { hand: [] }, Bo: { hand: [Knight] } } }',
        '[{ path: deck, equals: [Knight, Wolf] }, { path: seats.Ana.hand, equals: [] }, { path: seats.Bo.hand, equals: [Knight] }, { path: discard, excludes: [Knight, Wolf], count: 8 }]',
      ),
    ).toBe('ok');
  });

  test('top puts pieces on what lies there', () => {
    expect(
      given(
        '{ deck: { top: [Wolf, Mr. Frodo] } }',
        '[{ path: deck.0, equals: Wolf }, { path: deck.1, equals: Mr. Frodo }, { path: deck, atLeast: 0 }]',
      ),
    ).toEqual([expect.objectContaining({ path: 'deck', expected: { atLeast: 0 } })]);
    expect(
      given(
        '{ deck: { top: [Wolf, Mr. Frodo] }, seats: { Ana: { hand: [] }, Bo: { hand: [] } } }',
        '[{ path: deck, includes: [Wolf, Mr. Frodo] }, { path: deck.1, equals: Mr. Frodo }]',
      ),
    ).toBe('ok');
  });

  test('a zone that is not named keeps what is left', () => {
    expect(
      given('{ discard: [Wolf] }', '[{ path: deck, excludes: Wolf }, { path: seats.Bo.hand, count: 1 }]'),
    ).toBe('ok');
  });

  test('who knows a face follows from where it lies, and from what a seat has seen', () => {
    const zones =
      '{ deck: { top: [Wolf, Mr. Frodo] }, seats: { Ana: { hand: [Knight], seen: [Mr. Frodo, Sword] }, Bo: { hand: [Sword] } } }';
    expect(
      given(
        zones,
        '[{ path: deck.0.card, equals: null, as: Ana }, { path: deck.1, equals: Mr. Frodo, as: Ana }, { path: deck.1, equals: null, as: Bo }, { path: seats.Bo.hand, equals: [Sword], as: Ana }, { path: seats.Ana.hand, equals: [null], as: Bo }]',
      ),
    ).toBe('ok');
  });

  test('pieces bear and carry what their entries say, and nothing else', () => {
    const inPlay =
      '{ seats: { Bo: { inPlay: [{ card: Knight, damage: 3, attachments: [Sword, Wolf] }, Spider] } } }';
    expect(
      given(
        inPlay,
        '[{ path: seats.Bo.inPlay.Knight.damage, equals: 3 }, { path: seats.Bo.inPlay.Knight.attachments, equals: [Sword, Wolf] }, { path: seats.Bo.inPlay.Forest Spider.damage, equals: 0 }, { path: seats.Bo.inPlay.Forest Spider.attachments, equals: [] }]',
      ),
    ).toBe('ok');
  });

  test('zones below things are written by the names of the things', () => {
    expect(
      given('{ camps: { Colina: { guards: [Wolf] } } }', '[{ path: camps.Hill.guards, equals: [Wolf] }]'),
    ).toBe('ok');
  });

  test('what set-up left in the box can be had, and no more', () => {
    expect(
      given(
        '{ seats: { Bo: { inPlay: [Forest Spider, Forest Spider, Forest Spider] } } }',
        '[{ path: seats.Bo.inPlay, count: 3 }]',
      ),
    ).toBe('ok');
    expect(
      given(
        '{ discard: [Forest Spider], deck: { top: [Forest Spider, Forest Spider, Forest Spider] } }',
        '[]',
      ),
    ).toBe('Line 4: given.discard.0: Forest Spider is named 4 times, and the box holds 3.');
  });
});

describe('names', () => {
  test('in any language, without case, accents and quotes', () => {
    expect(
      given('{ discard: [păianjen de pădure, ELRONDS COUNSEL, "el “consejo” de Elrond#1"] }', '[]'),
    ).toBe('Line 4: given.discard.1: Elrond’s Counsel is named 2 times, and the box holds 1.');
    expect(
      given(
        "{ discard: [Paianjen de padure, Elrond's counsel, lobo] }",
        '[{ path: discard, equals: [Forest Spider, counsel, Wolf] }]',
      ),
    ).toBe('ok');
  });

  test('a name of several things wants the id', () => {
    expect(given('{ discard: [Gandalf] }', '[]')).toBe(
      'Line 4: given.discard.0: "Gandalf" is the name of several things; write one of gandalf-guide, gandalf-rider.',
    );
    expect(given('{ discard: [gandalf-rider] }', '[{ path: discard, equals: [gandalf-rider] }]')).toBe('ok');
  });

  test('what is no piece lies in no zone', () => {
    expect(given('{ discard: [Hill] }', '[]')).toMatch('"Hill" is not a piece that could lie in a zone');
  });

  test('copies are numbered in the order written', () => {
    const two =
      '{ discard: [Knight, "Sword#2"], seats: { Ana: { inPlay: [{ card: Knight, damage: 1 }, Sword] } }, hunts: [{ hunter: "Knight#2", prey: Wolf }] }';
    expect(
      given(
        two,
        '[{ path: hunts.0.hunter, equals: "Knight#2" }, { path: hunts.0.hunter, not: "Knight#1" }, { path: seats.Ana.inPlay.1, equals: { card: "Sword#1", damage: 0, attachments: [] } }, { path: seats.Ana.inPlay.Knight#2.damage, equals: 1 }]',
      ),
    ).toBe('ok');
    expect(given('{ discard: ["Knight#1", "Knight#1"] }', '[]')).toMatch('"Knight#1" is named twice');
    expect(given('{ discard: ["Knight#7"] }', '[]')).toMatch('there is no "Knight#7": the box holds 2 of it');
  });

  test('in the order of the file, whatever the order of the zones', () => {
    expect(
      given(
        '{ seats: { Bo: { inPlay: [Knight] }, Ana: { hand: [Knight] } }, deck: { top: [Sword] }, discard: [Sword] }',
        '[{ path: seats.Bo.inPlay.0, includes: { card: "Knight#1" } }, { path: deck.0, equals: "Sword#1" }, { path: discard.0, equals: "Sword#2" }]',
      ),
    ).toBe('ok');
  });

  test('without a number, copies that differ are an error which lists them', () => {
    expect(
      given(
        '{ discard: [Knight], seats: { Ana: { inPlay: [{ card: Knight, damage: 1 }] } }, hunts: [{ hunter: Knight, prey: Wolf }] }',
        '[]',
      ),
    ).toBe(
      'Line 4: given.hunts.0.hunter: "Knight" may be any of these, which differ: Knight#1 (discard); Knight#2 (seats.Ana.inPlay, damage: 1).',
    );
  });

  test('without a number, copies that the file has written go before others', () => {
    expect(
      given(
        '{ discard: [Knight], hunts: [{ hunter: Knight, prey: Wolf }] }',
        '[{ path: hunts.0.hunter, equals: "Knight#1" }]',
      ),
    ).toBe('ok');
  });
});

test.each([
  ['{ dcek: [Wolf] }', 'Line 4: given.dcek: "dcek" is not known here; did you mean "deck"?'],
  ['{ deck: { tpo: [Wolf] } }', 'Line 4: given.deck.tpo: "tpo" is not known here; did you mean "top"?'],
  ['{ deck: Wolf }', 'Line 4: given.deck: "Wolf" stands where a list or a record is expected.'],
  [
    '{ seats: { Ana: { inPlay: [{ card: Wolf, damge: 1 }] } } }',
    'Line 4: given.seats.Ana.inPlay.0.damge: "damge" is not known here; did you mean "damage"?',
  ],
  [
    '{ seats: { Ana: { inPlay: [{ damage: 1 }] } } }',
    'Line 4: given.seats.Ana.inPlay.0: an entry names its piece: { card: NAME, … }.',
  ],
  ['{ seats: { Cy: {} } }', 'Line 4: given.seats.Cy: "Cy" is no seat; the seats are Ana, Bo.'],
  ['{ seats: { Ana: {}, ANA: {} } }', 'Line 4: given.seats.ANA: the seat "ANA" is written twice.'],
  ['{ first: Cy }', 'Line 4: given.first: "Cy" is no seat; the seats are Ana, Bo.'],
  ['{ round: one }', 'Line 4: given.round: "one" stands where a whole number of at least 0 is expected.'],
])('%s is refused', (lines, message) => expect(given(lines, '[]')).toBe(message));

test('numbers, seats and things that are no zones are set too', () => {
  expect(
    given(
      '{ round: 4, first: bo, threat: eye, discard: [Wolf], hunts: [{ hunter: wolf, prey: Knight }] }',
      '[{ path: round, equals: 4 }, { path: first, equals: Bo }, { path: threat, equals: eye }, { path: hunts, equals: [{ hunter: Wolf, prey: Knight }] }]',
    ),
  ).toBe('ok');
});
