import { Match, seedFrom } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { STANDARD } from '../content/standard.ts';
import { ragnarok } from '../index.ts';
import { cardOf, type State } from '../state.ts';
import { mapOf } from './map.ts';

/** Enough tables that whatever is shuffled is seen in each of its few forms. */
const MANY = 120;

const newMatch = (seats: number, seed: string, options: object = {}) =>
  Match.create(ragnarok, { seats, options: { ...options }, seed: seedFrom(seed) });

/** Tables after set-up, at the first question of the hero draft. */
const tables = (seats: number): State[] =>
  Array.from({ length: MANY }, (_, index) => newMatch(seats, `table ${index}`).table.state);

const copiesOf = (cards: readonly { readonly copies?: number }[]): number =>
  cards.reduce((sum, { copies = 1 }) => sum + copies, 0);

const [MAP_OF_TWO, MAP_OF_MORE] = [2, 3].map((seats) => {
  const map = STANDARD.maps.find(({ players }) => players.includes(seats));
  if (map === undefined) throw new Error('There is no such map.');
  return map;
});
if (MAP_OF_TWO === undefined || MAP_OF_MORE === undefined) throw new Error('A map is missing.');
const MAPS = [MAP_OF_TWO, MAP_OF_MORE];

describe('what lies in the box', () => {
  test('LOR-1.01: two sides of the board, eight Realm tiles of which two are for two players, one Leader', () => {
    expect(STANDARD.maps).toHaveLength(2);
    expect(STANDARD.realms).toHaveLength(8);
    const [two, more] = MAPS.map(({ realms }) => realms.map(({ id }) => id));
    expect(more).toHaveLength(6);
    expect(two?.filter((id) => !more?.includes(id)).toSorted()).toEqual(['jotunheim-2p', 'niflheim-2p']);
    expect(STANDARD.leader.id).toBe('loki');
  });

  test('LOR-1.02, LOR-1.03: figures, and what each colour has', () => {
    expect(STANDARD.gods.map(({ id }) => id).toSorted()).toEqual(['freya', 'odin', 'thor']);
    expect(STANDARD.heroes).toHaveLength(5);
    expect(STANDARD.monsters).toHaveLength(6);
    const { players } = newMatch(4, 'figures').table.state;
    expect(players).toHaveLength(4);
    for (const { armies, priests, priestsLeft, attributes } of players) {
      expect(armies).toHaveLength(6);
      expect(priests + priestsLeft).toBe(4);
      expect(Object.keys(attributes)).toHaveLength(3);
    }
  });

  test('LOR-1.04, LOR-1.10: Runes, Forges, Slayer tokens and Temples; each type as often as the others', () => {
    expect(STANDARD.runes).toHaveLength(3);
    expect(STANDARD.runes.length * STANDARD.runesOfEach).toBe(36);
    expect(STANDARD.runes.length * STANDARD.forgesOfEach).toBe(6);
    expect(STANDARD.slayerTokens).toBe(6);
    expect(Math.max(...STANDARD.counters.map(({ temples }) => temples))).toBe(7);
    expect(STANDARD.counters).toHaveLength(2);
    for (const rune of STANDARD.runes)
      expect(STANDARD.monsters.filter((monster) => monster.rune === rune)).toHaveLength(2);
  });

  test('LOR-1.05, LOR-1.06: as many cards and boards of each kind', () => {
    const { combat, attacks, events, blessings, origins, omens, gods, artifacts, monsters, heroes } =
      STANDARD;
    expect(copiesOf(combat)).toBe(35);
    expect(copiesOf(attacks)).toBe(14);
    expect([events, blessings, origins, omens, gods].map(({ length }) => length)).toEqual([21, 36, 6, 10, 3]);
    const divine = new Set(gods.map(({ artifact }) => artifact));
    const monstrous = new Set(monsters.map(({ artifact }) => artifact));
    expect([divine.size, monstrous.size, artifacts.length]).toEqual([3, 6, 9]);
    expect([monsters.length, heroes.length]).toEqual([6, 5]);
  });

  test('LOR-1.08, LOR-1.09: two, three or four players; nobody plays alone', () => {
    for (const seats of [2, 3, 4]) expect(newMatch(seats, 'x').seats).toHaveLength(seats);
    for (const seats of [1, 5]) expect(() => newMatch(seats, 'x')).toThrow('2 to 4 seats');
  });
});

describe('the map', () => {
  test('LOR-3.01, LOR-3.07: every Region is of one Land; Realms and Seas are of none', () => {
    for (const { lands, regions, realms, seas } of MAPS) {
      const all = lands.flatMap((land) => land.regions).toSorted((one, other) => one - other);
      expect(all).toEqual(regions.map(({ number }) => number));
      const names = new Set([...lands, ...realms, ...seas].map(({ id }) => id));
      expect(names.size).toBe(lands.length + realms.length + seas.length);
    }
  });

  test('LOR-3.03, LOR-3.05: Lands of three or four Regions, numbered from 1 to 21, or to 16 for two', () => {
    for (const { lands } of MAPS) for (const { regions } of lands) expect([3, 4]).toContain(regions.length);
    expect(MAPS.map(({ regions }) => regions.map(({ number }) => number))).toEqual(
      [16, 21].map((last) => Array.from({ length: last }, (_, index) => index + 1)),
    );
  });

  test('LOR-3.06: every Region has a Population Strength and an icon', () => {
    for (const { regions } of MAPS)
      for (const { population, icons } of regions) {
        expect(population).toBeGreaterThan(0);
        expect(icons.length).toBeGreaterThan(0);
        for (const icon of icons) expect(['monument', 'settlement', 'shrine', 'forge']).toContain(icon);
      }
  });

  test('LOR-3.02, LOR-3.09: borders go both ways, and all Regions hang together without Yggdrasil', () => {
    for (const { regions, yggdrasil } of MAPS) {
      const besideOf = (number: number) => regions[number - 1]?.beside ?? [];
      for (const { number, beside } of regions) {
        expect(beside).not.toContain(number);
        for (const other of beside) expect(besideOf(other)).toContain(number);
      }
      const reached = new Set([1]);
      for (const number of reached) for (const other of besideOf(number)) reached.add(other);
      expect(reached.size).toBe(regions.length);
      // The centre joins nothing: some Regions around it do not touch each other.
      expect(
        yggdrasil.some((one) => yggdrasil.some((other) => one !== other && !besideOf(one).includes(other))),
      ).toBe(true);
    }
  });

  test('LOR-3.08: the Seas lie in a ring around the map', () => {
    for (const { seas } of MAPS)
      for (const { id, beside, regions } of seas) {
        expect(beside).toHaveLength(2);
        expect(regions.length).toBeGreaterThan(0);
        for (const other of beside) expect(seas.find((sea) => sea.id === other)?.beside).toContain(id);
      }
  });

  test('LOR-4.01, LOR-16.07: three Monuments at level 0, each with its god', () => {
    for (const seats of [2, 3, 4]) {
      const { monuments, ...state } = newMatch(seats, 'monuments').table.state;
      expect(monuments.map(({ god, level, priests }) => [god, level, priests]).toSorted()).toEqual([
        ['freya', 0, []],
        ['odin', 0, []],
        ['thor', 0, []],
      ]);
      const map = mapOf({ monuments, ...state });
      for (const { region } of monuments) expect(map.regions[region - 1]?.icons).toContain('monument');
      expect(map.regions.filter(({ icons }) => icons.includes('monument'))).toHaveLength(3);
    }
    expect(STANDARD.gods.map(({ id, attribute }) => [id, attribute]).toSorted()).toEqual([
      ['freya', 'wisdom'],
      ['odin', 'authority'],
      ['thor', 'power'],
    ]);
  });
});

describe('set-up', () => {
  test('LOR-16.01, LOR-16.02, LOR-16.03: the side, the Realms and the wheel for the number of players', () => {
    for (const [seats, regions, own] of [
      [2, 16, '-2p'],
      [3, 21, ''],
      [4, 21, ''],
    ] as const) {
      const { state } = newMatch(seats, 'side').table;
      expect(state.regions).toHaveLength(regions);
      const realms = state.realms.map(({ id }) => id);
      expect(realms).toContain(`niflheim${own}`);
      expect(realms).toContain(`jotunheim${own}`);
      expect(realms).toHaveLength(MAPS[seats === 2 ? 0 : 1]?.realms.length ?? 0);
      // Each action of the wheel points at one Realm that is there.
      const actions = STANDARD.realms.filter(({ id }) => realms.includes(id)).map(({ action }) => action);
      expect(new Set(actions).size).toBe(actions.length);
      expect(Object.values(state.wheel).flat()).toEqual([]);
    }
  });

  test('LOR-16.04: the Temple counter for the number of players, on the side that was chosen', () => {
    for (const [seats, temples] of [
      [2, 5],
      [3, 7],
      [4, 7],
    ] as const) {
      expect(newMatch(seats, 'x').table.state.temples).toEqual({ side: 0, left: temples });
      expect(newMatch(seats, 'x', { drafts: 'three-drafts' }).table.state.temples).toEqual({
        side: 1,
        left: temples,
      });
    }
  });

  test('LOR-16.05, LOR-4.06: random Forges, each with a Rune of its type', () => {
    const seen = new Set<string>();
    for (const { regions } of tables(3)) {
      const forges = regions.filter(({ forge }) => forge !== null);
      expect(forges).toHaveLength(6);
      expect(forges.every(({ rune }) => rune)).toBe(true);
      expect(regions.filter(({ forge, rune }) => forge === null && rune)).toEqual([]);
      const types = forges.map(({ forge }) => forge);
      for (const rune of STANDARD.runes) expect(types.filter((type) => type === rune)).toHaveLength(2);
      seen.add(types.join(' '));
    }
    // Of 90 orders.
    expect(seen.size).toBeGreaterThan(40);
  });

  test('LOR-16.06: for two players four Forges, of all three types', () => {
    const fourth = new Set<string>();
    for (const { regions } of tables(2)) {
      const types = regions.flatMap(({ forge }) => forge ?? []);
      expect(types).toHaveLength(4);
      expect(new Set(types).size).toBe(3);
      fourth.add(types.find((type, index) => types.indexOf(type) !== index) ?? '');
    }
    expect([...fourth].toSorted()).toEqual([...STANDARD.runes].toSorted());
  });

  test('LOR-16.08: the Monster boards lie in pairs of a Rune, in random order', () => {
    const tops = new Set<string>();
    for (const { monsters } of tables(2)) {
      const runes = monsters.map(({ id }) => STANDARD.monsters.find((one) => one.id === id)?.rune);
      expect(runes).toEqual(STANDARD.runes.flatMap((rune) => [rune, rune]));
      for (const place of [0, 2, 4]) tops.add(monsters[place]?.id ?? '');
      expect(monsters.every(({ artifact, dead }) => artifact && !dead)).toBe(true);
    }
    expect(tops.size).toBe(6);
  });

  test('LOR-16.10: all decks are shuffled; for two players without the Events above 16', () => {
    const orders = { combat: new Set(), attacks: new Set(), events: new Set(), blessings: new Set() };
    for (const state of tables(2).slice(0, 20)) {
      const numbers = [...state.events.cards, ...state.events.discard].map(
        (card) => STANDARD.events.find(({ id }) => id === cardOf(state, card))?.region ?? 99,
      );
      expect(numbers.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 16 }, (_, index) => index + 1),
      );
      for (const [deck, seen] of Object.entries(orders))
        seen.add(state[deck as keyof typeof orders].cards.map((card) => cardOf(state, card)).join(' '));
    }
    for (const seen of Object.values(orders)) expect(seen.size).toBe(20);
    const { events } = newMatch(3, 'events').table.state;
    expect(events.cards.length + events.discard.length).toBe(21);
  });

  test('LOR-16.11, LOR-16.13: the Runes that are left are the Reserve, and every Priest waits there', () => {
    for (const [seats, forges] of [
      [2, 4],
      [4, 6],
    ] as const) {
      const { reserve, players } = newMatch(seats, 'reserve').table.state;
      expect(STANDARD.runes.reduce((sum, rune) => sum + (reserve[rune] ?? 0), 0)).toBe(36 - forges);
      for (const { priests, priestsLeft, armies, runes, hand } of players) {
        expect([priests, priestsLeft]).toEqual([0, 4]);
        expect(armies.every(({ at }) => at === null)).toBe(true);
        expect(Object.values(runes)).toEqual([0, 0, 0]);
        expect(hand).toEqual([]);
      }
    }
  });

  test('LOR-16.12, LOR-16.20: five Omens for the number of players, face up; nothing belongs to anybody', () => {
    for (const seats of [2, 3, 4]) {
      const { omens, monsters, regions } = newMatch(seats, 'omens').table.state;
      expect(omens).toHaveLength(5);
      expect(omens.every(({ down }) => !down)).toBe(true);
      for (const { id } of omens)
        expect(STANDARD.omens.find((omen) => omen.id === id)?.players).toContain(seats);
      expect(monsters.every(({ ring }) => ring === null)).toBe(true);
      expect(regions.every(({ owner, temple }) => owner === null && !temple)).toBe(true);
    }
  });

  test('LOR-16.09, LOR-16.14: the Leader comes to the Region of the first Event card', () => {
    const places = new Set<number>();
    for (const state of tables(4)) {
      const [first] = state.events.discard;
      const region = STANDARD.events.find(
        ({ id }) => first !== undefined && id === cardOf(state, first),
      )?.region;
      expect(state.leader.at).toBe(region);
      places.add(region ?? 0);
    }
    expect(places.size).toBeGreaterThan(15);
  });

  test.each([2, 3, 4])(
    'LOR-16.15, LOR-16.16, LOR-16.17: with %i players as many Events bring Monsters',
    (seats) => {
      let missed = 0;
      for (const state of tables(seats)) {
        expect(state.events.discard).toHaveLength(1 + seats);
        const waiting = state.monsters.map(({ id }) => ({
          id,
          rune: STANDARD.monsters.find((monster) => monster.id === id)?.rune,
        }));
        const expected: Record<string, number> = {};
        for (const card of state.events.discard.slice(1)) {
          const drawn = STANDARD.events.find(({ id }) => id === cardOf(state, card));
          const next = waiting.findIndex(({ rune }) => rune === drawn?.place);
          if (next < 0) missed++;
          const [monster] = next < 0 ? [] : waiting.splice(next, 1);
          if (monster !== undefined) expected[monster.id] = drawn?.region ?? 0;
        }
        const found = Object.fromEntries(
          state.monsters.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])),
        );
        expect(found).toEqual(expected);
      }
      // A third card of one Rune comes only where there are three.
      expect(missed > 0).toBe(seats > 2);
    },
  );

  test('LOR-16.19: Monsters and the Leader may stand in one Region', () => {
    // Each Event names another Region, so that set-up never does it; the rules let it be.
    const { state } = newMatch(3, 'together').table;
    const standing = state.monsters.filter(({ at }) => at !== null);
    expect(new Set(standing.map(({ at }) => at)).size).toBe(standing.length);
  });

  test('LOR-16.18: then the hero draft begins', () => {
    for (const seats of [2, 3, 4]) {
      const match = newMatch(seats, 'draft');
      expect(match.table.state.stage).toBe('draft');
      expect(match.open.map(({ question }) => question.key)).toEqual(['draft-hero']);
    }
  });
});
