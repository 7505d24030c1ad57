import { ATTRIBUTES } from './effects.ts';
import { type Box, WHEEL, type WorldMap } from './box.ts';

/** Whether the parts of a box fit together: ids that are there, a map for everybody, enough of everything. */

type Tell = (fault: string) => void;

const COUNTS = [2, 3, 4];

/** LOR-16.14, LOR-16.15: the Leader's card, and one for each player. */
const eventsFor = (players: number) => players + 1;
/** LOR-36.01 */
const OMENS = 3;
/** LOR-16.08 */
const BOARDS = 2;
/** LOR-2.03, LOR-2.04 */
const templesToWin = (players: number) => (players === 2 ? 4 : 5);

/** Ids that mean something else in options and texts. */
const TAKEN = [
  ...ATTRIBUTES,
  ...WHEEL,
  'build-monument',
  'yes',
  'no',
  'pass',
  'none',
  'done',
  'stop',
  'move',
  'attack',
  'forge',
  'raise',
  'draw',
  'draw-2',
  'rune',
  'card',
  'heal',
  'place',
  'leader',
  'recruit',
];

export function linkFaults(box: Box): string[] {
  const faults: string[] = [];
  const tell: Tell = (fault) => faults.push(fault);
  names(box, tell);
  cards(box, tell);
  runes(box, tell);
  weapons(box, tell);
  artifacts(box, tell);
  forEachCount(box, tell);
  for (const [index, map] of box.maps.entries()) mapFaults(box, map, `maps.json[${index}]`, tell);
  for (const [index, { god }] of box.blessings.entries())
    if (!box.gods.some(({ id }) => id === god))
      tell(`blessings.json[${index}].god: no god is called "${god}".`);
  const passed = box.origins.filter((origin) => origin.passed === true).length;
  if (passed > 1)
    tell(`origins.json: ${passed} Origins are handed on ("passed"), and only one can be (LOR-17.02).`);
  if (box.origins.length - passed < Math.max(...COUNTS) + 1)
    tell(`origins.json: besides the one that is handed on, at least ${Math.max(...COUNTS) + 1} are needed.`);
  return faults;
}

/** Every id once, and none that means something else. */
function names(box: Box, tell: Tell): void {
  const seen: { readonly id: string; readonly place: string }[] = [];
  const add = (id: string, place: string) => {
    const before = seen.find((other) => other.id === id);
    if (before !== undefined) tell(`${place}: "${id}" is already the id of ${before.place}.`);
    else if (TAKEN.includes(id)) tell(`${place}: "${id}" is a word of the game itself.`);
    else seen.push({ id, place });
  };
  for (const [index, rune] of box.runes.entries()) add(rune, `supply.json.runes[${index}]`);
  const lists: readonly (readonly [string, readonly { readonly id: string }[]])[] = [
    ['realms.json', box.realms],
    ['gods.json.gods', box.gods],
    ['heroes.json', box.heroes],
    ['origins.json', box.origins],
    ['blessings.json', box.blessings],
    ['artifacts.json', box.artifacts],
    ['monsters.json.monsters', box.monsters],
    ['combat.json', box.combat],
    ['attacks.json', box.attacks],
    ['events.json', box.events],
    ['omens.json', box.omens],
    ['maps.json', box.maps],
  ];
  for (const [file, list] of lists)
    for (const [index, { id }] of list.entries()) add(id, `${file}[${index}].id`);
  add(box.leader.id, 'leader.json.id');
  // The same Sea and the same Land may be on several maps.
  for (const kind of ['seas', 'lands'] as const) {
    const own: string[] = [];
    for (const [map, world] of box.maps.entries())
      for (const [index, { id }] of world[kind].entries()) {
        const place = `maps.json[${map}].${kind}[${index}].id`;
        if (world[kind].findIndex((one) => one.id === id) < index) tell(`${place}: "${id}" is there twice.`);
        else if (!own.includes(id)) add(id, place);
        own.push(id);
      }
  }
  const known = [...seen.map(({ id }) => id), ...box.combat.map(({ icon }) => `icon.${icon}`)];
  for (const [language, named] of Object.entries(box.names ?? {}).toSorted())
    for (const key of Object.keys(named).toSorted())
      if (!known.includes(key)) tell(`names.json.${language}.${key}: nothing in this box has this id.`);
}

/** So many cards can be shuffled and dealt without anybody waiting for it. */
const MOST_CARDS = 500;

function cards({ combat, attacks, events, blessings }: Box, tell: Tell): void {
  const copies = [...combat, ...attacks].reduce((sum, card) => sum + card.copies, 0);
  const all = copies + events.length + blessings.length;
  if (all > MOST_CARDS)
    tell(
      `combat.json, attacks.json: with all copies this box has ${all} cards, and ${MOST_CARDS} is the most.`,
    );
}

function runes(box: Box, tell: Tell): void {
  const must = (rune: string, place: string) => {
    if (!box.runes.includes(rune))
      tell(`${place}: no Rune is called "${rune}"; there are ${box.runes.join(', ')}.`);
  };
  for (const [index, { rune }] of box.realms.entries()) must(rune, `realms.json[${index}].rune`);
  for (const [index, { rune }] of box.monsters.entries()) must(rune, `monsters.json.monsters[${index}].rune`);
  must(box.leader.rune, 'leader.json.rune');
  for (const [index, { place, activate }] of box.events.entries()) {
    must(place, `events.json[${index}].place`);
    for (const [number, rune] of activate.entries()) must(rune, `events.json[${index}].activate[${number}]`);
  }
  for (const [file, list] of [
    ['heroes', box.heroes],
    ['blessings', box.blessings],
  ] as const)
    for (const [index, { abilities }] of list.entries())
      for (const [number, ability] of abilities.entries())
        if (ability.is === 'rune-action' && 'runes' in ability.cost)
          for (const [at, rune] of ability.cost.runes.entries())
            must(rune, `${file}.json[${index}].abilities[${number}].cost.runes[${at}]`);
  for (const rune of box.runes) {
    const boards = box.monsters.filter((monster) => monster.rune === rune).length;
    if (boards < BOARDS)
      tell(
        `monsters.json: of the Rune "${rune}" there are ${boards} Monsters, and at least ${BOARDS} are needed (LOR-16.08).`,
      );
  }
  if (box.runesOfEach < box.forgesOfEach)
    tell('supply.json: there are fewer Runes of each type than Forges, and each Forge begins with one.');
}

/** Every weapon that a Hit space asks for must be on a Combat card; and a Shield is none. */
function weapons(box: Box, tell: Tell): void {
  const icons = box.combat.filter(({ shield }) => shield !== true).map(({ icon }) => icon);
  const must = (icon: string, place: string) => {
    if (!icons.includes(icon)) tell(`${place}: no Combat card has the weapon "${icon}".`);
  };
  for (const [index, { hits }] of box.monsters.entries())
    for (const [space, { icons: wanted }] of hits.entries())
      for (const icon of wanted) must(icon, `monsters.json.monsters[${index}].hits[${space}].icons`);
  for (const [space, { icons: wanted }] of box.leader.hits.entries())
    for (const icon of wanted) must(icon, `leader.json.hits[${space}].icons`);
  for (const [index, { shield, hunt }] of box.combat.entries())
    if (shield === true && hunt !== undefined)
      tell(
        `combat.json[${index}].hunt: a Shield only defends in a Hunt, so it has no Hunt effect (LOR-31.22).`,
      );
  const cards = box.attacks.reduce((sum, { copies }) => sum + copies, 0);
  if (cards < 3)
    tell(`attacks.json: there are ${cards} cards, and a Hunt begins with at least 3 (LOR-31.12).`);
}

/** LOR-32.20: each Artifact belongs to one god or one Monster. */
function artifacts(box: Box, tell: Tell): void {
  const owners: { readonly artifact: string; readonly place: string }[] = [];
  const own = (artifact: string, place: string) => {
    const other = owners.find((one) => one.artifact === artifact);
    if (!box.artifacts.some(({ id }) => id === artifact))
      tell(`${place}: no Artifact is called "${artifact}".`);
    else if (other !== undefined)
      tell(`${place}: the Artifact "${artifact}" belongs to ${other.place} already.`);
    owners.push({ artifact, place });
  };
  for (const [index, { artifact }] of box.gods.entries()) own(artifact, `gods.json.gods[${index}].artifact`);
  for (const [index, { artifact }] of box.monsters.entries())
    own(artifact, `monsters.json.monsters[${index}].artifact`);
  for (const [index, { id }] of box.artifacts.entries())
    if (!owners.some(({ artifact }) => artifact === id))
      tell(`artifacts.json[${index}]: no god and no Monster has the Artifact "${id}".`);
}

/** What there must be for two, three and four players. */
function forEachCount(box: Box, tell: Tell): void {
  for (const players of COUNTS) {
    const maps = box.maps.filter((map) => map.players.includes(players));
    if (maps.length !== 1)
      tell(`maps.json: there are ${maps.length} maps for ${players} players, and there must be one.`);
    const counters = box.counters.filter((counter) => counter.players.includes(players));
    if (counters.length !== 1)
      tell(
        `temples.json: there are ${counters.length} Temple counters for ${players} players, and there must be one.`,
      );
    const omens = box.omens.filter((omen) => omen.players.includes(players)).length;
    if (omens < OMENS)
      tell(
        `omens.json: there are ${omens} Omens for ${players} players, and Ragnarok needs ${OMENS} (LOR-36.01).`,
      );
    const [map] = maps;
    if (map === undefined) continue;
    const events = box.events.filter(({ region }) => region <= map.regions.length).length;
    if (events < eventsFor(players))
      tell(
        `events.json: ${events} Events are for the map of ${players} players, and at least ${eventsFor(players)} are needed.`,
      );
    const shrines = map.regions.filter(({ icons }) => icons.includes('shrine')).length;
    const temples = counters[0]?.temples ?? 0;
    const needed = templesToWin(players);
    if (Math.min(shrines, temples) < needed)
      tell(
        `maps.json: for ${players} players there are ${shrines} Shrines and ${temples} Temples, and Great Gothi needs ${needed} (LOR-2.03).`,
      );
    const coast = map.regions.filter(({ number }) =>
      map.seas.some(({ regions }) => regions.includes(number)),
    ).length;
    if (coast < players)
      tell(`maps.json: ${coast} Regions touch a Sea, too few for ${players} players to start (LOR-17.10).`);
  }
  const largest = Math.max(...box.maps.map(({ regions }) => regions.length));
  for (const [index, { region }] of box.events.entries())
    if (region > largest) tell(`events.json[${index}].region: no map has a Region ${region}.`);
  for (const [index, { temples, sides }] of box.counters.entries())
    for (const wanted of ['two-drafts', 'three-drafts']) {
      const side = sides.find(({ id }) => id === wanted);
      if (side === undefined)
        tell(`temples.json[${index}].sides: the side "${wanted}" is missing (LOR-16.04).`);
      else if (side.drafts.some((space) => space > temples))
        tell(`temples.json[${index}].sides: a draft of "${wanted}" lies beyond the ${temples} spaces.`);
    }
}

function mapFaults(box: Box, map: WorldMap, place: string, tell: Tell): void {
  const { regions, lands, seas, realms, yggdrasil } = map;
  const isRegion = (number: number) => number <= regions.length;
  const must = (numbers: readonly number[], where: string) => {
    for (const number of numbers)
      if (!isRegion(number)) tell(`${where}: there is no Region ${number} on this map.`);
  };
  for (const [index, region] of regions.entries()) {
    const here = `${place}.regions[${index}]`;
    if (region.number !== index + 1)
      tell(`${here}.number: the Regions stand in their order, so this is ${index + 1}.`);
    must(region.beside, `${here}.beside`);
    for (const other of region.beside) {
      if (other === region.number) tell(`${here}.beside: a Region is not beside itself.`);
      else if (isRegion(other) && regions[other - 1]?.beside.includes(region.number) !== true)
        tell(
          `${here}.beside: ${region.number} is beside ${other}, but ${other} not beside ${region.number}.`,
        );
    }
    const owners = lands.filter((land) => land.regions.includes(region.number)).length;
    if (owners !== 1)
      tell(`${here}: Region ${region.number} is in ${owners} Lands, and must be in one (LOR-3.07).`);
    if (region.icons.includes('monument') !== (region.god !== undefined))
      tell(`${here}: a Region with a Monument has a god, and no other has one.`);
    if (region.god !== undefined && !box.gods.some(({ id }) => id === region.god))
      tell(`${here}.god: no god is called "${region.god}".`);
  }
  for (const { id } of box.gods) {
    const count = regions.filter(({ god }) => god === id).length;
    if (count !== 1) tell(`${place}.regions: "${id}" has ${count} Monuments on this map, and must have one.`);
  }
  for (const [index, land] of lands.entries()) must(land.regions, `${place}.lands[${index}].regions`);
  for (const [index, sea] of seas.entries()) {
    must(sea.regions, `${place}.seas[${index}].regions`);
    for (const other of sea.beside) {
      const there = seas.find(({ id }) => id === other);
      if (there === undefined)
        tell(`${place}.seas[${index}].beside: no Sea is called "${other}" on this map.`);
      else if (!there.beside.includes(sea.id))
        tell(
          `${place}.seas[${index}].beside: "${sea.id}" is beside "${other}", but not the other way round.`,
        );
    }
  }
  must(yggdrasil, `${place}.yggdrasil`);
  for (const [index, { id, regions: around }] of realms.entries()) {
    must(around, `${place}.realms[${index}].regions`);
    if (!box.realms.some((realm) => realm.id === id))
      tell(`${place}.realms[${index}].id: no Realm is called "${id}".`);
  }
  for (const action of WHEEL) {
    const count = realms.filter(({ id }) =>
      box.realms.some((realm) => realm.id === id && realm.action === action),
    ).length;
    if (count !== 1)
      tell(`${place}.realms: "${action}" points at ${count} Realms of this map, and must point at one.`);
  }
  const forges = regions.filter(({ icons }) => icons.includes('forge')).length;
  const tokens = box.runes.length * box.forgesOfEach;
  if (forges > tokens)
    tell(`${place}.regions: ${forges} Regions have a Forge, and there are ${tokens} Forge tokens.`);
  if (!isWhole(map)) tell(`${place}.regions: not every Region can be reached from every other by land.`);
}

/** Monsters walk by land only: they should not be shut in. */
function isWhole({ regions }: WorldMap): boolean {
  const found = [1];
  for (const number of found)
    for (const other of regions[number - 1]?.beside ?? []) if (!found.includes(other)) found.push(other);
  return found.length >= regions.length;
}
