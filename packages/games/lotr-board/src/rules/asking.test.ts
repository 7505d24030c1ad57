import { optionsOf, seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import type { Table } from '../../test/played.ts';
import { give, standing, step } from '../../test/standing.ts';

/** What the first seat is asked, and what the question and its answers are said with. */
function asked(match: Table) {
  const question = match.open.find((one) => one.seat === 0)?.question;
  if (question === undefined) throw new Error('The first seat is asked nothing.');
  const answers = optionsOf(question).map(({ id, text }) => [id, text?.key ?? null]);
  return { key: question.key, with: question.with, answers };
}

describe('a question says what is to be done', () => {
  test('LOB-6.06: a demand that is met by the die asks for the die, and for how many rolls', () => {
    const match = standing('shelobs-lair', {
      seats: 2,
      agenda: [step('trial', { trial: 'shelob-appears' }), step('eventOver'), step('endTurn')],
      prepare: (state) => {
        state.active = seat(0);
        state.gandalf = [];
      },
    });
    expect(asked(match)).toMatchObject({
      key: 'demand',
      with: { trial: 'shelob-appears', rolls: 2 },
      answers: [
        ['accept', 'option.roll'],
        ['refuse', 'option.no-roll'],
      ],
    });
  });

  test('LOB-10.05: whoever discards hears how many cards', () => {
    const match = standing('mordor', {
      seats: 2,
      agenda: [step('discard', { seat: 0, cards: 2 }), step('endTurn')],
      prepare: (state) => give(state, 0, 'hiding-grey', 'hiding-brown', 'travel-grey'),
    });
    expect(asked(match)).toMatchObject({ key: 'discard', with: { cards: 2 } });
  });

  test.each([
    ['sam', 'both'],
    ['pippin', 'any'],
  ] as const)('LOB-7.01, LOB-16.05: %s may play cards of %s colour', (hobbit, may) => {
    const match = standing('mordor', {
      seats: 2,
      agenda: [step('cards'), step('endTurn')],
      prepare: (state) => {
        state.active = seat(0);
        for (const player of state.players) player.hobbit = hobbit;
        give(state, 0, 'hiding-grey', 'travel-grey');
      },
    });
    expect(asked(match)).toMatchObject({ key: 'play-card', with: { played: 0, may } });
  });
});
