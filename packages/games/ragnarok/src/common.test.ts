import { derive, drawPick, Match, QuickRandom, seedFrom } from '@concilio/kernel';
import { commonSuite } from '@concilio/suite';
import { describe, expect, test } from 'vitest';
import { short } from '../test/short.ts';
import { counted, whereabouts } from '../test/whereabouts.ts';
import { boxOf } from './state.ts';
import { counterOf } from './rules/temple.ts';
import { kit as ragnarok } from './kit.ts';
import type { State } from './state.ts';

// The suite plays each match many times over, so that it takes short ones; with this seed there are Hunts and Battles,
// Casualties, Retreats and a Blessing draft in them.
commonSuite({
  game: short,
  tables: [{ seats: 2, options: { drafts: 'three-drafts' } }, { seats: 3 }, { seats: 4 }],
  matches: 2,
  seed: 'nine worlds 45',
  whereabouts,
  module: { url: new URL('../test/short.ts', import.meta.url).href, path: ['short'] },
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** LOR-1, LOR-34.06: how many there are of everything that is limited, wherever it is. */
function componentsOf(state: State): Record<string, number> {
  const { players, regions, monuments } = state;
  const counts: Record<string, number> = {
    temples: state.temples.left + regions.filter(({ temple }) => temple).length,
    slayerTokens: state.slayerTokens + sum(players.map((player) => player.slayerTokens)),
    artifacts:
      sum(players.map(({ artifacts }) => artifacts.length)) -
      new Set(players.flatMap(({ artifacts }) => artifacts.map(({ id }) => id))).size,
    monsters: state.monsters.length,
  };
  for (const rune of boxOf(state).runes)
    counts[rune] =
      (state.reserve[rune] ?? 0) +
      regions.filter((region) => region.rune && region.forge === rune).length +
      sum(players.map(({ runes }) => runes[rune] ?? 0));
  for (const [seat, { armies, priests, priestsLeft }] of players.entries()) {
    counts[`armies ${seat}`] = armies.length;
    counts[`priests ${seat}`] =
      priests +
      priestsLeft +
      sum(monuments.map((one) => one.priests.filter((whose) => whose === seat).length));
  }
  return counts;
}

/** What can never be on the table, whoever plays; `null` where all is well. */
function wrongIn(state: State): string | null {
  for (const { armies, attributes, runes, priests, priestsLeft } of state.players) {
    if (armies.some(({ at, value }) => (at === null ? value !== 0 : value < 1 || value > 6)))
      return 'an Army';
    if (Object.values(attributes).some(({ at }) => at < 2 || at > 6)) return 'an Attribute';
    if (Object.values(runes).some((count) => count < 0) || priests < 0 || priestsLeft < 0)
      return 'a Resource';
  }
  if (Object.values(state.reserve).some((count) => count < 0)) return 'the Reserve';
  if (state.temples.left < 0 || state.slayerTokens < 0) return 'the supply';
  if (state.monuments.some(({ level, priests }) => level > 3 || priests.length > boxOf(state).priestSpaces))
    return 'a Monument';
  const rings = state.monsters.flatMap(({ ring }) => (ring === null ? [] : [ring]));
  if (rings.some((seat) => rings.filter((other) => other === seat).length > 2)) return 'a ring';
  if (state.monsters.some(({ dead, at, ring }) => dead && (at !== null || ring !== null))) return 'a Monster';
  const slain = state.players.flatMap((player) => player.slain);
  if (new Set(slain).size < slain.length) return 'a slain Monster';
  return null;
}

/** Whom an event is about. */
const seatsIn = (said: object): readonly unknown[] => [
  Reflect.get(said, 'seat'),
  ...((Reflect.get(said, 'priests') as readonly unknown[] | undefined) ?? []),
];

describe.each([2, 3, 4])('whole matches of %i players', (seats) => {
  test('every limited component is there as often as the box holds it (LOR-34.06)', () => {
    for (let number = 0; number < 3; number++) {
      const seed = derive(seedFrom('limited'), `${seats} ${number}`);
      const match = Match.create(ragnarok, { seats, options: {}, seed });
      const random = new QuickRandom(derive(seed, 'answers'));
      const before = componentsOf(match.table.state);
      expect(before).toMatchObject({ uruz: 12, othala: 12, algiz: 12, slayerTokens: 6, 'priests 0': 4 });
      expect(before.temples).toBe(counterOf(match.table.state).temples);
      for (let answers = 0; match.outcome === null; answers++) {
        expect(answers).toBeLessThan(5_000);
        const [open] = match.open;
        if (open === undefined) throw new Error('Nobody is asked, and the match is not over.');
        const pick = drawPick(open.question, (sides) => random.index(sides));
        const had = counted(match.table.state);
        const told = match.events('referee').length;
        match.answer({ question: open.fingerprint, seat: open.seat, pick, by: 'bot' });
        expect(componentsOf(match.table.state)).toEqual(before);
        const news = match.events('referee').slice(told);
        for (const [seat, has] of counted(match.table.state).entries())
          if (has !== had[seat]) expect(news.flatMap(({ said }) => seatsIn(said))).toContain(seat);
        expect(wrongIn(match.table.state)).toBeNull();
      }
    }
  });
});
