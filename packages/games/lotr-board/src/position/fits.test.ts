import { seatsOf } from '@concilio/kernel';
import { expect, test } from 'vitest';
import { newMatch, playThrough } from '../../test/played.ts';
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
