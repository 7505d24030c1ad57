import { type Json, type JsonRecord, schema, type Seat } from '@concilio/kernel';
import type { NameOf, Names } from '@concilio/positions/format';
import { WHEEL } from '../content/box.ts';
import { regionOf, standing } from '../rules/map.ts';
import { monsterNamed } from '../rules/monsters.ts';
import { boxOf, named, playerAt, type State } from '../state.ts';
import { called, misfit, namedOf, type Path, regionFrom } from './misfit.ts';

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const entriesOf = (given: Json | undefined) => Object.entries(schema.recordOf(given)).toSorted();
const seatsFrom = (names: Names, given: Json | undefined): Seat[] =>
  schema.listOf(given).map((name) => names.seat(name));

/** LOR-5.01: the Regions of a player, exactly those that are written. */
export function readControl(state: State, seat: Seat, given: JsonRecord): void {
  if (given.regions === undefined) return;
  for (const region of state.regions) if (region.owner === seat) region.owner = null;
  for (const [place, written] of schema.listOf(given.regions).entries()) {
    const path: Path = ['seats', seat, 'regions', place];
    const region = regionFrom(state, written, path);
    const stood = standing(state, region);
    if (stood.owner !== null)
      throw misfit(path, `Region ${region} is written twice, and only one player can control it`);
    stood.owner = seat;
  }
}

/** All that lies on the board, and beside it for all. */
export function readBoard(state: State, given: JsonRecord, names: Names): void {
  readRegions(state, given.regions);
  for (const [written, allies] of entriesOf(given.realms)) {
    const id = namedOf(written, ['realms', written], 'Realm', ids(state.realms));
    named(state.realms, id).allies = eachOnce(seatsFrom(names, allies), ['realms', written], 'an ally');
  }
  for (const [written, of] of entriesOf(given.monuments)) {
    const gods = state.monuments.map(({ god }) => god);
    const god = namedOf(written, ['monuments', written], 'god', gods);
    const monument = state.monuments[gods.indexOf(god)];
    const { level, priests } = schema.recordOf(of);
    if (monument === undefined) continue;
    if (typeof level === 'number') monument.level = level;
    if (priests !== undefined) monument.priests = seatsFrom(names, priests);
  }
  for (const [written, pile] of entriesOf(given.wheel)) {
    const action = namedOf(written, ['wheel', written], 'action of the wheel', WHEEL);
    state.wheel[action] = eachOnce(seatsFrom(names, pile), ['wheel', written], 'a marker');
  }
  if (given.omens !== undefined) {
    const down = schema
      .listOf(given.omens)
      .map((name, place) => namedOf(name, ['omens', place], 'Omen', ids(state.omens)));
    for (const omen of state.omens) omen.down = down.includes(omen.id);
  }
  readMonsters(state, given, names);
  readLeader(state, given, names);
}

function eachOnce(seats: Seat[], path: Path, what: string): Seat[] {
  if (seats.some((seat, place) => seats.indexOf(seat) < place))
    throw misfit(path, `each player has ${what} there once at most`);
  return seats;
}

function readRegions(state: State, given: Json | undefined): void {
  const written: number[] = [];
  for (const [name, of] of entriesOf(given)) {
    const path: Path = ['regions', name];
    const number = regionFrom(state, name, path);
    const region = standing(state, number);
    const { icons } = regionOf(state, number);
    const { forge, rune, temple } = schema.recordOf(of);
    if ((forge !== undefined || rune === true) && region.forge === null)
      throw misfit(path, `Region ${number} has no Forge; Forges are in ${placesOf(state, 'forge')}`);
    if (temple === true && !icons.includes('shrine'))
      throw misfit(
        path,
        `Region ${number} has no Shrine for a Temple; Shrines are in ${placesOf(state, 'shrine')}`,
      );
    if (forge !== undefined) {
      region.forge = namedOf(forge, [...path, 'forge'], 'Rune', boxOf(state).runes);
      written.push(number);
    }
    if (typeof rune === 'boolean') region.rune = rune;
    if (typeof temple === 'boolean') region.temple = temple;
  }
  swapForges(state, written);
}

const placesOf = (state: State, icon: 'forge' | 'shrine'): string =>
  state.regions
    .flatMap((_, place) => (regionOf(state, place + 1).icons.includes(icon) ? [place + 1] : []))
    .join(', ');

/** A Forge token that a file has put somewhere is not where the lot has put it: the two have changed places. */
function swapForges(state: State, written: readonly number[]): void {
  const { runes, forgesOfEach } = boxOf(state);
  const count = (rune: string) => state.regions.filter(({ forge }) => forge === rune).length;
  for (const rune of runes)
    while (count(rune) > forgesOfEach) {
      const spare = state.regions.find(({ forge }, place) => forge === rune && !written.includes(place + 1));
      const other = runes.find((one) => count(one) < forgesOfEach);
      if (spare === undefined || other === undefined)
        throw misfit(
          ['regions'],
          `there are ${forgesOfEach} Forge tokens of ${called(rune)}, and ${count(rune)} are written`,
        );
      spare.forge = other;
    }
}

function readMonsters(state: State, given: JsonRecord, names: Names): void {
  readBoards(state, given.boards);
  if (given.monsters !== undefined) for (const monster of state.monsters) monster.at = null;
  for (const [written, of] of entriesOf(given.monsters)) {
    const path: Path = ['monsters', written];
    const monster = monsterNamed(state, namedOf(written, path, 'Monster', ids(state.monsters)));
    const { region, ring, hits, artifact, dead } = schema.recordOf(of);
    if (region !== undefined) monster.at = regionFrom(state, region, [...path, 'region']);
    if (ring !== undefined) monster.ring = names.seat(ring);
    if (hits !== undefined) monster.hits = hitsFrom(monster.hits, hits, names, [...path, 'hits'], monster.id);
    if (typeof artifact === 'boolean') monster.artifact = artifact;
    if (typeof dead === 'boolean') monster.dead = dead;
    if (ring !== undefined && monster.at === null)
      throw misfit(path, `${called(monster.id)} has a ring and is not on the board: write its "region"`);
  }
  const slain = state.players.flatMap((player) => player.slain);
  const held = state.players.flatMap(({ artifacts }) => ids(artifacts));
  for (const monster of state.monsters) {
    if (slain.includes(monster.id)) monster.dead = true;
    if (held.includes(named(boxOf(state).monsters, monster.id).artifact)) monster.artifact = false;
    if (monster.dead && monster.at !== null)
      throw misfit(['monsters'], `${called(monster.id)} is dead, and cannot be on the board`);
  }
}

/** LOR-16.08: those that are named first, of each pair. */
function readBoards(state: State, given: Json | undefined): void {
  if (given === undefined) return;
  const box = boxOf(state);
  const order = schema
    .listOf(given)
    .map((name, place) => namedOf(name, ['boards', place], 'Monster', ids(state.monsters)));
  const rank = (id: string) => {
    const place = order.indexOf(id);
    return place < 0 ? order.length : place;
  };
  const pairOf = (id: string) => box.runes.indexOf(named(box.monsters, id).rune);
  state.monsters.sort((one, other) => pairOf(one.id) - pairOf(other.id) || rank(one.id) - rank(other.id));
}

function hitsFrom(
  before: readonly (Seat | null)[],
  given: Json,
  names: Names,
  path: Path,
  whose: string,
): (Seat | null)[] {
  const list = schema.listOf(given);
  if (list.length > before.length)
    throw misfit(path, `${called(whose)} has ${before.length} Hit spaces, and ${list.length} are written`);
  const hits = before.map((_, place) => {
    const by = list[place] ?? null;
    return by === null ? null : names.seat(by);
  });
  if (!hits.includes(null))
    throw misfit(
      path,
      `with all ${before.length} Hit spaces covered ${called(whose)} would be dead: leave one open`,
    );
  return hits;
}

function readLeader(state: State, given: JsonRecord, names: Names): void {
  const { region, hits } = schema.recordOf(given.leader);
  if (region !== undefined) state.leader.at = regionFrom(state, region, ['leader', 'region']);
  if (hits !== undefined)
    state.leader.hits = hitsFrom(state.leader.hits, hits, names, ['leader', 'hits'], boxOf(state).leader.id);
}

/** LOR-32.25, LOR-32.26: a Divine Artifact goes with its Region. */
export function giveDivine(state: State, given: JsonRecord): void {
  const box = boxOf(state);
  for (const { god, region } of state.monuments) {
    const { artifact } = named(box.gods, god);
    const { owner } = standing(state, region);
    const holder = state.players.findIndex(({ artifacts }) => artifacts.some(({ id }) => id === artifact));
    if (holder >= 0 && holder !== owner)
      throw misfit(
        given.seats === undefined ? [] : ['seats', holder, 'artifacts'],
        `${called(artifact)} belongs to whoever controls Region ${region}: write ${region} among the "regions" of the player`,
      );
    if (owner !== null && holder < 0) playerAt(state, owner).artifacts.push({ id: artifact, charged: true });
  }
}

export function writeBoard(state: State, nameOf: NameOf): JsonRecord {
  const seats = (list: readonly Seat[]) => list.map((seat) => nameOf.seat(seat));
  const covers = (hits: readonly (Seat | null)[]) => hits.map((by) => (by === null ? null : nameOf.seat(by)));
  return {
    regions: Object.fromEntries(
      state.regions.flatMap(({ forge, rune, temple }, place) => {
        const of = {
          ...(forge === null ? {} : { forge: nameOf.thing(forge), rune }),
          ...(temple ? { temple } : {}),
        };
        return Object.keys(of).length === 0 ? [] : [[String(place + 1), of]];
      }),
    ),
    realms: Object.fromEntries(state.realms.map(({ id, allies }) => [nameOf.thing(id), seats(allies)])),
    monuments: Object.fromEntries(
      state.monuments.map(({ god, level, priests }) => [
        nameOf.thing(god),
        { level, priests: seats(priests) },
      ]),
    ),
    wheel: Object.fromEntries(WHEEL.map((action) => [action, seats(state.wheel[action])])),
    omens: state.omens.filter(({ down }) => down).map(({ id }) => nameOf.thing(id)),
    monsters: Object.fromEntries(
      state.monsters.map(({ id, at, ring, hits, artifact, dead }) => [
        nameOf.thing(id),
        {
          ...(at === null ? {} : { region: at }),
          ...(ring === null ? {} : { ring: nameOf.seat(ring) }),
          // A dead Monster's board is back in the box.
          ...(dead ? { dead } : { hits: covers(hits) }),
          artifact,
        },
      ]),
    ),
    boards: state.monsters.map(({ id }) => nameOf.thing(id)),
    leader: {
      ...(state.leader.at === null ? {} : { region: state.leader.at }),
      hits: covers(state.leader.hits),
    },
  };
}
