import { QuickRandom, seedFrom } from '@concilio/kernel';
import { expect, test } from 'vitest';
import { JUDGED, reached, verdict } from '../../test/judged.ts';
import { kit as lotrTcg } from '../kit.ts';

/** So many of forty must be answered well; the rest is for those who look ahead. */
const SHARE = 36 / 40;

test('there are enough positions, each with a name of its own', () => {
  expect(JUDGED.length).toBeGreaterThanOrEqual(40);
  expect(new Set(JUDGED.map(({ name }) => name)).size).toBe(JUDGED.length);
});

test('the policy gives the better answer nearly everywhere', () => {
  const missed = JUDGED.filter((judged) => {
    const { match, open } = reached(judged);
    const chance = new QuickRandom(seedFrom(judged.name));
    const pick = lotrTcg.bot?.policy(match.table.state, open.seat, open.question, chance, false) ?? null;
    return verdict(judged, match, pick) !== 'better';
  }).map(({ name }) => name);
  expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(Math.floor(JUDGED.length * (1 - SHARE)));
});
