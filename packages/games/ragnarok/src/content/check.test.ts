import type { Json, JsonRecord } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { kit as ragnarok } from '../kit.ts';
import { assembled, boxIn, checkFiles, filesOf } from './check.ts';
import { STANDARD } from './standard.ts';

type Path = readonly (string | number)[];

/** Our files with one value changed; `undefined` takes it out. */
function changed(path: Path, value: Json | undefined): Record<string, unknown> {
  const files = structuredClone(filesOf(STANDARD));
  let at: Record<string | number, unknown> = files;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  if (value !== undefined) at[last] = value;
  else if (Array.isArray(at)) at.splice(Number(last), 1);
  else delete at[last];
  return files;
}

const faultsOf = (path: Path, value: Json | undefined): readonly string[] =>
  checkFiles(changed(path, value)).faults ?? [];

describe('our own box', () => {
  test('passes the check that every other one must pass', () => {
    expect(checkFiles(filesOf(STANDARD)).faults).toBeUndefined();
    expect(ragnarok.boxes?.check(ragnarok.boxes.own())).toEqual([]);
  });

  test('is the same box again when its files are put together', () => {
    expect(assembled(filesOf(STANDARD))).toEqual(STANDARD);
    expect(boxIn(JSON.parse(JSON.stringify(filesOf(STANDARD))) as Json)).toEqual(STANDARD);
    expect(boxIn(null)).toBeNull();
  });

  test('is what the rulebook counts (LOR-1.01, LOR-1.05)', () => {
    const copies = (cards: readonly { readonly copies: number }[]) =>
      cards.reduce((sum, card) => sum + card.copies, 0);
    expect({
      combat: copies(STANDARD.combat),
      attacks: copies(STANDARD.attacks),
      events: STANDARD.events.length,
      blessings: STANDARD.blessings.length,
      omens: STANDARD.omens.length,
      origins: STANDARD.origins.length,
      gods: STANDARD.gods.length,
      artifacts: STANDARD.artifacts.length,
      monsters: STANDARD.monsters.length,
      heroes: STANDARD.heroes.length,
      realms: STANDARD.realms.length,
      maps: STANDARD.maps.map(({ regions }) => regions.length),
      runes: STANDARD.runes.length * STANDARD.runesOfEach,
    }).toEqual({
      combat: 35,
      attacks: 14,
      events: 21,
      blessings: 36,
      omens: 10,
      origins: 6,
      gods: 3,
      artifacts: 9,
      monsters: 6,
      heroes: 5,
      realms: 8,
      maps: [16, 21],
      runes: 36,
    });
  });
});

const OP: Path = ['blessings', 3, 'abilities', 0, 'does', 0];

describe('what is wrong with a file is said in one sentence, with its place', () => {
  const rows: readonly (readonly [Path, Json | undefined, string])[] = [
    [['omens'], undefined, 'omens.json: this file is missing.'],
    [['omen'], [], 'omen.json: this file is not known; did you mean "omens.json"?'],
    [['heroes'], {}, 'heroes.json: a list is expected here.'],
    [['heroes'], [], 'heroes.json: the list has 0, and needs at least 5.'],
    [['supply'], 7, 'supply.json: a record is expected here.'],
    [['supply', 'runesOfEach'], 0, '"0" stands where a whole number from 1 to 99 is expected.'],
    [['heroes', 0, 'id'], 'Ragnar!', 'heroes.json[0].id: an id is small letters and digits with hyphens'],
    [['heroes', 0, 'id'], 'region-7', 'heroes.json[0].id: "region-7" is the id of something else.'],
    [
      ['heroes', 0, 'strength'],
      3,
      'heroes.json[0].strength: "strength" is not known here; known are abilities, id.',
    ],
    [['heroes', 0, 'abilities'], undefined, 'heroes.json[0]: "abilities" is missing.'],
    [
      [...OP, 'op'],
      'looks-at-hand',
      'blessings.json[3].abilities[0].does[0].op: "looks-at-hand" is not known',
    ],
    [[...OP, 'op'], 'looks-at-hand', 'did you mean "look-at-hand"?'],
    [OP, { op: 'draw' }, 'blessings.json[3].abilities[0].does[0]: "cards" is missing.'],
    [OP, { op: 'draw', cards: 'two' }, 'does[0].cards: "two" stands where a whole number from 1 to 99'],
    [OP, { op: 'draw', card: 2 }, 'does[0].card: "card" is not known here; did you mean "cards"?'],
    [OP, { op: 'recruit', where: 'here' }, 'does[0].where: "here" stands where one of anywhere, battle'],
    [OP, { op: 'choose', among: [[{ op: 'heal' }]] }, 'does[0].among: the list has 1, and needs at least 2.'],
    [['blessings', 3, 'abilities', 0, 'is'], 'magic', 'abilities[0].is: "magic" is not known here'],
    [['blessings', 3, 'abilities', 0, 'optional'], false, 'optional: only true may stand here'],
    [
      ['blessings', 3, 'abilities', 0, 'if'],
      ['brave'],
      'if[0]: "brave" stands where one of army-beside-battle, attacker',
    ],
    [
      ['artifacts', 0, 'abilities', 0, 'is'],
      'number',
      'artifacts.json[0].abilities[0].is: "number" is not known',
    ],
    [
      ['gods', 'gods', 0, 'favours'],
      [],
      'gods.json.gods[0].favours: a god has 3 favours, one for each level.',
    ],
    [['leader', 'hits', 0, 'icons'], ['axe'], 'leader.json.hits[0].icons: a Hit space here shows 2 weapons.'],
    [
      ['monsters', 'monsters', 0, 'hits', 0, 'icons'],
      [],
      'hits[0].icons: a Hit space here shows one weapon.',
    ],
    [
      ['maps', 0, 'regions', 0, 'label'],
      [3],
      'maps.json[0].regions[0].label: a place on the map is two numbers',
    ],
    [['omens', 0, 'test'], { most: 2 }, 'omens.json[0].test.most: "most" is not known here'],
    [['names'], { en: { loki: '{name}' } }, 'names.json.en.loki: a name has no braces and no brackets.'],
  ];
  test.each(rows)('%j, %j', (path, value, sentence) => {
    expect(faultsOf(path, value)).toContainEqual(expect.stringContaining(sentence));
  });
});

describe('whatever does not fit together is said as well', () => {
  const regions: Path = ['maps', 0, 'regions'];
  const few = STANDARD.omens.slice(0, 7) as unknown as Json;
  const rows: readonly (readonly [Path, Json | undefined, string])[] = [
    [['heroes', 0, 'id'], 'loki', 'leader.json.id: "loki" is already the id of heroes.json[0].id.'],
    [['heroes', 0, 'id'], 'pass', 'heroes.json[0].id: "pass" is a word of the game itself.'],
    [['blessings', 0, 'god'], 'loki', 'blessings.json[0].god: no god is called "loki".'],
    [
      ['realms', 0, 'rune'],
      'fehu',
      'realms.json[0].rune: no Rune is called "fehu"; there are uruz, othala, algiz.',
    ],
    [['events', 4, 'activate'], ['fehu'], 'events.json[4].activate[0]: no Rune is called "fehu"'],
    [['events', 4, 'region'], 22, 'events.json[4].region: no map has a Region 22.'],
    [['monsters', 'monsters', 0, 'rune'], 'othala', 'monsters.json: of the Rune "uruz" there are 1 Monsters'],
    [['monsters', 'monsters', 0, 'hits', 0, 'icons'], ['whip'], 'no Combat card has the weapon "whip".'],
    [
      ['monsters', 'monsters', 0, 'artifact'],
      'gungnir',
      'the Artifact "gungnir" belongs to gods.json.gods[0].artifact already.',
    ],
    [
      ['monsters', 'monsters', 0, 'artifact'],
      'sampo',
      'monsters.json.monsters[0].artifact: no Artifact is called "sampo".',
    ],
    [
      ['monsters', 'monsters', 0, 'artifact'],
      'gungnir',
      'artifacts.json[3]: no god and no Monster has the Artifact "barrow-crown".',
    ],
    [['maps', 0, 'players'], [2, 3], 'maps.json: there are 2 maps for 3 players, and there must be one.'],
    [['maps', 1, 'players'], [3], 'maps.json: there are 0 maps for 4 players, and there must be one.'],
    [['temples', 1], undefined, 'temples.json: there are 0 Temple counters for 2 players'],
    [
      ['temples', 1, 'sides', 0, 'id'],
      'one-draft',
      'temples.json[1].sides: the side "two-drafts" is missing',
    ],
    [
      ['temples', 1, 'temples'],
      3,
      'for 2 players there are 6 Shrines and 3 Temples, and Great Gothi needs 4',
    ],
    [
      ['temples', 1, 'temples'],
      4,
      'temples.json[1].sides: a draft of "three-drafts" lies beyond the 4 spaces.',
    ],
    [['omens'], few, 'omens.json: there are 2 Omens for 2 players, and Ragnarok needs 3 (LOR-36.01).'],
    [[...regions, 0, 'beside'], [2, 3], 'maps.json[0].regions[3].beside: 4 is beside 1, but 1 not beside 4.'],
    [
      [...regions, 0, 'beside'],
      [1, 2, 3, 4],
      'maps.json[0].regions[0].beside: a Region is not beside itself.',
    ],
    [
      [...regions, 0, 'beside'],
      [2, 3, 4, 17],
      'maps.json[0].regions[0].beside: there is no Region 17 on this map.',
    ],
    [
      [...regions, 0, 'number'],
      2,
      'maps.json[0].regions[0].number: the Regions stand in their order, so this is 1.',
    ],
    [[...regions, 0, 'god'], 'odin', 'maps.json[0].regions[0]: a Region with a Monument has a god'],
    [
      [...regions, 2, 'god'],
      'thor',
      'maps.json[0].regions: "odin" has 0 Monuments on this map, and must have one.',
    ],
    [['maps', 0, 'lands', 0, 'regions'], [1, 2], 'maps.json[0].regions[2]: Region 3 is in 0 Lands'],
    [
      ['maps', 0, 'seas', 0, 'beside'],
      ['dufa'],
      'maps.json[0].seas[1].beside: "himinglaeva" is beside "kolga"',
    ],
    [
      ['maps', 0, 'seas', 0, 'beside'],
      ['ran'],
      'maps.json[0].seas[0].beside: no Sea is called "ran" on this map.',
    ],
    [['maps', 0, 'yggdrasil'], [40], 'maps.json[0].yggdrasil: there is no Region 40 on this map.'],
    [['maps', 0, 'realms', 0, 'id'], 'asgard', 'maps.json[0].realms[0].id: no Realm is called "asgard".'],
    [['maps', 0, 'realms', 0], undefined, 'maps.json[0].realms: "mobilize" points at 0 Realms of this map'],
    [
      ['supply', 'forgesOfEach'],
      1,
      'maps.json[0].regions: 4 Regions have a Forge, and there are 3 Forge tokens.',
    ],
    [['supply', 'runesOfEach'], 1, 'supply.json: there are fewer Runes of each type than Forges'],
    [['origins', 1, 'passed'], true, 'origins.json: 2 Origins are handed on ("passed"), and only one can be'],
    [
      ['combat', 15, 'hunt'],
      { on: 'hit', does: [{ op: 'heal' }] },
      'combat.json[15].hunt: a Shield only defends',
    ],
    [
      ['attacks'],
      [{ id: 'bite', copies: 2, rage: 1, weakness: 1, hand: 1, does: [{ op: 'heal' }] }],
      'attacks.json: there are 2 cards, and a Hunt begins with at least 3',
    ],
    [['names'], { es: { odinn: 'Odín' } }, 'names.json.es.odinn: nothing in this box has this id.'],
  ];
  test.each(rows)('%j, %j', (path, value, sentence) => {
    expect(faultsOf(path, value)).toContainEqual(expect.stringContaining(sentence));
  });

  test('a map in two parts', () => {
    const files = changed(['maps', 0, 'lands', 0, 'id'], 'frostmark');
    const [{ regions: all }] = files.maps as [{ regions: { number: number; beside: number[] }[] }];
    for (const region of all)
      region.beside = region.beside.filter((other) => other <= 8 === region.number <= 8);
    expect(checkFiles(files).faults).toEqual([
      'maps.json[0].regions: not every Region can be reached from every other by land.',
    ]);
  });
});

describe('a word that can do nothing where it stands is a fault', () => {
  const hero = (ability: JsonRecord): Json => ({ id: 'ragnar', abilities: [ability] });
  const moment = (on: string, does: JsonRecord): Json => hero({ is: 'moment', on, does: [does] });
  const rows: readonly (readonly [Path, Json, string])[] = [
    [['heroes', 0], moment('prayer', { op: 'look-at-hand' }), '"look-at-hand" here works only in a Battle.'],
    [
      ['heroes', 0],
      moment('prayer', { op: 'discard', cards: 1, whom: 'opponent' }),
      'works only in a Battle.',
    ],
    [['heroes', 0], moment('prayer', { op: 'recruit', where: 'battle' }), 'works only in a Battle.'],
    [['heroes', 0], moment('battle-won', { op: 'rage', amount: 1 }), '"rage" here works only in a Hunt.'],
    [['heroes', 0], moment('prayer', { op: 'hit', icon: 'axe' }), '"hit" here works only in a Hunt.'],
    [['heroes', 0], moment('prayer', { op: 'retreat-all' }), 'works only where there is a Region'],
    [['heroes', 0], moment('prayer', { op: 'begin' }), '"begin" here works only on an Origin.'],
    [['heroes', 0], moment('injured', { op: 'prevent-injury' }), 'works only at the moment of an Injury.'],
    [['heroes', 0], moment('prayer', { op: 'gain-runes', runes: 1, same: true }), 'when a Rune is forged.'],
    [['leader', 'specialAttack'], [{ op: 'special-attack' }], 'a Special Attack cannot lead to itself.'],
    [['realms', 0, 'bonus'], [{ op: 'realm-bonus' }], 'cannot lead to the bonus of a Realm.'],
    [
      ['realms', 1, 'bonus', 0, 'among', 0, 0],
      { op: 'choose', among: [[{ op: 'heal' }], [{ op: 'gain-priest' }]] },
      'realms.json[1]: a component offers at most one choice, and this has 2.',
    ],
    [
      ['attacks', 8, 'does', 0, 'otherwise'],
      [{ op: 'cancel-card' }],
      'attacks.json[8].does[0].otherwise[0]: "cancel-card" here works only in a Battle.',
    ],
  ];
  test.each(rows)('%j, %j', (path, value, sentence) => {
    expect(faultsOf(path, value)).toContainEqual(expect.stringContaining(sentence));
  });

  test('and the same words are none where they belong', () => {
    expect(faultsOf(['heroes', 0], moment('battle-won', { op: 'take-back' }))).toEqual([]);
    expect(faultsOf(['heroes', 0], moment('hunt-begins', { op: 'rage', amount: -1 }))).toEqual([]);
    expect(faultsOf(['heroes', 0], moment('temple-built', { op: 'retreat-all' }))).toEqual([]);
  });
});
