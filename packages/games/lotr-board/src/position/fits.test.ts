import { seatsOf } from '@concilio/kernel';
import { parseSource, runPosition } from '@concilio/suite';
import { describe, expect, test } from 'vitest';
import { newMatch, playThrough } from '../../test/played.ts';
import { kit as lotrBoard } from '../kit.ts';
import { numbersMustFit, piecesMustFit } from './fits.ts';
import { AT } from './steps.ts';

/** The types of the steps' own fields are forgotten here: each goes back into its step. */
type Beneath = (told: object, state: object, seats: readonly number[]) => unknown;

test.each([2, 3, 5])('nothing that matches of %i come to is refused', (seats) => {
  let looked = 0;
  playThrough(newMatch(seats, 'fits', { sauron: 15, passTheRing: true }), ({ from, outcome }) => {
    if (outcome !== null) return;
    const { agenda, state } = from.checkpoint;
    const top = agenda.at(-1);
    const entry = Object.entries(AT).find(([step]) => step === top?.step)?.[1];
    expect(() => {
      piecesMustFit(state);
      numbersMustFit(state, { reached: state.reached });
      (entry?.beneath as Beneath | undefined)?.(top?.with ?? {}, state, seatsOf(seats));
    }).not.toThrow();
    looked++;
  });
  expect(looked).toBeGreaterThan(100);
});

/** What comes of a file in Moria, in the turn of Sam. */
const run = (given: string, then = '{ path: place, equals: Moria }') =>
  runPosition(
    lotrBoard,
    parseSource(`game: lotr-board
seats: [Frodo, Sam, Pippin]
at: { step: cards }
given: { place: Moria, bearer: Frodo, active: Sam, conflict: { ringWorn: true }, ${given} }
then: [${then}]
`),
  );

describe('an eliminated seat', () => {
  test('LOB-14.04: may be written, and has no cards whatever set-up has dealt', () => {
    expect(
      run('seats: { Pippin: { out: true, silver: 3 } }', '{ path: seats.Pippin.hand, equals: [] }'),
    ).toEqual({
      ok: true,
      failures: [],
      steps: 0,
    });
    expect(
      run('seats: { Pippin: { out: true, silver: 3 } }', '{ path: seats.Pippin.runes, equals: 3 }').ok,
    ).toBe(true);
  });

  test.each([
    ['seats: { Pippin: { out: true, lives: { sun: 1 } } }', 'has no life tokens any more'],
    ['seats: { Pippin: { out: true, spared: true } }', 'is spared nothing'],
    ['seats: { Frodo: { out: true } }', 'bears the Ring: write another "bearer"'],
    [
      'seats: { Frodo: { out: true }, Sam: { out: true }, Pippin: { out: true } }',
      'somebody must still be in',
    ],
    ['played: [brown, grey, brown]', 'at most 2 cards are played in a turn, and 3 are written'],
    ['played: [grey, grey]', 'Sam plays one brown and one grey card'],
  ])('%s is refused in one sentence', (given, sentence) => {
    expect(run(given).error ?? '').toContain(sentence);
  });
});
