import { derive, Match, QuickRandom, seat, seedFrom } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { commonSuite } from '../common-suite.ts';
import { CHECKS, examine } from '../examine.ts';
import { playRandomly } from '../subject.ts';
import { PLANTED } from './faults.ts';
import { torture } from './game.ts';

const subject = { tables: [{ seats: 2 }], matches: 6, seed: 'torture 10' };

commonSuite({
  ...subject,
  game: torture,
  module: { url: new URL('./game.ts', import.meta.url).href, path: ['torture'] },
});

describe('a planted fault turns the check that is meant to catch it red, and no other', () => {
  test.each(PLANTED.map(({ name, caughtBy }, index) => ({ name, caughtBy, index })))(
    '$name: $caughtBy',
    ({ caughtBy, index }) => {
      const game = PLANTED[index]?.game ?? torture;
      const module = {
        url: new URL('./faults.ts', import.meta.url).href,
        path: ['PLANTED', String(index), 'game'],
      };
      const verdicts = examine({ ...subject, matches: 4, game, module });
      expect(verdicts.filter(({ verdict }) => verdict === 'failed').map(({ name }) => name)).toEqual([
        caughtBy,
      ]);
    },
  );

  test('every check that guards a law has a fault that it catches', () => {
    const caught = new Set(PLANTED.map(({ caughtBy }) => caughtBy));
    // These compare two ways through the same rules: a fault of the kernel would turn them red, none of a game alone.
    const ofTheKernel = ['saved', 'undone', 'replayed', 'direct'];
    expect(CHECKS.map(({ name }) => name).filter((name) => !caught.has(name))).toEqual(ofTheKernel);
  });
});

test('random matches reach every question, every event, both endings, and responses four deep', () => {
  const reached = new Set<string>();
  let deepest = 0;
  for (let number = 0; number < 60; number++) {
    const seed = derive(seedFrom('reach'), String(number));
    const match = Match.create(torture, { seats: 2, seed });
    playRandomly(match, new QuickRandom(seed), () => {
      for (const { question } of match.open) reached.add(question.key);
    });
    let run = 0;
    for (const { name } of match.events('referee')) {
      reached.add(name);
      run = name === 'card.played' ? run + 1 : 0;
      deepest = Math.max(deepest, run);
    }
    reached.add(match.outcome?.reason ?? '');
  }
  const { questions, events } = torture.contract;
  expect(
    [...Object.keys(questions), ...Object.keys(events), 'felled', 'time'].filter(
      (name) => !reached.has(name),
    ),
  ).toEqual([]);
  // A card, and four responses to it and to each other.
  expect(deepest).toBe(5);
});

test('a bug that throws leaves the table as it was, with the record that does it again', () => {
  const match = Match.create(torture, { seats: 2, seed: seedFrom('bug'), options: { bug: true } });
  expect(playRandomly(match, new QuickRandom(seedFrom('bug')))).toBe('broken');
  expect(match.broken).toMatchObject({ step: 'act', message: 'The step "act" failed: a bug in the rules' });
  expect(Match.load(torture, match.save()).hash).toBe(match.hash);
  expect(() => Match.load(torture, match.broken?.record ?? match.save())).toThrow('a bug in the rules');
  match.undo(seat(0), 0);
  expect(match.broken).toBeNull();
});
