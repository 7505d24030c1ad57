import { asOptions, seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { logLine, toCsv } from '../../../features/scores/exported.ts';
import { EVERYTHING, filtered, heaps, rateOf, tallyOf } from '../../../features/scores/history.ts';
import { addressOf, type MyMatch, resultOf } from '../../../features/scores/matches.ts';
import { decksIn, log, scenarioOf } from './log.ts';

const seatOf = (name: string) => ({ name, who: name, bot: null });

function match(id: string, more: Partial<MyMatch> = {}, options: object = {}): MyMatch {
  return {
    id,
    where: 'server',
    game: 'lotr-lcg',
    name: 'Friday',
    options: asOptions({
      scenario: 'passage-through-mirkwood',
      decks: ['lore', 'spirit'],
      campaign: 'none',
      ...options,
    }),
    seats: [seatOf('Ana')],
    phase: 'over',
    began: 0,
    ended: 60_000,
    last: 60_000,
    outcome: { winners: [seat(0)], scores: [120], reason: 'won' },
    rematchOf: null,
    ...more,
  };
}

const lost = { outcome: { winners: [], scores: [0], reason: 'lost' } };
const matches = [
  match('a'),
  match('b', lost),
  match('c', {
    outcome: { winners: [seat(0), seat(1)], scores: [90, 90], reason: 'won' },
    seats: [seatOf('Ana'), seatOf('Bo')],
  }),
  match('d', lost, {
    scenario: 'journey-along-the-anduin',
    decks: [{ name: 'Riders', heroes: [], cards: {} }],
  }),
  match('e', { phase: 'running', outcome: null, ended: null }),
  match('f', { phase: 'abandoned', outcome: null }),
];

describe('the history', () => {
  test('counts what came to an end', () => {
    expect(tallyOf(matches, log)).toEqual({ played: 4, won: 2, best: 90 });
    expect(rateOf(tallyOf(matches, log))).toBe(0.5);
    expect(rateOf(tallyOf([], log))).toBeNull();
    expect(matches.map((one) => resultOf(one))).toEqual(['won', 'lost', 'won', 'lost', 'open', 'unknown']);
  });

  test('does not take the sum of a campaign for the best score', () => {
    expect(tallyOf([match('x', {}, { campaign: 'expert' })], log).best).toBeNull();
  });

  test('knows the decks of the seats that are taken, also those of one’s own', () => {
    expect(matches.map(decksIn)).toEqual([
      ['lore'],
      ['lore'],
      ['lore', 'spirit'],
      ['Riders'],
      ['lore'],
      ['lore'],
    ]);
  });

  test('is filtered by scenario, deck and number of players', () => {
    const ids = (chosen: Readonly<Record<string, string>>, players: number | null = null) =>
      filtered(matches, log, { ...EVERYTHING, chosen, players }).map(({ id }) => id);
    expect(ids({})).toHaveLength(6);
    expect(ids({ scenario: 'journey-along-the-anduin' })).toEqual(['d']);
    expect(ids({ deck: 'spirit' })).toEqual(['c']);
    expect(ids({ deck: 'lore' }, 2)).toEqual(['c']);
  });

  test('is put in heaps, the largest first', () => {
    expect(heaps(matches, log, (one) => [scenarioOf(one)])).toEqual([
      { key: 'passage-through-mirkwood', tally: { played: 3, won: 2, best: 90 } },
      { key: 'journey-along-the-anduin', tally: { played: 1, won: 0, best: null } },
    ]);
  });

  test('leads to where a match is gone on with', () => {
    expect(matches.slice(3).map(addressOf)).toEqual(['/replay/d', '/table/e', '/replay/f']);
    expect(addressOf(match('g', { where: 'here', phase: 'running' }))).toBe('/local/g');
  });
});

describe('the log that I take home', () => {
  test('has a line for each match, and none of the secrets of its table', () => {
    const line = logLine(log, match('a'), { told: null, notes: 'Well played.' });
    expect(line).toEqual({
      id: 'a',
      kept: 'server',
      game: 'lotr-lcg',
      name: 'Friday',
      began: '1970-01-01T00:00:00.000Z',
      ended: '1970-01-01T00:01:00.000Z',
      result: 'won',
      score: 120,
      players: 1,
      seats: ['Ana'],
      scenario: 'passage-through-mirkwood',
      decks: ['lore'],
      campaign: 'none',
      rounds: null,
      threat: [],
      notes: 'Well played.',
    });
  });

  test('is a table that spreadsheets read, whatever names people choose', () => {
    const odd = match('b', { name: '=HYPERLINK("http://x")', seats: [seatOf('An,a'), seatOf('B"o')] });
    const [head, line, rest] = toCsv(log, [logLine(log, odd, { told: null, notes: 'one\ntwo' })]).split(
      '\r\n',
    );
    expect(head).toBe(
      'id,kept,game,name,began,ended,result,score,players,seats,scenario,decks,campaign,rounds,threat,notes',
    );
    expect(line).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(line).toContain('"An,a / B""o"');
    expect(line?.endsWith(',none,,,"one\ntwo"')).toBe(true);
    expect(rest).toBe('');
  });
});
