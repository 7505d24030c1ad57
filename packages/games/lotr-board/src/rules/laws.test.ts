import { type JsonRecord, schema, type RecordedEvent } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { newMatch, playThrough, type Table } from '../../test/played.ts';
import { BOARDS } from '../content/index.ts';
import type { State } from '../state.ts';

/** Matches of all sizes against a distant Sauron, and what was to be seen before each of their answers. */
const SIZES = [2, 3, 4, 5, 2, 3, 4, 5];

const play = (name: string, look?: (match: Table) => void): Table[] =>
  SIZES.map((seats, index) => playThrough(newMatch(seats, `${name} ${index}`, { sauron: 15 }), look));

const matches = (): Table[] => play('laws');

const field = ({ said }: RecordedEvent, key: string): unknown => Reflect.get(said, key);

/** What was told in each conflict, from its beginning to the next place. */
function conflictsOf(match: Table): { board: string; events: RecordedEvent[] }[] {
  const conflicts: { board: string; events: RecordedEvent[] }[] = [];
  let open = false;
  for (const event of match.events('referee')) {
    if (event.name === 'place.reached') open = false;
    if (event.name === 'conflict.begun') {
      open = true;
      conflicts.push({ board: String(field(event, 'conflict')), events: [] });
    }
    if (open) conflicts.at(-1)?.events.push(event);
  }
  return conflicts;
}

/** What was told in each turn. */
function turnsOf(events: readonly RecordedEvent[]): RecordedEvent[][] {
  const turns: RecordedEvent[][] = [];
  for (const event of events) {
    if (event.name === 'turn.begun') turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns;
}

const named = (events: readonly RecordedEvent[], name: string) =>
  events.filter((event) => event.name === name);

describe('in whole matches', () => {
  test('LOB-8.01, LOB-8.02: markers go forward space by space, never back, never beyond the end', () => {
    const completed = new Set<string>();
    for (const { board, events } of matches().flatMap(conflictsOf)) {
      const at: Record<string, number> = {};
      for (const event of named(events, 'marker.moved')) {
        const track = String(field(event, 'track'));
        const before = at[track] ?? 0;
        at[track] = Number(field(event, 'space'));
        expect(at[track]).toBe(before + 1);
      }
      for (const { activity, spaces } of BOARDS.find(({ id }) => id === board)?.tracks ?? []) {
        expect(at[activity] ?? 0).toBeLessThanOrEqual(spaces.length);
        if (at[activity] === spaces.length) completed.add(`${board} ${activity}`);
      }
    }
    expect(completed.size).toBeGreaterThan(0);
  });

  test('LOB-8.02: what all can see of a marker never grows less within a conflict', () => {
    let seen = 0;
    for (const [index, seats] of SIZES.slice(0, 3).entries()) {
      let place = '';
      let before: JsonRecord = {};
      playThrough(newMatch(seats, `markers ${index}`, { sauron: 15 }), (match) => {
        const view = match.view('audience');
        const tracks = schema.recordOf(schema.recordOf(view.conflict).tracks);
        if (view.place === place)
          for (const [track, space] of Object.entries(tracks)) {
            expect(Number(space)).toBeGreaterThanOrEqual(Number(before[track] ?? 0));
            seen += 1;
          }
        place = String(view.place);
        before = tracks;
      });
    }
    expect(seen).toBeGreaterThan(30);
  });

  test('LOB-9.01, LOB-9.02: Sauron only comes nearer; hobbits go both ways, and never left of 0', () => {
    let forth = 0;
    let back = 0;
    let nearer = 0;
    for (const match of matches()) {
      let sauron = 15;
      const at: Record<string, number> = {};
      for (const event of match.events('referee')) {
        if (event.name === 'sauron.moved') {
          expect(Number(field(event, 'to'))).toBeLessThan(sauron);
          sauron = Number(field(event, 'to'));
          nearer += 1;
        }
        if (event.name !== 'hobbit.moved') continue;
        const seat = String(field(event, 'seat'));
        const to = Number(field(event, 'to'));
        expect(to).toBeGreaterThanOrEqual(0);
        if (to > (at[seat] ?? 0)) forth += 1;
        else back += 1;
        at[seat] = to;
      }
      expect(match.table.state.sauron).toBe(sauron);
    }
    for (const count of [forth, back, nearer]) expect(count).toBeGreaterThan(5);
  });

  test('LOB-9.03, LOB-9.04: whoever is in the game stands before Sauron, at every moment', () => {
    let lost = 0;
    const look = ({ table: { state } }: Table) => {
      for (const { out, corruption } of state.players) {
        if (out) lost += 1;
        else expect(corruption).toBeLessThan(state.sauron);
      }
    };
    play('before him', look);
    expect(lost).toBeGreaterThan(0);
  });

  test('LOB-7.16: of a discard pile no player and no onlooker sees more than the top', () => {
    let deep = 0;
    const top = ({ discard, tileDiscard }: State) => [discard[0], tileDiscard[0]];
    playThrough(newMatch(3, 'discard piles', { sauron: 15 }), (match) => {
      const { state } = match.table;
      for (const viewer of ['audience', ...match.seats] as const) {
        const { discard, tileDiscard } = match.view(viewer);
        const seen = [discard, tileDiscard].map(({ cards }) => cards.map(({ id }) => id));
        expect(seen).toEqual(top(state).map((piece) => (piece === undefined ? [] : [piece])));
      }
      if (state.discard.length > 2 && state.tileDiscard.length > 2) deep += 1;
    });
    expect(deep).toBeGreaterThan(0);
  });

  test('LOB-7.13: whoever lives to the end of a turn plays a card or rests, and not both', () => {
    let rests = 0;
    let plays = 0;
    // The last turn of a conflict may end before its cards.
    for (const { events } of matches().flatMap(conflictsOf))
      for (const turn of turnsOf(events).slice(0, -1)) {
        const seat = field(turn[0] as RecordedEvent, 'seat');
        if (named(turn, 'player.eliminated').some((event) => field(event, 'seat') === seat)) continue;
        const played = named(turn, 'card.played').length;
        const rested = named(turn, 'player.rested').length;
        expect(played).toBeLessThanOrEqual(2);
        expect(rested).toBe(played === 0 ? 1 : 0);
        rests += rested;
        plays += played;
      }
    expect(Math.min(rests, plays)).toBeGreaterThan(5);
  });

  test('LOB-7.15: turns go clockwise, past whoever is out of the game', () => {
    let turns = 0;
    for (const match of matches()) {
      const out: number[] = [];
      let next: number | null = null;
      for (const event of match.events('referee')) {
        const seat = Number(field(event, 'seat'));
        if (event.name === 'conflict.begun') next = null;
        if (event.name === 'player.eliminated') out.push(seat);
        if (event.name !== 'turn.begun') continue;
        while (next !== null && out.includes(next)) next = (next + 1) % match.seats.length;
        if (next !== null) expect(seat).toBe(next);
        next = (seat + 1) % match.seats.length;
        turns += 1;
      }
    }
    expect(turns).toBeGreaterThan(30);
  });

  test('LOB-11.01, LOB-11.14: the Ring is put on in conflicts only, once in each, by its bearer', () => {
    let worn = 0;
    for (const match of matches()) {
      let bearer: unknown = match.table.state.players.findIndex(({ hobbit }) => hobbit === 'frodo');
      let times = 1;
      for (const event of match.events('referee')) {
        if (event.name === 'conflict.begun') times = 0;
        if (event.name === 'place.reached') times = 1;
        if (event.name === 'ring.borne') bearer = field(event, 'seat');
        if (event.name !== 'ring.worn') continue;
        expect(field(event, 'seat')).toBe(bearer);
        expect(times).toBe(0);
        times += 1;
        worn += 1;
      }
    }
    expect(worn).toBeGreaterThan(0);
  });
});
