import { kit as lotrBoard } from '@concilio/lotr-board/kit';
import { describe, expect, test } from 'vitest';
import { newPosition } from '../write/new.ts';
import { runPosition } from './run.ts';
import { parseSource } from '../read/source.ts';

const run = (at: string, given: string, rest = 'then: [{ outcome: none }]') =>
  runPosition(
    lotrBoard,
    parseSource(`game: lotr-board\nseats: [Frodo, Sam]\nat: ${at}\ngiven: ${given}\n${rest}`),
  );
const refused = (at: string, given: string) => {
  const { unreadable, error } = run(at, given);
  return unreadable === true ? error : 'not refused';
};

const CARDS = '{ step: cards }';

describe('what cannot be given is refused in one sentence, with its line', () => {
  test.each([
    [
      'conflict: { tracks: { friendship: 2 } }',
      'conflict.tracks.friendship: "friendship" is no track of Moria; there is Fighting, Hiding, Travel',
    ],
    [
      'conflict: { tracks: { Fighting: 12 } }',
      'conflict.tracks.Fighting: the track "fighting" of Moria goes from 0 to 10',
    ],
    ['conflict: { events: 7 }', 'conflict.events: Moria has 6 events, and 7 cannot have been reached'],
    [
      'gandalf: [Gollum]',
      'gandalf.0: "Gollum" is no Gandalf card; there is Healing, Perseverance, Guidance, Foresight, Magic',
    ],
    ['gandalf: [Magic, Healing, magic]', 'gandalf.2: there is one Magic, and it is named twice'],
    [
      'seats: { Sam: { hand: [Passage of Time] } }',
      'seats.Sam.hand: Passage of Time is a story tile, and "hand" holds adventure cards and legendary cards only',
    ],
    [
      'seats: { Sam: { hand: [Gold rune 1] } }',
      'seats.Sam.hand: Gold rune 1 is a gold rune, and "hand" holds adventure cards and legendary cards only',
    ],
    [
      'seats: { Sam: { gold: [Gimli] } }',
      'seats.Sam.gold: Gimli is a legendary card, and "gold" holds gold runes only',
    ],
    ['tiles: [Gimli]', 'tiles: Gimli is a legendary card, and "tiles" holds story tiles only'],
    ['deck: { top: [Gimli] }', 'deck: Gimli is a legendary card, and "deck" holds adventure cards only'],
    [
      'discard: [Fighting tile]',
      'discard: Fighting tile is a story tile, and "discard" holds adventure cards and legendary cards only',
    ],
    [
      'legendary: { top: [Fighting tile] }',
      'legendary: Fighting tile is a story tile, and "legendary" holds legendary cards only',
    ],
    [
      'revealed: [Gold rune 2]',
      'revealed: Gold rune 2 is a gold rune, and "revealed" holds adventure cards only',
    ],
    ['tile: [Fighting tile, Hiding tile]', 'tile: "tile" holds one or none, not 2'],
    ['bearer: null', 'bearer: somebody bears the Ring until it lies at Mount Doom, after Mordor'],
    [
      'bearer: Sam, seats: { Sam: { out: true } }',
      'seats.Sam.out: Sam bears the Ring: write another "bearer"',
    ],
    ['seats: { Sam: { out: true }, Frodo: { out: true } }', 'seats: somebody must still be in the game'],
    [
      'seats: { Sam: { lives: { heart: 2 } }, Frodo: { lives: { heart: 2 } } }',
      'seats.Sam.lives.heart: the players have more heart tokens than the box holds, which is 3',
    ],
    [
      'sauron: 5, seats: { Sam: { corruption: 5 } }',
      'seats.Sam.corruption: Sam on space 5 has met Sauron on space 5: write "out: true" too, or a space below his',
    ],
    [
      'sauron: 0',
      'sauron: Frodo on space 0 has met Sauron on space 0: write "out: true" too, or a space below his',
    ],
    [
      'reached: 52',
      'reached: the main marker of Moria, "fighting", is on 10, and cannot have reached 52: leave "reached" out, and it follows from the marker',
    ],
  ])('%s', (given, sentence) =>
    expect(refused(CARDS, `{ place: Moria, ${given} }`)).toBe(`Line 4: given.${sentence}.`),
  );

  test('names in other languages are as good', () =>
    expect(
      run(
        '{ step: journey }',
        '{ place: rivendel, gandalf: [Magia] }',
        'then: [{ path: gandalf, equals: [Magic] }]',
      ),
    ).toMatchObject({ ok: true }));

  test('a place that there is not', () =>
    expect(refused(CARDS, '{ place: Minas Tirith }')).toBe(
      'Line 4: given.place: "Minas Tirith" is no place; there is Bag End, Rivendell, Moria, Lothlórien, Helm’s Deep, Shelob’s Lair, Mordor.',
    ));

  test.each([
    [
      'Hiding card',
      '"Hiding card" is no name here; did you mean "Hiding (brown)", "Hiding (grey)" or "Hiding tile"?',
    ],
    [
      'Fighting',
      '"Fighting" is not a piece that could lie in a zone; did you mean "Fighting (brown)", "Fighting (grey)" or "Fighting tile"?',
    ],
    ['Gimil', '"Gimil" is no name here; did you mean "Gimli"?'],
  ])('%s is no piece', (name, sentence) =>
    expect(refused(CARDS, `{ place: Moria, seats: { Sam: { hand: [${name}] } } }`)).toBe(
      `Line 4: given.seats.Sam.hand.0: ${sentence}`,
    ),
  );
});

describe('a step that the rules could not come to is refused', () => {
  test.each([
    [
      '{ step: event }',
      'place: Moria',
      'step: no event has been reached: "conflict.events" in "given" must be 1 to 6 in Moria',
    ],
    ['{ step: darkness }', 'place: Mordor', 'step: after Mordor comes Mount Doom: write the step mountDoom'],
    ['{ step: newBearer }', 'place: Mordor', 'step: after Mordor comes Mount Doom: write the step mountDoom'],
    [
      '{ step: mountDoom, with: { seat: Sam } }',
      'place: Moria',
      'step: Mount Doom comes after Mordor: write "place: Mordor"',
    ],
    [
      '{ step: ringRoll }',
      'place: Rivendell',
      'step: Rivendell is a haven, and this step belongs to a conflict; write another "place"',
    ],
    [
      '{ step: cards }',
      'place: Bag End',
      'step: Bag End is a haven, and this step belongs to a conflict; write another "place"',
    ],
    [
      '{ step: conflict }',
      'place: Bag End',
      'step: Bag End is a haven, and this step belongs to a conflict; write another "place"',
    ],
    [
      '{ step: endConflict }',
      'place: Bag End',
      'step: Bag End is a haven, and this step belongs to a conflict; write another "place"',
    ],
    [
      '{ step: ringRoll }',
      'place: Moria, conflict: { ringWorn: true }',
      'step: the Ring is put on once in a conflict: leave "ringWorn: true" out, this step sets it',
    ],
    ['{ step: ringRoll }', 'place: Mordor, bearer: null', 'step: nobody bears the Ring: write a "bearer"'],
    [
      '{ step: tile }',
      'place: Moria',
      'step: no tile is revealed: write which one, as "tile: [NAME]" in "given"',
    ],
    [
      '{ step: reveal }',
      'place: Moria, conflict: { events: 6 }',
      'step: all 6 "events" of Moria have been reached, so its conflict is over: write a lower number, or "over: true"',
    ],
    [
      '{ step: endTurn }',
      'place: Moria, conflict: { tracks: { fighting: 10 } }',
      'step: the main track of Moria, "fighting", is complete, so its conflict is over: write a lower number, or "over: true"',
    ],
    [
      '{ step: turn, with: { seat: Sam } }',
      'place: Moria, seats: { Sam: { out: true } }',
      'with.seat: Sam is out of the game',
    ],
    [
      '{ step: advance, with: { seat: Sam, track: friendship, spaces: 1 } }',
      'place: Moria',
      'with.track: the marker of "Friendship" cannot advance; here there is fighting, hiding, travel',
    ],
    [
      '{ step: rolled, with: { seat: Sam, face: Gimli } }',
      'place: Moria',
      'with.face: Gimli is no face of the threat die; there is Blank, One dot, Two dots, Three dots, Two cards, Eye',
    ],
    ['{ step: rolled, with: { face: Eye } }', 'place: Moria', 'with.seat: the name of a seat is missing'],
    [
      '{ step: demand, with: { trial: Passage of Time, seat: Sam } }',
      'place: Moria',
      'with.trial: Passage of Time asks for nothing: write the step trial',
    ],
  ])('%s with %s', (at, given, sentence) =>
    expect(refused(at, `{ ${given} }`)).toBe(`Line 3: at.${sentence}.`),
  );

  test('a trial that is none, or is printed elsewhere', () => {
    const at = (trial: string) => `{ step: trial, with: { trial: ${trial} } }`;
    const here = '; here there is Speak, friend';
    expect(refused(at('Gimli'), '{ place: Moria }')).toContain(
      `Line 3: at.with.trial: Gimli is a legendary card${here}`,
    );
    expect(refused(at('orcs-conquer'), '{ place: Moria }')).toContain(
      `is printed on Helm’s Deep, and "place" is Moria${here}`,
    );
    expect(refused(at('orcs-attack'), '{ place: Rivendell }')).toContain(
      'is printed on Moria, and "place" is Rivendell',
    );
    expect(refused(at('Passage of Time'), '{ place: Moria, conflict: { events: 6 } }')).toContain(
      'all 6 "events" of Moria have been reached',
    );
  });
});

test('the number reached and the main marker follow from each other', () => {
  const holds = (given: string, reached: number, marker: number) =>
    run(
      CARDS,
      given,
      `then: [{ path: reached, equals: ${reached} }, { path: conflict.tracks.travel, equals: ${marker} }]`,
    );
  expect(holds('{ place: Mordor, reached: 53 }', 53, 6)).toMatchObject({ ok: true });
  expect(holds('{ place: Mordor, conflict: { tracks: { travel: 6 } } }', 53, 6)).toMatchObject({ ok: true });
  expect(refused(CARDS, '{ place: Mordor, reached: 53, conflict: { tracks: { travel: 2 } } }')).toContain(
    'is on 51, and cannot have reached 53',
  );
});

describe('what is left out', () => {
  test('cards that neither the deck nor the discard pile may hold leave the game', () => {
    const { ok } = run(
      CARDS,
      '{ place: Moria, deck: [], discard: [Hiding (brown)], seats: { Sam: { hand: [] }, Frodo: { hand: [] } } }',
      'then: [{ path: box, count: 59 }, { path: deck.count, equals: 0 }]',
    );
    expect(ok).toBe(true);
  });

  test('where the box is written out too, the zones and the fix are named', () =>
    expect(refused(CARDS, '{ place: Moria, deck: [], discard: [], box: [] }')).toMatch(
      /^Line 4: given.box: there is no place left for \S+ \(\w+\)(#\d+)?: it could rest in deck or discard or box, and what is written there leaves it out; write it among them, or one of them as { top: \[…\] }, which keeps the rest there.$/,
    ));
});

describe('why an assertion fails', () => {
  const at = '{ step: turn, with: { seat: Sam } }';
  const given = '{ place: Moria, tiles: { top: [Fighting tile] }, conflict: { ringWorn: true } }';

  test('an event before the first answer does not count', () => {
    const { failures } = run(
      at,
      given,
      'when: [{ choose: rest-draw }]\nthen: [{ event: turn.begun, with: { seat: Sam } }]',
    );
    expect(failures[0]?.message).toBe(
      'it was told 0 times since the start of "when"; once before it does not count',
    );
  });

  test('a path that breaks off', () => {
    const { failures } = run(at, given, 'then: [{ path: conflict.tracks.friendship, equals: 1 }]');
    expect(failures[0]?.message).toBe(
      'there is nothing; "conflict.tracks" has no "friendship"; it has fighting, hiding, travel',
    );
  });
});

test.each(Object.keys(lotrBoard.position.at))('a new file may begin at %s', (step) => {
  const file = newPosition(lotrBoard, { at: step, seats: 3 });
  expect(file.at).toMatchObject({ step });
});
