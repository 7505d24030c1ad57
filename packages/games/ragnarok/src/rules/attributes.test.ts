import { derive, drawPick, Match, QuickRandom, seedFrom } from '@concilio/kernel';
import { expect, test } from 'vitest';
import { ATTRIBUTES } from '../content/effects.ts';
import { STANDARD } from '../content/standard.ts';
import { ragnarok } from '../index.ts';

/** Every state of a match that is answered at random. */
function* moments(seats: number, seed: string) {
  const match = Match.create(ragnarok, { seats, options: {}, seed: seedFrom(seed) });
  const random = new QuickRandom(derive(seedFrom(seed), 'answers'));
  while (match.outcome === null) {
    yield match.table.state;
    const [open] = match.open;
    if (open === undefined) throw new Error('Nobody is asked, and the match is not over.');
    const pick = drawPick(open.question, (sides) => random.index(sides));
    match.answer({ question: open.fingerprint, seat: open.seat, pick, by: 'bot' });
  }
}

test('LOR-8.13, LOR-8.02: a token never leaves the spaces from 2 to 6, and nothing moves it down', () => {
  let before: readonly (readonly number[])[] = [];
  let raised = 0;
  for (const { players } of moments(2, 'tokens')) {
    const now = players.map(({ attributes }) => ATTRIBUTES.map((attribute) => attributes[attribute].at));
    for (const [seat, spaces] of now.entries())
      for (const [place, space] of spaces.entries()) {
        const last = before[seat]?.[place] ?? space;
        expect(space).toBeGreaterThanOrEqual(last);
        expect(space).toBeGreaterThanOrEqual(2);
        expect(space).toBeLessThanOrEqual(6);
        if (space > last) raised++;
      }
    before = now;
  }
  expect(raised).toBeGreaterThan(0);
});

test('LOR-8.01: everybody has a Hero with an ability of its own, and an Origin of their own', () => {
  const [first] = moments(4, 'heroes');
  expect(first?.players.every(({ hero, origin }) => hero === null && origin === null)).toBe(true);
  for (const state of moments(4, 'heroes')) {
    if (state.stage === 'draft') continue;
    const heroes = state.players.map(({ hero }) => hero);
    const origins = state.players.map(({ origin }) => origin);
    expect(new Set(heroes).size).toBe(4);
    expect(new Set(origins).size).toBe(4);
    for (const hero of heroes)
      expect(STANDARD.heroes.find(({ id }) => id === hero)?.abilities.length).toBeGreaterThan(0);
    for (const origin of origins)
      expect(STANDARD.origins.find(({ id }) => id === origin)?.does.length).toBeGreaterThan(0);
    return;
  }
  throw new Error('The draft never ended.');
});
