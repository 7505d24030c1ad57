import { asOptions } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { chronicled, played, wonBy } from './played.ts';
import { added, carriedScores } from './sheet.ts';

const MIRKWOOD = { scenario: 'passage-through-mirkwood', easy: true, beginners: true };

describe('the score sheet', () => {
  test('adds up to the score that the rules give, of matches that are won', () => {
    for (const seats of [1, 3])
      for (const roundsCount of seats === 1 ? [false, true] : [false]) {
        const match = wonBy({ ...MIRKWOOD, roundsCount }, seats, `sheet ${seats}`);
        const { sheet } = chronicled(match);
        expect(sheet.total).toBe(match.outcome?.scores[0]);
        expect(sheet).toMatchObject({ result: 'won', scenario: MIRKWOOD.scenario });
        expect(sheet.lines).toHaveLength(seats);
        expect(sheet.rounds).toBe(roundsCount ? 10 * sheet.round : null);
      }
  });

  test('counts the scenario alone where a campaign adds earlier ones', () => {
    const options = {
      scenario: 'journey-along-the-anduin',
      easy: true,
      beginners: true,
      campaign: 'expert',
      carried: { scores: [100], players: [] },
    };
    const match = wonBy(options, 3, 'campaign');
    const { sheet } = chronicled(match);
    expect(added([...carriedScores(asOptions(options)), sheet.total])).toBe(match.outcome?.scores[0]);
  });

  test('tells of the dead, and of who is out', () => {
    const match = played({ scenario: 'journey-along-the-anduin' }, 1, 'lost 5');
    const { sheet, party, moments } = chronicled(match);
    expect(sheet.result).toBe('lost');
    const [line] = sheet.lines;
    expect(line?.isOut).toBe(true);
    expect(line?.threat).toBe(50);
    const dead = party.flat().filter(({ state }) => state === 'dead');
    expect(dead.map(({ card }) => card).sort()).toEqual(line?.dead.each.map(({ card }) => card).sort());
    expect(moments.some(({ kind }) => kind === 'out')).toBe(true);
    expect(moments.filter(({ kind }) => kind === 'fallen').length).toBe(dead.length);
  });
});

describe('the threat by round', () => {
  test('begins with what the heroes cost, and has an entry for each round that was begun', () => {
    const views: number[][] = [];
    const match = played({ ...MIRKWOOD, decks: ['leadership', 'lore'] }, 2, 'threat', ({ table }) => {
      const { round, players } = table.state as unknown as { round: number; players: { threat: number }[] };
      views[round] = players.map(({ threat }) => threat);
    });
    const { threat, sheet } = chronicled(match);
    expect(threat.map(([first]) => first)).toEqual([29, 30]);
    expect(threat.map((row) => row.length)).toEqual([sheet.round + 1, sheet.round + 1]);
    for (let round = 1; round <= sheet.round; round++)
      expect(threat.map((row) => row[round])).toEqual(views[round]);
  });

  test('is known in the middle of a match too', () => {
    let looked = 0;
    played(MIRKWOOD, 1, 'middle', (match) => {
      if (looked++ % 20 !== 0) return;
      const { sheet, threat } = chronicled(match);
      if (match.outcome === null) expect(sheet.result).toBeNull();
      expect(threat[0]?.length).toBe(sheet.round + 1);
      expect(threat[0]?.at(-1)).toBe(sheet.lines[0]?.threat);
    });
    expect(looked).toBeGreaterThan(20);
  });
});
