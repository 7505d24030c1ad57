import type { Signs } from '@concilio/bots';
import type { Seat } from '@concilio/kernel';
import { WHEEL } from '../content/box.ts';
import { ATTRIBUTES } from '../content/effects.ts';
import { onBoard, valueOf } from '../rules/armies.ts';
import { injuredOf } from '../rules/attributes.ts';
import { scoreOf } from '../rules/scores.ts';
import { has, mapOf, ownRegions, standing } from '../rules/map.ts';
import { runesOf } from '../rules/resources.ts';
import { aroundYggdrasil } from '../rules/turn.ts';
import { killsNeeded, killsOf, templesNeeded } from '../rules/victory.ts';
import { playerAt, type State } from '../state.ts';
import { leaderChance } from './slayer.ts';
import { omensDown } from './regions.ts';

/** Tables that look different enough to be judged each in its own way. */
export type Part = 'two' | 'more' | 'two-last' | 'more-last';

export const partOf = ({ players, lastTurns }: State): Part =>
  players.length === 2
    ? lastTurns === null
      ? 'two'
      : 'two-last'
    : lastTurns === null
      ? 'more'
      : 'more-last';

/** What a table looks like to one player. Nearly all of it lies between 0 and about 1. */
export function features(state: State, seat: Seat) {
  const player = playerAt(state, seat);
  const own = ownRegions(state, seat);
  const goal = templesNeeded(state);
  let temples = 0;
  let shrines = 0;
  let settlements = 0;
  let forges = 0;
  let bare = 0;
  for (const region of own) {
    if (standing(state, region).temple) temples += 1;
    else if (has(state, region, 'shrine') && state.temples.left > 0) shrines += 1;
    if (has(state, region, 'settlement')) settlements += 1;
    if (has(state, region, 'forge')) forges += 1;
    if (valueOf(state, seat, region) === 0) bare += 1;
  }
  const shares = mapOf(state)
    .lands.map(({ regions }) => regions.filter((region) => own.includes(region)).length / regions.length)
    .sort((one, other) => other - one);
  const [first = 0, second = 0, third = 0] = shares;
  const whole = shares.filter((share) => share === 1).length;
  const armies = onBoard(state, seat);
  const strength = armies.reduce((sum, { army }) => sum + army.value, 0);
  const omens = omensDown(state) / 3;
  const roots = aroundYggdrasil(state, seat);
  const rivals = Math.max(
    ...state.players.map((_, other) => (other === seat ? 0 : aroundYggdrasil(state, other as Seat))),
  );
  const kills = killsOf(state, seat) / killsNeeded(state);
  const marked = WHEEL.filter((action) => state.wheel[action].includes(seat)).length;
  const builds = !state.wheel['build-temple'].includes(seat) && shrines > 0;
  const wait = ((seat - state.active + state.players.length) % state.players.length) / state.players.length;
  return {
    regions: own.length / 8,
    temples: temples / goal,
    nearLastTemple: (temples / goal) ** 3,
    oneTempleShort: temples >= goal - 1 ? 1 : 0,
    mayBuildLastTemple: temples >= goal - 1 && builds ? 1 : 0,
    openShrines: Math.min(shrines, 2) / 2,
    mayBuildTemple: builds ? 1 : 0,
    threeBestLands: (first + second + third) / 3,
    wholeLands: whole / 3,
    lastLand: whole >= 2 ? third : 0,
    settlements: settlements / 4,
    forges: forges / 3,
    unguardedRegions: bare / 6,
    armyStrength: strength / 12,
    armies: armies.length / 6,
    besideYggdrasil: roots / 4,
    besideYggdrasilNearRagnarok: (roots / 4) * omens ** 2,
    aheadAtYggdrasil: roots > rivals ? omens ** 2 : 0,
    farAheadAtYggdrasil: roots > rivals + 1 ? omens ** 2 : 0,
    monstersKilled: Math.min(1, kills),
    chanceAgainstLeader: kills >= 1 ? leaderChance(state, seat) : 0,
    cardsInHand: player.hand.length / 4,
    runes: runesOf(state, seat) / 4,
    priests: player.priests / 2,
    attributes: ATTRIBUTES.reduce((sum, attribute) => sum + player.attributes[attribute].at - 2, 0) / 8,
    power: scoreOf(state, seat, 'power') / 6,
    injuries: injuredOf(state, seat).length / 3,
    alliedRealms: state.realms.filter(({ allies }) => allies.includes(seat)).length / 4,
    artifacts: player.artifacts.length / 3,
    blessings: player.blessings.length / 2,
    ownMonsters: state.monsters.filter(({ ring }) => ring === seat).length / 2,
    specialActionsUsed: marked / 4,
    turnsToWait: wait,
    lastTurnToCome: state.lastTurns?.includes(seat) === true ? 1 : 0,
  };
}

export type Feature = keyof ReturnType<typeof features>;

export const SIGNS: Signs<Feature> = {
  regions: 1,
  temples: 1,
  nearLastTemple: 1,
  oneTempleShort: 1,
  mayBuildLastTemple: 1,
  openShrines: 1,
  mayBuildTemple: 1,
  threeBestLands: 1,
  wholeLands: 1,
  lastLand: 1,
  settlements: 1,
  forges: 1,
  unguardedRegions: -1,
  armyStrength: 1,
  besideYggdrasil: 1,
  besideYggdrasilNearRagnarok: 1,
  aheadAtYggdrasil: 1,
  farAheadAtYggdrasil: 1,
  monstersKilled: 1,
  chanceAgainstLeader: 1,
  cardsInHand: 1,
  runes: 1,
  priests: 1,
  attributes: 1,
  injuries: -1,
  alliedRealms: 1,
  artifacts: 1,
  blessings: 1,
  ownMonsters: 1,
  specialActionsUsed: -1,
};
