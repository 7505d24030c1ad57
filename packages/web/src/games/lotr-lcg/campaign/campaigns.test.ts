import { asOptions, seat, withOption } from '@concilio/kernel';
import { lotrLcg } from '@concilio/lotr-lcg';
import { describe, expect, test } from 'vitest';
import { optionFields, optionKey } from '../../../features/newTable/options.ts';
import type { MyMatch } from '../../../features/scores/matches.ts';
import { campaignsOf as campaignsIn, roadsOf, scoreOf } from '../../../features/campaigns/campaigns.ts';
import { chain } from './chain.ts';
import { offeredToCampaigns } from './options.ts';

const own = { ...chain, game: 'lotr-lcg' };
const campaignsOf = (matches: readonly MyMatch[], length: number) => campaignsIn(own, matches, length);

const ORDER = ['passage-through-mirkwood', 'journey-along-the-anduin', 'escape-from-dol-guldur'];

/** A match of a campaign that has these scores behind it; `score` is its outcome, which adds them. */
function match(
  id: string,
  scores: readonly number[],
  more: Partial<MyMatch> & { score?: number | null } = {},
): MyMatch {
  const { score, ...rest } = more;
  const options = asOptions({
    scenario: ORDER[scores.length] ?? '',
    campaign: 'expert',
    carried: { scores: [...scores], players: [] },
  });
  return {
    id,
    where: 'here',
    game: 'lotr-lcg',
    name: '',
    options,
    seats: [{ name: 'Ana', who: 'Ana', bot: null }],
    phase: score === undefined ? 'running' : 'over',
    began: 1,
    ended: score === undefined ? null : 2,
    last: rest.began ?? 2,
    outcome:
      score === undefined
        ? null
        : score === null
          ? { winners: [], scores: [0], reason: 'lost' }
          : { winners: [seat(0)], scores: [score], reason: 'won' },
    rematchOf: null,
    ...rest,
  };
}

describe('campaigns', () => {
  test('are chains of matches, and scores are those of each scenario alone', () => {
    const matches = [
      match('c', [120, 130], { rematchOf: 'b' }),
      match('b', [120], { rematchOf: 'a', score: 250 }),
      match('a', [], { score: 120 }),
    ];
    const [campaign, ...others] = campaignsOf(matches, 3);
    expect(others).toEqual([]);
    expect(campaign).toMatchObject({ id: 'a', kind: 'expert', first: 0, scores: [120, 130], total: 250 });
    expect(campaign?.state).toBe('running');
    expect(campaign?.matches.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(campaign?.matches.slice(0, 2).map((one) => scoreOf(own, one))).toEqual([120, 130]);
  });

  test('wait for their next scenario, are won as a whole, or lost', () => {
    const state = (...matches: MyMatch[]) => campaignsOf(matches, 3)[0]?.state;
    expect(state(match('a', [], { score: 120 }))).toBe('next');
    expect(state(match('a', [], { score: null }))).toBe('lost');
    expect(state(match('c', [120, 130], { score: 400 }))).toBe('won');
    expect(state(match('a', [], { phase: 'abandoned' }))).toBe('lost');
  });

  test('begun anew after a defeat are others, though they follow it', () => {
    const found = campaignsOf(
      [
        match('d', [], { rematchOf: 'b', began: 9 }),
        match('b', [120], { rematchOf: 'a', score: null }),
        match('a', [], { score: 120 }),
      ],
      3,
    );
    expect(found.map(({ matches }) => matches.map(({ id }) => id))).toEqual([['d'], ['a', 'b']]);
  });

  test('of which early matches are deleted keep their scores', () => {
    const [campaign] = campaignsOf([match('b', [120], { rematchOf: 'gone', score: 250 })], 3);
    expect(campaign).toMatchObject({ id: 'b', first: 1, scores: [120, 130], total: 250, state: 'next' });
  });

  test('are not single scenarios, other games, or tables that wait', () => {
    const single = match('s', [], { score: 90 });
    const others = [
      { ...single, options: { ...single.options, campaign: 'none' } },
      { ...single, game: 'lotr-board' },
      match('w', [], { phase: 'waiting' }),
    ];
    expect(campaignsOf(others, 3)).toEqual([]);
  });

  test('are compared with those of the same players and of the same kind', () => {
    const friend = [...match('x', []).seats, { name: 'Bo', who: 'Bo', bot: null }];
    const campaigns = campaignsOf(
      [
        match('new', [], { began: 20 }),
        match('old', [], { began: 10, score: 99 }),
        match('two', [], { began: 15, seats: friend }),
        match('dark', [], {
          began: 16,
          options: withOption(match('x', []).options, ['campaign'], 'nightmare'),
        }),
      ],
      3,
    );
    const present = campaigns.find(({ id }) => id === 'new');
    if (present === undefined) throw new Error('It is not there.');
    expect(roadsOf(campaigns, present).map(({ id }) => id)).toEqual(['old', 'new']);
  });

  test('that go round in a circle end somewhere', () => {
    const found = campaignsOf(
      [match('a', [1], { rematchOf: 'b' }), match('b', [2], { rematchOf: 'a' }), match('c', [])],
      3,
    );
    expect(found.length).toBeGreaterThan(0);
  });
});

test('a new campaign asks for its kind, and for no scenario', () => {
  const fields = optionFields(lotrLcg.options);
  const offered = fields.flatMap((field) => offeredToCampaigns(field) ?? []);
  expect(fields.map(({ path }) => optionKey(path))).toContain('option.scenario');
  expect(offered.map(({ path }) => optionKey(path))).not.toContain('option.scenario');
  expect(offered).toHaveLength(fields.length - 1);
  expect(offered.find(({ path }) => path[0] === 'campaign')).toMatchObject({
    values: ['expert', 'nightmare'],
  });
});
