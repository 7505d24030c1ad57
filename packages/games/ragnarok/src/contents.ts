import type { JsonRecord } from '@concilio/kernel';
import type { Content } from '@concilio/text';
import type { CombatCard, God, Monster, Realm, WorldMap } from './content/box.ts';
import type { Ability, Op } from './content/effects.ts';
import { STANDARD } from './content/standard.ts';

/** Plain data as it is declared, without what is only its name or where it is drawn. */
function factsOf(declared: object): JsonRecord {
  const { id: _id, ...facts } = declared as JsonRecord;
  return facts;
}

const entry = (type: string, declared: { readonly id: string }, uses: readonly string[]): Content => ({
  id: declared.id,
  type,
  facts: factsOf(declared),
  uses: uses.filter((use, place) => uses.indexOf(use) === place),
  // Everything printed is said in the words of content/effects.ts: no component has code of its own.
  plainFunctions: 0,
});

/** Each ability has an event of its own: a number or a leave is told of where it makes a difference. */
function abilityUse(ability: Ability): string {
  switch (ability.is) {
    case 'number':
      return `ability.used/${ability.of}`;
    case 'leave':
      return `ability.used/${ability.to}`;
    case 'moment':
      return `ability.used/${ability.on}`;
    case 'rune-action':
      return 'ability.used/rune-action';
  }
}

/** Of several things that are offered, each must be chosen. */
const choiceUses = (id: string, ops: readonly Op[]): string[] =>
  ops.flatMap((op) => (op.op === 'choose' ? op.among.map((_, place) => `choice.made/${id}/${place}`) : []));

/** A Combat card is played in Battles and in Hunts; of a Shield a Hunt shows only how it defends. */
const combatUses = ({ shield, hunt, battle }: CombatCard): string[] => [
  'battle.card',
  ...(battle === undefined ? [] : ['battle.effect']),
  shield === true ? 'hunt.shield' : 'hunt.card',
  ...(hunt === undefined ? [] : ['hunt.effect']),
];

const realmUses = ({ id, bonus }: Realm): string[] => [
  'realm.allied',
  'bonus.taken',
  ...choiceUses(id, bonus),
];

const godUses = ({ id, favours }: God): string[] => [
  'monument.built',
  'priest.sent',
  ...favours.map((_, level) => `favour.gained/${id}/${level + 1}`),
];

const monsterUses = ({ id, regionAttack, specialAttack }: Monster): string[] => [
  'monster.placed',
  'monster.moved',
  'monster.attacked',
  'monster.controlled',
  'special.attack',
  'monster.hit',
  'monster.killed',
  ...choiceUses(id, [...regionAttack, ...specialAttack]),
];

/** A map, but not how it is drawn. */
const printedMap = ({ regions, ...map }: WorldMap) => ({
  ...map,
  regions: regions.map(({ outline: _outline, label: _label, ...region }) => region),
});

const { heroes, origins, gods, realms, blessings, artifacts, monsters, leader } = STANDARD;
const { combat, attacks, events, omens, maps } = STANDARD;

/** All that is printed, for the list of components and for whether each of them was seen to work. */
export const content: readonly Content[] = [
  ...heroes.map((hero) => entry('hero', hero, hero.abilities.map(abilityUse))),
  ...origins.map((origin) => entry('origin', origin, ['origin.applied'])),
  ...gods.map((god) => entry('god', god, godUses(god))),
  ...realms.map((realm) => entry('realm', realm, realmUses(realm))),
  ...blessings.map((blessing) =>
    entry('blessing', blessing, ['blessing.taken', ...blessing.abilities.map(abilityUse)]),
  ),
  ...artifacts.map((artifact) =>
    entry('artifact', artifact, [
      'artifact.gained',
      ...artifact.abilities.map(({ on }) => `artifact.used/${on}`),
    ]),
  ),
  ...monsters.map((monster) => entry('monster', monster, monsterUses(monster))),
  entry('leader', leader, [
    'leader.placed',
    'leader.activated',
    ...choiceUses(leader.id, leader.activation),
    'special.attack',
    'monster.hit',
    'monster.killed',
  ]),
  ...combat.map((card) => entry('combat', card, combatUses(card))),
  ...attacks.map((card) => entry('attack', card, ['attack.played', 'attack.blocked', 'attack.struck'])),
  ...events.map((card) => entry('event', card, ['event.drawn'])),
  ...omens.map((omen) => entry('omen', omen, ['omen.fulfilled'])),
  ...maps.map((map) => entry('map', printedMap(map), ['map.laid'])),
];
