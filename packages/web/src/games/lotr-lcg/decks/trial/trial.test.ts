import { schema } from '@concilio/kernel';
import { kit as lotrLcg } from '@concilio/lotr-lcg/kit';
import { describe, expect, it } from 'vitest';
import { type Played, playMatch, type TrialPlan } from './match.ts';
import { added, mainLosses, nothingPlayed, quantile, threatLine } from './tally.ts';
import { wilson } from './wilson.ts';

function planned(options: object, seats = 1): TrialPlan {
  const checked = schema.check(lotrLcg.options, options);
  if (checked.problems !== undefined) throw new Error('no such options');
  return { options: checked.value, seats, seed: 'one', matches: 20 };
}

const series = (plan: TrialPlan, count: number): readonly Played[] =>
  Array.from({ length: count }, (_, number) => playMatch(lotrLcg, plan, number));

// Whole matches, several in a row: a busy machine takes its time.
describe('a match of the trial', () => {
  it('is the same with the same seed, and another with another number', () => {
    const plan = planned({ decks: ['leadership'] });
    expect(playMatch(lotrLcg, plan, 0)).toEqual(playMatch(lotrLcg, plan, 0));
    expect(playMatch(lotrLcg, plan, 1)).not.toEqual(playMatch(lotrLcg, plan, 0));
  });

  it('tells the threat from the start to the end, once a round, and what it was lost to', () => {
    const matches = series(planned({ decks: ['leadership'] }), 10);
    for (const { rounds, threat, won, loss } of matches) {
      expect(threat).toHaveLength(rounds + 1);
      expect(threat[0]).toBe(29);
      expect(Math.max(...threat)).toBeLessThanOrEqual(50);
      expect(loss === null).toBe(won);
      if (loss?.to === 'threat') expect(threat.at(-1)).toBe(50);
    }
    expect(matches.some(({ won }) => won)).toBe(true);
    expect(matches.some(({ won }) => !won)).toBe(true);
  });

  it('names enemies and other cards that the heroes fell to', () => {
    const plan = planned({ scenario: 'escape-from-dol-guldur', decks: ['tactics', 'lore'] }, 2);
    const losses = series(plan, 6).flatMap(({ loss }) => (loss === null ? [] : [loss]));
    const types = new Map((lotrLcg.content ?? []).map(({ id, type }) => [id, type]));
    // A card of the players that lies face down as an enemy is none of the box.
    for (const loss of losses)
      if (loss.to === 'enemy' && loss.card !== 'orc-guard') expect(types.get(loss.card)).toBe('enemy');
    expect(losses.some(({ to }) => to === 'enemy')).toBe(true);
  });
});

describe('the tally', () => {
  const match = (over: Partial<Played>): Played => ({
    won: true,
    rounds: 2,
    threat: [29, 31, 33],
    loss: null,
    ...over,
  });
  const tally = added(added(nothingPlayed, [match({})]), [
    match({ won: false, rounds: 3, threat: [29, 35, 43, 50], loss: { to: 'threat' } }),
    match({ won: false, loss: { to: 'enemy', card: 'hummerhorns' } }),
    match({ won: false, loss: { to: 'enemy', card: 'hummerhorns' } }),
    match({ won: false, loss: { to: 'other' } }),
  ]);

  it('adds what comes later to what was there', () => {
    expect(tally.matches).toBe(5);
    expect(tally.won).toBe(1);
    expect(tally.rounds[2]).toEqual({ won: 1, lost: 3 });
    expect(tally.rounds[3]).toEqual({ won: 0, lost: 1 });
    expect(tally.threat[0]).toEqual([29, 29, 29, 29, 29]);
    expect(tally.threat[3]).toEqual([50]);
    expect(nothingPlayed.threat).toEqual([]);
  });

  it('ranks what matches were lost to, and adds the rest up', () => {
    expect(mainLosses(tally, 1)).toEqual({
      named: [{ loss: { to: 'enemy', card: 'hummerhorns' }, matches: 2 }],
      others: 2,
    });
    expect(mainLosses(tally, 4).others).toBe(1);
  });

  it('draws the median and the middle half of the threat', () => {
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
    expect(quantile([7], 0.25)).toBe(7);
    expect(threatLine(tally)[1]).toEqual({ round: 1, median: 31, low: 31, high: 31 });
    const many = added(nothingPlayed, [
      ...Array.from({ length: 40 }, () => match({})),
      match({ won: false, rounds: 3, threat: [29, 35, 43, 50], loss: { to: 'threat' } }),
    ]);
    expect(threatLine(many)).toHaveLength(3);
  });

  it('has an interval that stays within all and nothing', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
    expect(wilson(100, 100).high).toBe(1);
    const { low, high } = wilson(40, 100);
    expect(low).toBeCloseTo(0.309, 3);
    expect(high).toBeCloseTo(0.498, 3);
  });
});
