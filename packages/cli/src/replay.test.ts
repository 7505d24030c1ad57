import { drawPick, type Game, Match, QuickRandom, seedFrom } from '@concilio/kernel';
import { type Torture, torture } from '@concilio/suite';
import { expect, test } from 'vitest';
import type { Kit } from './games.ts';
import { replay } from './replay.ts';

/** Plays at random until the rules fail; gives where the match stood, and the record of the fault. */
function playToFault(game: Game<Torture>, options: object) {
  const random = new QuickRandom(seedFrom('fault'));
  const match = Match.create(game, { seats: 2, seed: seedFrom('fault'), options });
  while (match.broken === null)
    for (const { seat, question, fingerprint } of match.how === 'each' ? match.open : match.open.slice(0, 1))
      match.answer({ question: fingerprint, seat, pick: drawPick(question, (sides) => random.index(sides)) });
  return { hash: match.hash, answers: match.answers.length, record: match.broken.record };
}

test.each([
  ['after an answer', torture, { bug: true }, 'a bug in the rules'],
  [
    'after a decision that two seats made in secret',
    {
      ...torture,
      steps: {
        ...torture.steps,
        round: (play, told) => {
          torture.steps.round(play, told);
          if (play.state.round === 2) throw new Error('the second round');
        },
      },
    } satisfies Game<Torture>,
    {},
    'the second round',
  ],
] as const)('a fault %s is played up to, and shown', (_, game, options, message) => {
  const { hash, answers, record } = playToFault(game, options);
  expect(answers).toBeGreaterThan(1);
  const { match, fault } = replay('fault.json', { game: game as unknown as Kit, record, players: null });
  expect(fault).toContain(message);
  expect([match?.hash, match?.answers.length]).toEqual([hash, answers]);
});
