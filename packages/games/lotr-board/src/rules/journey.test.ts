import { describe, expect, test } from 'vitest';
import { newMatch, playThrough, type Table } from '../../test/played.ts';
import { boardNamed, havenNamed, JOURNEY } from '../content/index.ts';

/** Matches of all sizes against a distant Sauron, so that some of them come far. */
const SIZES = [2, 3, 4, 5, 2, 3, 4, 5];

const matches = (): readonly Table[] =>
  SIZES.map((seats, index) => playThrough(newMatch(seats, `journey ${index}`, { sauron: 15 })));

const told = (match: Table, ...names: readonly string[]) =>
  match.events('referee').filter(({ name }) => names.includes(name));

/** The events of a match, cut where a new place is reached. */
function byPlace(match: Table): { place: string; names: string[]; trials: string[] }[] {
  const places: { place: string; names: string[]; trials: string[] }[] = [];
  for (const { name, said } of match.events('referee')) {
    if (name === 'place.reached')
      places.push({ place: String(Reflect.get(said, 'place')), names: [], trials: [] });
    places.at(-1)?.names.push(name);
    if (name === 'trial.begun') places.at(-1)?.trials.push(String(Reflect.get(said, 'trial')));
  }
  return places;
}

describe('the journey', () => {
  test('LOB-3.01: goes from Bag End to Mordor, no place left out and none twice', () => {
    expect(JOURNEY).toEqual([
      'bag-end',
      'rivendell',
      'moria',
      'lothlorien',
      'helms-deep',
      'shelobs-lair',
      'mordor',
    ]);
    let farthest = 0;
    for (const match of matches()) {
      const places = byPlace(match).map(({ place }) => place);
      expect(places).toEqual(JOURNEY.slice(0, places.length));
      farthest = Math.max(farthest, places.length);
    }
    // How far they come is up to the players; what follows Helm’s Deep is shown by positions.
    expect(farthest).toBeGreaterThanOrEqual(5);
  });

  test('LOB-3.02: leaves no place before all that it requires is done', () => {
    for (const match of matches()) {
      const places = byPlace(match);
      for (const { place, names, trials } of places.slice(0, -1)) {
        const actions = havenNamed(place)?.actions.map(({ id }) => id);
        if (actions === undefined) expect(names.filter((name) => name === 'conflict.ended')).toHaveLength(1);
        else expect(trials).toEqual(actions);
      }
    }
  });

  test('LOB-3.03: has turns in the four conflicts, and none in the three havens', () => {
    expect(JOURNEY.filter((place) => havenNamed(place) !== undefined)).toEqual([
      'bag-end',
      'rivendell',
      'lothlorien',
    ]);
    for (const { place, names } of matches().flatMap(byPlace)) {
      const isConflict = boardNamed(place) !== undefined;
      expect(isConflict, place).toBe(havenNamed(place) === undefined);
      for (const name of ['conflict.begun', 'turn.begun', 'tile.revealed'])
        expect(names.includes(name), `${name} at ${place}`).toBe(isConflict);
      expect(names.filter((name) => name === 'conflict.begun')).toHaveLength(isConflict ? 1 : 0);
    }
  });

  test('LOB-4.01, LOB-4.02: begins each conflict with its own markers at the start and all 23 tiles', () => {
    const boards = new Set<string>();
    for (const index of [0, 1, 2]) {
      let place = -1;
      playThrough(newMatch(3, `conflict ${index}`, { sauron: 15 }), ({ table: { state } }) => {
        const { conflict } = state;
        if (conflict.over || state.place === place) return;
        place = state.place;
        // Seen at the first question of the conflict, before its first tile is resolved.
        if (state.resolved > 0) return;
        boards.add(conflict.board);
        expect(conflict.board).toBe(JOURNEY[place]);
        expect(conflict.markers).toEqual(boardNamed(conflict.board)?.tracks.map(() => 0));
        expect(conflict.events).toBe(0);
        expect(state.tiles.length + state.tile.length).toBe(23);
        expect(state.tileDiscard).toEqual([]);
      });
    }
    expect(boards.size).toBeGreaterThanOrEqual(2);
  });

  test('LOB-3.13, LOB-3.14: deals the twelve cards of Rivendell and of Lothlórien, each to one player', () => {
    let dealt = 0;
    for (const match of matches()) {
      let place = '';
      const cards: Record<string, number> = {};
      for (const { name, said } of told(match, 'place.reached', 'card.drawn', 'trial.begun')) {
        if (name === 'place.reached') place = String(Reflect.get(said, 'place'));
        else if (name === 'card.drawn' && !/-(brown|grey)$/.test(String(Reflect.get(said, 'card'))))
          cards[place] = (cards[place] ?? 0) + 1;
      }
      for (const haven of Object.keys(cards)) expect(['rivendell', 'lothlorien']).toContain(haven);
      for (const count of Object.values(cards)) {
        expect(count).toBe(12);
        dealt += 1;
      }
    }
    expect(dealt).toBeGreaterThan(SIZES.length);
  });
});
