import { seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import type { Table } from '../../test/played.ts';
import { give, standing, step, told } from '../../test/standing.ts';
import type { Payment, State } from '../state.ts';
import { canMeet, needOf } from './demands.ts';

/** Two players before whom this trial is about to be resolved. */
const facing = (trial: string, prepare: (state: State) => void): Table =>
  standing('mordor', {
    seats: 2,
    agenda: [step('trial', { trial }), step('eventOver'), step('cards'), step('endTurn')],
    prepare,
  });

describe('a demand that all can see to be out of reach', () => {
  const oneCardEach = (state: State) => {
    give(state, 0, 'hiding-grey');
    give(state, 1, 'hiding-grey');
  };

  test.each([
    ['beside the board', oneCardEach],
    [
      'on the discard pile',
      (state: State) => {
        oneCardEach(state);
        state.discard.push(...state.legendary.splice(-1));
      },
    ],
    [
      'in the box',
      (state: State) => {
        oneCardEach(state);
        state.box.push(...state.legendary.splice(-1));
      },
    ],
  ])('LOB-5.11: nobody is asked for a card that lies %s', (_where, prepare) => {
    const match = facing('nazgul-attack', prepare);
    expect(told(match, 'trial.failed')).toHaveLength(1);
    expect(match.open.map(({ question }) => question.key)).not.toContain('volunteer');
  });

  test('LOB-5.11: all are asked for a card that is in some hand', () => {
    const match = facing('nazgul-attack', (state) => {
      oneCardEach(state);
      give(state, 1, 'eowyn');
    });
    expect(match.open.map(({ question }) => question.key)).toContain('volunteer');
  });

  test('LOB-6.10: nobody is asked to match where no card could be revealed', () => {
    const match = facing('fire-of-orthanc', (state) => {
      give(state, 0, 'aragorn');
      state.players[1]?.hand.push(...state.deck.splice(0));
    });
    expect(told(match, 'trial.failed')).toHaveLength(1);
  });
});

describe('one player alone', () => {
  const payer = seat(0);
  const meets = (trial: string, prepare: (state: State) => void): boolean => {
    const { state } = standing('mordor', { seats: 2, agenda: [step('cards')], prepare }).table;
    const payment: Payment = { trial, payer, offers: [], stars: 0 };
    return canMeet(state, payer, payment, needOf(state, payment));
  };
  test('LOB-5.16: cannot meet a demand for more cards than they have', () => {
    expect(meets('no-options', (state) => give(state, 0, 'book', 'pipe'))).toBe(false);
    expect(meets('no-options', (state) => give(state, 0, 'book', 'pipe', 'athelas'))).toBe(true);
  });

  test('LOB-5.16: cannot meet a demand for a token of any kind without one', () => {
    const ready = (state: State, suns: number) => {
      give(state, 0, 'book');
      const [player] = state.players;
      if (player === undefined) return;
      player.silver = 1;
      player.lives.sun = suns;
    };
    expect(meets('losing-ground', (state) => ready(state, 0))).toBe(false);
    expect(meets('losing-ground', (state) => ready(state, 1))).toBe(true);
  });
});
