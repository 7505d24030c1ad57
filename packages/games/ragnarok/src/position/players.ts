import { type Json, type JsonRecord, schema, type Seat, seat as seatAt } from '@concilio/kernel';
import { type NameOf, zoneSchema } from '@concilio/positions/format';
import { ATTRIBUTES, type Attribute } from '../content/effects.ts';
import { STRONGEST } from '../rules/armies.ts';
import { MOST } from '../rules/attributes.ts';
import { LEAST } from '../rules/scores.ts';
import { mapOf } from '../rules/map.ts';
import { ARMIES, PRIESTS } from '../rules/setup.ts';
import { boxOf, type Player, playerAt, type State } from '../state.ts';
import { called, misfit, namedOf, type Path, regionFrom } from './misfit.ts';

const NUMBER_OR_NAME = schema.either(schema.integer({ min: 1 }), schema.text());
const region = (text: string) => ({ ...NUMBER_OR_NAME, text });

const attribute = (of: string) =>
  schema.either(
    schema.integer({ min: LEAST, max: MOST }),
    schema.partial({
      at: schema.integer({ min: LEAST, max: MOST, text: 'The space of the token.' }),
      injured: schema.flag({ text: 'Whether it is on its Injury side; its score is then 2.' }),
    }),
    {
      text: `${of}: the space of its token, 2 to 6; { at: 5, injured: true } where it is injured. Left out: 2.`,
    },
  );

/** What `given` may say of a player. */
export const PLAYER = schema.partial({
  hero: schema.text({ text: 'The Hero; left out: the next that nobody has, in the order of the box.' }),
  origin: schema.text({
    text: 'The Origin card; left out: the next that nobody has. It does nothing any more.',
  }),
  heroAt: region('The Region where the Hero is (its number); left out: not on the board.'),
  drakkar: schema.text({ text: 'The Sea where the Drakkar is; left out: in no Sea.' }),
  authority: attribute('Authority'),
  power: attribute('Power'),
  wisdom: attribute('Wisdom'),
  armies: schema.list(
    schema.partial({
      region: region('Where it is (the number of the Region); always needed.'),
      value: schema.integer({ min: 1, max: STRONGEST, text: 'Its value; left out: 1.' }),
      army: schema.integer({ min: 1, max: ARMIES, text: 'Its number; left out: the next one.' }),
      came: schema.integer({
        min: 1,
        text: 'The later an Army came to where it is, the greater: in a Battle, the player whose Army came last is the attacker. Left out: those of the active player came last.',
      }),
    }),
    {
      text: 'The Armies on the board, each by its Region and value. They are called by colour and number in the order written: "Green Army 1", "Green Army 2".',
    },
  ),
  regions: schema.list(NUMBER_OR_NAME, { text: 'The Regions that the player controls, by number.' }),
  hand: zoneSchema('The Combat cards in hand. Nothing is discarded before the limit is looked at again.'),
  played: zoneSchema('The Combat cards played in the Battle that is being fought.'),
  runes: schema.byName(schema.integer({ min: 0, max: 99 }), {
    text: 'The Runes in Resources, by type: { uruz: 2 }.',
  }),
  priests: schema.integer({
    min: 0,
    max: PRIESTS,
    text: 'Priests in Resources; those on Monuments are written there.',
  }),
  artifacts: schema.list(
    schema.either(
      schema.text(),
      schema.partial({
        card: schema.text({ text: 'The Artifact; always needed.' }),
        charged: schema.flag({ text: 'Whether it is charged; left out: yes.' }),
      }),
    ),
    { text: 'The Artifacts, by name; { card: Mjolnir, charged: false } where it is discharged.' },
  ),
  blessings: zoneSchema('The Blessings.'),
  slain: schema.list(schema.text(), { text: 'The Monsters whose figures the player has.' }),
  slayerTokens: schema.integer({ min: 0, max: 99, text: 'Slayer tokens.' }),
});

/** One player, but for Regions and Armies. */
export function readPlayer(state: State, seat: Seat, given: JsonRecord): void {
  const player = playerAt(state, seat);
  const box = boxOf(state);
  const at = (...rest: Path): Path => ['seats', seat, ...rest];
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  if (given.hero !== undefined) {
    player.hero = namedOf(given.hero, at('hero'), 'Hero', ids(box.heroes));
    mustBeTheOnly(state, seat, 'hero', player.hero);
  }
  if (given.origin !== undefined) {
    player.origin = namedOf(given.origin, at('origin'), 'Origin', ids(box.origins));
    mustBeTheOnly(state, seat, 'origin', player.origin);
  }
  if (given.heroAt !== undefined) player.heroAt = regionFrom(state, given.heroAt, at('heroAt'));
  if (given.drakkar !== undefined)
    player.drakkar = namedOf(given.drakkar, at('drakkar'), 'Sea', ids(mapOf(state).seas));
  for (const attribute of ATTRIBUTES) readAttribute(player, attribute, given[attribute]);
  for (const [written, count] of Object.entries(schema.recordOf(given.runes)).toSorted())
    player.runes[namedOf(written, at('runes', written), 'Rune', box.runes)] = Number(count);
  if (typeof given.priests === 'number') player.priests = given.priests;
  if (typeof given.slayerTokens === 'number') player.slayerTokens = given.slayerTokens;
  readArtifacts(state, seat, given.artifacts);
  if (given.slain !== undefined)
    player.slain = schema
      .listOf(given.slain)
      .map((name, place) => namedOf(name, at('slain', place), 'Monster', ids(box.monsters)));
}

function mustBeTheOnly(state: State, seat: Seat, what: 'hero' | 'origin', id: string): void {
  const other = state.players.findIndex((player, place) => place !== seat && player[what] === id);
  if (other >= 0) throw misfit(['seats', seat, what], `${called(id)} is there once, and two seats have it`);
}

function readAttribute(player: Player, attribute: Attribute, given: Json | undefined): void {
  if (given === undefined) return;
  const token = player.attributes[attribute];
  const { at = token.at, injured = token.injured } =
    typeof given === 'number' ? { at: given } : schema.recordOf(given);
  token.at = Number(at);
  token.injured = injured === true;
}

function readArtifacts(state: State, seat: Seat, given: Json | undefined): void {
  if (given === undefined) return;
  const { artifacts } = boxOf(state);
  const known = artifacts.map(({ id }) => id);
  playerAt(state, seat).artifacts = schema.listOf(given).map((entry, place) => {
    const path = ['seats', seat, 'artifacts', place];
    const { card, charged = true } = typeof entry === 'string' ? { card: entry } : schema.recordOf(entry);
    return { id: namedOf(card, path, 'Artifact', known), charged: charged === true };
  });
}

/** LOR-17: the draft is over, whoever has drafted what. */
export function sendToTheirHeroes(state: State): void {
  const box = boxOf(state);
  const free = (what: 'hero' | 'origin', ids: readonly string[]) =>
    ids.filter((id) => !state.players.some((player) => player[what] === id));
  for (const player of state.players) {
    player.hero ??=
      free(
        'hero',
        box.heroes.map(({ id }) => id),
      )[0] ?? null;
    const origins = box.origins.filter(({ passed }) => passed !== true).map(({ id }) => id);
    player.origin ??= free('origin', origins)[0] ?? null;
  }
}

/** The Armies of all players. Those of the active player came last, unless a file says otherwise. */
export function readArmies(state: State, own: readonly JsonRecord[]): void {
  const count = state.players.length;
  const inOrder = own.map((_, place) => seatAt((state.active + 1 + place) % count));
  for (const seat of inOrder) {
    const given = own[seat]?.armies;
    if (given === undefined) continue;
    const player = playerAt(state, seat);
    for (const army of player.armies) Object.assign(army, { at: null, value: 0, came: 0 });
    const entries = schema.listOf(given).map(schema.recordOf);
    const path: Path = ['seats', seat, 'armies'];
    if (entries.length > ARMIES)
      throw misfit([...path, ARMIES], `a player has ${ARMIES} Armies, and ${entries.length} are written`);
    const numbered = entries.flatMap(({ army }) => (typeof army === 'number' ? [army] : []));
    const free = player.armies.map((_, place) => place + 1).filter((number) => !numbered.includes(number));
    for (const [place, entry] of entries.entries()) {
      const number = Number(entry.army ?? free.shift());
      const army = player.armies[number - 1];
      if (army === undefined || army.at !== null)
        throw misfit([...path, place], `the Army of number ${number} is written twice`);
      if (entry.region === undefined)
        throw misfit([...path, place], 'an Army is somewhere: write { region: NUMBER, value: NUMBER }');
      army.at = regionFrom(state, entry.region, [...path, place, 'region']);
      army.value = Number(entry.value ?? 1);
      army.came = Number(entry.came ?? state.clock + 1);
      state.clock = Math.max(state.clock, army.came);
    }
  }
}

export function writePlayer(state: State, player: Player, nameOf: NameOf): JsonRecord {
  const seat = state.players.indexOf(player);
  const { hero, origin, heroAt, drakkar } = player;
  return {
    ...(hero === null ? {} : { hero: nameOf.thing(hero) }),
    ...(origin === null ? {} : { origin: nameOf.thing(origin) }),
    ...(heroAt === null ? {} : { heroAt }),
    ...(drakkar === null ? {} : { drakkar: nameOf.thing(drakkar) }),
    ...Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, { ...player.attributes[attribute] }])),
    armies: player.armies.flatMap(({ at, value, came }, place) =>
      at === null ? [] : [{ region: at, value, army: place + 1, came }],
    ),
    regions: state.regions.flatMap(({ owner }, place) => (owner === seat ? [place + 1] : [])),
    runes: Object.fromEntries(
      boxOf(state).runes.map((rune) => [nameOf.thing(rune), player.runes[rune] ?? 0]),
    ),
    priests: player.priests,
    artifacts: player.artifacts.map(({ id, charged }) => ({ card: nameOf.thing(id), charged })),
    slain: player.slain.map((id) => nameOf.thing(id)),
    slayerTokens: player.slayerTokens,
  };
}
