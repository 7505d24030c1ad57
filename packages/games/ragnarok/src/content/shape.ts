import { isRecord, schema, type SchemaNode } from '@concilio/kernel';
import { WHEEL } from './box.ts';
import {
  type Ability,
  ATTRIBUTES,
  type Condition,
  type Count,
  type Leave,
  type TriggerName,
  type NumberName,
  type Op,
  type Where,
  type Whom,
} from './effects.ts';

/** What the files of a box look like. Each fault is one sentence with its place: `blessings.json[3].god: …`. */

/** Looks at one value, and tells what is wrong with it. */
type Check = (value: unknown, place: string, tell: (fault: string) => void) => void;

interface Field {
  readonly check: Check;
  readonly optional: boolean;
}

type Fields = Readonly<Record<string, Field>>;

/** A number, a word, a flag: as the kernel checks it. */
const leaf =
  (node: SchemaNode): Check =>
  (value, place, tell) => {
    for (const { message } of schema.check(node, value).problems ?? []) tell(`${place}: ${message}.`);
  };

const keysOf = (value: object): string[] => Object.keys(value).toSorted();

/**
 * A box comes from anybody: whatever stands in it is bounded, so that nothing is too large to be looked at or laid out.
 * Each bound is far above anything that can be printed.
 */
const MOST = 99;
/** Points of an outline on the map. */
const MOST_POINTS = 500;
/** How many things of a box have a name, and how long a name is. */
const MOST_NAMES = 1_000;
const LONGEST_NAME = 80;
/** How deep effects stand in effects. */
const DEEPEST = 4;

/** A word as it is said back: no longer than anything that could be meant. */
const inShort = (word: unknown): string => {
  const whole = String(word);
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
};

/** What may have been meant. */
function hintFor(word: string, known: readonly string[]): string {
  const near = schema.nearest(inShort(word), known);
  return near === null ? `known are ${known.join(', ')}.` : `did you mean "${near}"?`;
}

const must = (check: Check): Field => ({ check, optional: false });
const may = (check: Check): Field => ({ check, optional: true });

const listOf =
  (check: Check, least = 0, most = MOST): Check =>
  (value, place, tell) => {
    if (!Array.isArray(value)) return tell(`${place}: a list is expected here.`);
    if (value.length > most) return tell(`${place}: the list has ${value.length}, and ${most} is the most.`);
    if (value.length < least) tell(`${place}: the list has ${value.length}, and needs at least ${least}.`);
    for (const [index, item] of value.entries()) check(item, `${place}[${index}]`, tell);
  };

const record =
  (fields: Fields): Check =>
  (value, place, tell) => {
    if (!isRecord(value)) return tell(`${place}: a record is expected here.`);
    const unknown = keysOf(value).filter((key) => !Object.hasOwn(fields, key));
    if (unknown.length > MOST) return tell(`${place}: ${unknown.length} of the keys here are not known.`);
    for (const key of unknown.map(inShort))
      tell(`${place}.${key}: "${key}" is not known here; ${hintFor(key, keysOf(fields))}`);
    for (const [key, { check, optional }] of Object.entries(fields).toSorted()) {
      const isThere = Object.hasOwn(value, key) && value[key] !== undefined;
      if (isThere) check(value[key], `${place}.${key}`, tell);
      else if (!optional) tell(`${place}: "${key}" is missing.`);
    }
  };

/** A record whose field `by` says what else it holds. */
const oneOf =
  (by: string, kinds: Readonly<Record<string, Fields>>): Check =>
  (value, place, tell) => {
    if (!isRecord(value)) return tell(`${place}: a record is expected here.`);
    const kind = value[by];
    if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) {
      return tell(
        `${place}.${by}: "${inShort(kind)}" is not known here; ${hintFor(String(kind), keysOf(kinds))}`,
      );
    }
    record({ ...kinds[kind], [by]: must(anything) })(value, place, tell);
  };

const anything: Check = () => {};
const word = <Words extends string>(...words: readonly Words[]): Check => leaf(schema.oneOf(words));
const number = (min: number, max = MOST): Check => leaf(schema.integer({ min, max }));
const change: Check = number(-MOST);
const flag: Check = leaf(schema.flag());
/** Present, and then it is so. */
const so: Check = (value, place, tell) => {
  if (value !== true) tell(`${place}: only true may stand here; leave it out otherwise.`);
};

/** Ids stand in options between slashes, and beside those of Regions, Armies and players. */
const id: Check = (value, place, tell) => {
  if (typeof value !== 'string' || !/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(value))
    return tell(`${place}: an id is small letters and digits with hyphens between: grey-wolf.`);
  if (value.length > LONGEST)
    return tell(`${place}: "${inShort(value)}" is longer than ${LONGEST} characters.`);
  if (/^(region|army|seat)-\d/.test(value)) tell(`${place}: "${value}" is the id of something else.`);
};
const LONGEST = 39;

const WHERE: Readonly<Record<Where, true>> = {
  anywhere: true,
  own: true,
  'own-settlement': true,
  'own-empty': true,
  coast: true,
  battle: true,
  'hero-land': true,
  'near-hero': true,
};
const WHOM: Readonly<Record<Whom, true>> = {
  opponent: true,
  hunter: true,
  'each-here': true,
  'each-holding': true,
  'heroes-here': true,
};
const COUNTS: Readonly<Record<Count, true>> = { 'armies-in-battle': true, slain: true };
const NUMBERS: Readonly<Record<NumberName, true>> = {
  'recruit-value': true,
  population: true,
  'usurp-power': true,
  'hero-move': true,
  'hero-options': true,
  limit: true,
  'favour-level': true,
  'prepare-options': true,
  'monster-move': true,
  trample: true,
  rage: true,
  'battle-value': true,
};
const LEAVES: Readonly<Record<Leave, true>> = {
  'retreat-anywhere': true,
  'count-as-ally': true,
  'any-icon': true,
  'long-march': true,
};
const MOMENTS: Readonly<Record<TriggerName, true>> = {
  prayer: true,
  'hero-step': true,
  'runes-begin': true,
  'rune-step': true,
  maneuvers: true,
  prepare: true,
  'temple-built': true,
  'rune-forged': true,
  'marker-covered': true,
  'realm-bonus': true,
  'control-taken': true,
  'army-died': true,
  injured: true,
  injury: true,
  'before-battle': true,
  'before-hunt': true,
  'battle-begins': true,
  'battle-value': true,
  'battle-won': true,
  'battle-lost': true,
  'battle-over': true,
  'hunt-begins': true,
  'hero-turn': true,
  reward: true,
  'hunt-over': true,
};
const CONDITIONS: Readonly<Record<Extract<Condition, string>, true>> = {
  attacker: true,
  defender: true,
  'battle-in-hero-land': true,
  'region-in-hero-land': true,
  'hero-beside-realm': true,
  'two-armies': true,
  'army-beside-battle': true,
  'settlement-here': true,
  'temple-or-monument-here': true,
  'without-battle': true,
  'own-monster': true,
};

const among = (words: Readonly<Record<string, true>>): Check => word(...keysOf(words));
const where = among(WHERE);
const whom = among(WHOM);
const opsFrom =
  (least: number): Check =>
  (value, place, tell) => {
    if (place.split(/\.(?:among|otherwise)\b/).length > DEEPEST)
      return tell(`${place}: effects stand in each other at most ${DEEPEST} deep.`);
    listOf(oneOf('op', OPS), least)(value, place, tell);
  };
const ops = opsFrom(0);
const someOps = opsFrom(1);

/** Every word of `effects.ts` with what it is told: a word without its line here does not compile. */
const OPS: {
  readonly [Name in Op['op']]: Readonly<Record<Exclude<keyof Extract<Op, { op: Name }>, 'op'>, Field>>;
} = {
  'raise-army': { times: may(number(1)), where: may(where) },
  'lower-army': {
    whom: must(word('opponent', 'hunter')),
    by: may(word('owner')),
    least: may(number(0)),
    otherwise: may(someOps),
  },
  'lower-armies': { of: must(word('all', 'each-player')) },
  'lower-beside': { armies: must(number(1)), regions: must(word('one', 'different')) },
  'retreat-all': {},
  draw: { cards: must(number(1)) },
  discard: { cards: must(number(1)), whom: may(whom), how: may(word('at-random', 'by-monster')) },
  'gain-runes': { runes: must(number(1)), different: may(so), same: may(so) },
  'lose-rune': { whom: must(whom), otherwise: must(ops) },
  'gain-priest': {},
  heal: {},
  injure: { injuries: must(number(1)), whom: may(whom), moreIfInjured: may(number(1)) },
  'prevent-injury': {},
  'raise-attribute': { attribute: must(word(...ATTRIBUTES)) },
  ally: {},
  recruit: { value: may(number(1, 6)), where: must(where) },
  'move-army': { regions: must(number(1)) },
  'place-army': { where: must(where) },
  'move-drakkar': { seas: must(number(1)) },
  'place-hero': { where: must(where) },
  'activate-army': { where: may(where) },
  'control-monster': { where: must(word('hero', 'near-hero')) },
  hit: { icon: may(id) },
  'realm-bonus': {},
  'place-leader': {},
  mischief: {},
  begin: {},
  'battle-value': { amount: must(change), per: may(among(COUNTS)), most: may(number(1)) },
  'spare-casualty': {},
  'spare-loss': {},
  'cancel-card': {},
  'take-back': {},
  'look-at-hand': {},
  'any-icon': {},
  rage: { amount: must(change) },
  'monster-hand': { amount: must(change), least: may(number(0)) },
  'few-hits': { hits: must(number(1)) },
  'undo-hit': {},
  'no-card': {},
  'end-hunt': {},
  'special-attack': {},
  'shields-help': {},
  choose: { among: must(listOf(someOps, 2)), whom: may(whom) },
};

const conditions = listOf((value, place, tell) => {
  if (isRecord(value)) record({ icon: must(id) })(value, place, tell);
  else among(CONDITIONS)(value, place, tell);
}, 1);

const ABILITIES: {
  readonly [Kind in Ability['is']]: Readonly<
    Record<Exclude<keyof Extract<Ability, { is: Kind }>, 'is'>, Field>
  >;
} = {
  number: {
    of: must(among(NUMBERS)),
    amount: must(change),
    per: may(among(COUNTS)),
    least: may(number(0)),
    most: may(number(0)),
    if: may(conditions),
  },
  leave: { to: must(among(LEAVES)), if: may(conditions) },
  moment: {
    on: must(among(MOMENTS)),
    if: may(conditions),
    optional: may(so),
    once: may(word('turn', 'hunt')),
    does: must(someOps),
  },
  'rune-action': {
    cost: must((value, place, tell) => {
      if (isRecord(value) && Object.hasOwn(value, 'different'))
        record({ different: must(number(1, 3)) })(value, place, tell);
      else record({ runes: must(listOf(id, 1)) })(value, place, tell);
    }),
    does: must(someOps),
  },
};

const abilities = listOf(oneOf('is', ABILITIES), 1);
const players = must(listOf(number(2, 4), 1));
const spot: Check = (value, place, tell) => {
  const isSpot = Array.isArray(value) && value.length === 2;
  if (!isSpot) return tell(`${place}: a place on the map is two numbers from 0 to 1000: [340, 130].`);
  for (const [index, coordinate] of value.entries()) number(0, 1000)(coordinate, `${place}[${index}]`, tell);
};
const regionNumbers = listOf(number(1), 1);
const hits = (icons: number): Check =>
  listOf(
    record({
      icons: must((value, place, tell) => {
        listOf(id)(value, place, tell);
        if (Array.isArray(value) && value.length !== icons)
          tell(`${place}: a Hit space here shows ${icons === 1 ? 'one weapon' : `${icons} weapons`}.`);
      }),
      reward: may(word('realm', 'priest', 'army', 'rune')),
    }),
    1,
  );

const map = record({
  id: must(id),
  players,
  lands: must(listOf(record({ id: must(id), regions: must(regionNumbers) }), 3)),
  regions: must(
    listOf(
      record({
        number: must(number(1)),
        population: must(number(0)),
        icons: must(listOf(word('monument', 'settlement', 'shrine', 'forge'), 1)),
        beside: must(regionNumbers),
        god: may(id),
        outline: must(listOf(spot, 3, MOST_POINTS)),
        label: must(spot),
      }),
      1,
    ),
  ),
  seas: must(
    listOf(
      record({
        id: must(id),
        beside: must(listOf(id)),
        regions: must(regionNumbers),
        label: must(spot),
      }),
      1,
    ),
  ),
  yggdrasil: must(regionNumbers),
  realms: must(listOf(record({ id: must(id), regions: must(regionNumbers), label: must(spot) }), 1)),
});

const names: Check = (value, place, tell) => {
  if (!isRecord(value)) return tell(`${place}: a record is expected here.`);
  const all = Object.entries(value).toSorted();
  if (all.length > MOST_NAMES)
    return tell(`${place}: there are ${all.length} names, and ${MOST_NAMES} is the most.`);
  for (const [key, name] of all) {
    const where = `${place}.${inShort(key)}`;
    if (typeof name === 'string' && name.length > LONGEST_NAME)
      return tell(`${where}: a name has at most ${LONGEST_NAME} characters.`);
    leaf(schema.text())(name, where, tell);
    if (typeof name === 'string' && /[{}<>]/.test(name))
      tell(`${where}: a name has no braces and no brackets.`);
  }
};

/** The files of a box, by their names without `.json`. */
const FILES: Readonly<Record<string, Field>> = {
  supply: must(
    record({
      runes: must(listOf(id, 3)),
      runesOfEach: must(number(1)),
      forgesOfEach: must(number(1)),
      slayerTokens: must(number(0)),
    }),
  ),
  maps: must(listOf(map, 1)),
  realms: must(
    listOf(record({ id: must(id), rune: must(id), action: must(word(...WHEEL)), bonus: must(someOps) }), 6),
  ),
  gods: must(
    record({
      priestSpaces: must(number(1)),
      gods: must(
        listOf(
          record({
            id: must(id),
            attribute: must(word(...ATTRIBUTES)),
            artifact: must(id),
            favours: must((value, place, tell) => {
              listOf(someOps)(value, place, tell);
              if (Array.isArray(value) && value.length !== LEVELS)
                tell(`${place}: a god has ${LEVELS} favours, one for each level.`);
            }),
          }),
          1,
        ),
      ),
    }),
  ),
  heroes: must(listOf(record({ id: must(id), abilities: must(abilities) }), 5)),
  origins: must(listOf(record({ id: must(id), passed: may(so), does: must(someOps) }), 5)),
  blessings: must(listOf(record({ id: must(id), god: must(id), abilities: must(abilities) }), 5)),
  artifacts: must(
    listOf(record({ id: must(id), abilities: must(listOf(oneOf('is', { moment: ABILITIES.moment }), 1)) })),
  ),
  monsters: must(
    record({
      die: must(listOf(word('move', 'attack', 'choice'), 1)),
      monsters: must(
        listOf(
          record({
            id: must(id),
            rune: must(id),
            hits: must(hits(1)),
            regionAttack: must(someOps),
            specialAttack: must(someOps),
            artifact: must(id),
          }),
        ),
      ),
    }),
  ),
  leader: must(
    record({
      id: must(id),
      rune: must(id),
      hits: must(hits(2)),
      activation: must(someOps),
      specialAttack: must(someOps),
      barsArmies: must(flag),
    }),
  ),
  combat: must(
    listOf(
      record({
        id: must(id),
        copies: must(number(1)),
        icon: must(id),
        shield: may(so),
        value: must(number(0)),
        casualties: must(number(0)),
        hunt: may(
          record({
            on: must(word('play', 'hit')),
            optional: may(so),
            discards: may(number(1)),
            does: must(someOps),
          }),
        ),
        battle: may(record({ on: may(word('won', 'lost')), if: may(conditions), does: must(someOps) })),
      }),
      1,
    ),
  ),
  attacks: must(
    listOf(
      record({
        id: must(id),
        copies: must(number(1)),
        rage: must(number(0)),
        weakness: must(number(0)),
        hand: must(number(1)),
        shieldsFail: may(so),
        does: must(someOps),
      }),
      1,
    ),
  ),
  events: must(
    listOf(
      record({
        id: must(id),
        region: must(number(1)),
        place: must(id),
        activate: must(listOf(id)),
        leader: must(flag),
      }),
      1,
    ),
  ),
  omens: must(
    listOf(
      record({
        id: must(id),
        players,
        test: must((value, place, tell) => {
          const isOne = isRecord(value) && Object.hasOwn(value, 'one');
          record(
            isOne
              ? { one: must(word('kills', 'lands', 'temples')), least: must(number(1)) }
              : { all: must(word('temples', 'monuments-complete')), least: must(number(1)) },
          )(value, place, tell);
        }),
      }),
    ),
  ),
  temples: must(
    listOf(
      record({
        players,
        temples: must(number(1)),
        sides: must(listOf(record({ id: must(id), drafts: must(listOf(number(1))) }), 1)),
      }),
    ),
  ),
  names: may(record({ en: may(names), es: may(names), ro: may(names) })),
};

const FILE_NAMES = keysOf(FILES).map((name) => `${name}.json`);

/** LOR-1.07 */
const LEVELS = 3;

/** What is wrong with the shape of the files. */
export function shapeFaults(files: Readonly<Record<string, unknown>>): string[] {
  const faults: string[] = [];
  const unknown = keysOf(files).filter((name) => !Object.hasOwn(FILES, name));
  if (unknown.length > MOST) return [`${unknown.length} of these files are not known.`];
  for (const name of unknown.map(inShort))
    faults.push(`${name}.json: this file is not known; ${hintFor(`${name}.json`, FILE_NAMES)}`);
  for (const [name, { check, optional }] of Object.entries(FILES).toSorted())
    if (files[name] !== undefined) check(files[name], `${name}.json`, (fault) => faults.push(fault));
    else if (!optional) faults.push(`${name}.json: this file is missing.`);
  return faults;
}
