import { addPieces, newPieces, type PieceId, type Setup, seat, shufflePieces } from '@concilio/kernel';
import type { Box } from '../content/box.ts';
import { boxIn } from '../content/check.ts';
import { STANDARD } from '../content/standard.ts';
import { boxOf, type Deck, type MonsterState, type Player, type Ragnarok, type State } from '../state.ts';

/** LOR-16: the table before the first card is drawn. */

/** LOR-1.03 */
export const ARMIES = 6;
export const PRIESTS = 4;

const facesOf = (cards: readonly { readonly id: string; readonly copies?: number }[]): string[] =>
  cards.flatMap(({ id, copies = 1 }) => Array.from({ length: copies }, (_, copy) => `${id}/${copy}`));

/** The faces of each deck, in the order of their pieces. */
const decksOf = (box: Box, seats: number): string[][] => [
  facesOf(box.combat),
  facesOf(box.attacks),
  // LOR-16.10: an Event names a Region, and this map may lack it.
  facesOf(box.events.filter(({ region }) => region <= regionsFor(box, seats))),
  facesOf(box.blessings),
];

const regionsFor = (box: Box, seats: number): number =>
  box.maps.find(({ players }) => players.includes(seats))?.regions.length ?? 0;

/** The pieces that have the same back. */
export function backs(state: State): PieceId[][] {
  let before = 0;
  return decksOf(boxOf(state), state.players.length).map((faces) => faces.map(() => `#${before++}` as const));
}

export function create({ seats, options, random }: Setup<Ragnarok>): State {
  const content = boxIn(options.content);
  const box = content ?? STANDARD;
  const map = box.maps.find(({ players }) => players.includes(seats.length));
  const counter = box.counters.find(({ players }) => players.includes(seats.length));
  if (map === undefined || counter === undefined)
    throw new Error(`This box is not for ${seats.length} players.`);
  const pieces = newPieces();
  const [combat = [], attacks = [], events = [], blessings = []] = decksOf(box, seats.length).map((faces) =>
    addPieces(pieces, faces),
  );
  for (const [name, cards] of Object.entries({ combat, attacks, events, blessings }).toSorted())
    shufflePieces(pieces, cards, name, random);
  const forges = dealForges(box, map.regions.filter(({ icons }) => icons.includes('forge')).length, (list) =>
    random.shuffle('forges', list),
  );
  const reserve: Record<string, number> = {};
  for (const rune of box.runes)
    reserve[rune] = box.runesOfEach - forges.filter((forge) => forge === rune).length;
  let forge = 0;
  const deck = (cards: PieceId[]): Deck => ({ cards, discard: [] });
  return {
    content,
    pieces,
    combat: deck(combat),
    attacks: { ...deck(attacks), hand: [], played: [] },
    events: deck(events),
    blessings: deck(blessings),
    drafted: [],
    players: seats.map(() => newPlayer(box)),
    // LOR-16.05: each Forge with a Rune of its type.
    regions: map.regions.map(({ icons }) => {
      const type = icons.includes('forge') ? (forges[forge++] ?? null) : null;
      return { owner: null, forge: type, rune: type !== null, temple: false };
    }),
    monuments: map.regions.flatMap(({ number, god }) =>
      god === undefined ? [] : [{ god, region: number, level: 0, priests: [] }],
    ),
    realms: map.realms.map(({ id }) => ({ id, allies: [] })),
    wheel: { reinforce: [], mobilize: [], prepare: [], 'build-temple': [], monsters: [], usurp: [] },
    temples: {
      side: Math.max(
        0,
        counter.sides.findIndex(({ id }) => id === options.drafts),
      ),
      left: counter.temples,
    },
    omens: box.omens
      .filter(({ players }) => players.includes(seats.length))
      .map(({ id }) => ({ id, down: false })),
    monsters: stackMonsters(box, (list) => random.shuffle('monsters', list)),
    leader: { at: null, hits: box.leader.hits.map(() => null) },
    reserve,
    slayerTokens: box.slayerTokens,
    heroes: box.heroes.map(({ id }) => id),
    origins: box.origins.filter(({ passed }) => passed !== true).map(({ id }) => id),
    passing: box.origins.find(({ passed }) => passed === true)?.id ?? null,
    draft: null,
    round: 0,
    first: seat(0),
    active: seat(0),
    stage: 'draft',
    clock: 0,
    prevented: 0,
    used: [],
    battle: null,
    hunt: null,
    lastTurns: null,
    taken: [],
    ending: null,
  };
}

function newPlayer(box: Box): Player {
  const token = () => ({ at: 2, injured: false });
  return {
    hero: null,
    origin: null,
    heroAt: null,
    drakkar: null,
    attributes: { authority: token(), power: token(), wisdom: token() },
    armies: Array.from({ length: ARMIES }, () => ({ at: null, value: 0, came: 0 })),
    hand: [],
    played: [],
    runes: Object.fromEntries(box.runes.map((rune) => [rune, 0])),
    priests: 0,
    priestsLeft: PRIESTS,
    artifacts: [],
    blessings: [],
    slain: [],
    slayerTokens: 0,
  };
}

/** LOR-16.05, LOR-16.06: random tokens; with fewer places than tokens, one of each type first. */
function dealForges(box: Box, places: number, shuffle: (list: string[]) => void): string[] {
  const all = box.runes.flatMap((rune) => Array.from({ length: box.forgesOfEach }, () => rune));
  if (places >= all.length) {
    shuffle(all);
    return all.slice(0, places);
  }
  const rest = box.runes.flatMap((rune) => Array.from({ length: box.forgesOfEach - 1 }, () => rune));
  shuffle(rest);
  const used = [...box.runes, ...rest].slice(0, places);
  shuffle(used);
  return used;
}

/** LOR-16.08: the boards of each Rune in random order. */
function stackMonsters(box: Box, shuffle: (list: string[]) => void): MonsterState[] {
  return box.runes.flatMap((rune) => {
    const pair = box.monsters.filter((monster) => monster.rune === rune).map(({ id }) => id);
    shuffle(pair);
    return pair.map((id) => ({
      id,
      at: null,
      dead: false,
      ring: null,
      hits: (box.monsters.find((monster) => monster.id === id)?.hits ?? []).map(() => null),
      artifact: true,
    }));
  });
}
