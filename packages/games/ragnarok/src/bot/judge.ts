import type { Seat } from '@concilio/kernel';
import { WHEEL } from '../content/box.ts';
import { ATTRIBUTES } from '../content/effects.ts';
import { onBoard, valueOf } from '../rules/armies.ts';
import { injuredOf } from '../rules/attributes.ts';
import { scoreOf } from '../rules/scores.ts';
import { has, mapOf, ownRegions, standing } from '../rules/map.ts';
import { runesOf } from '../rules/resources.ts';
import { aroundYggdrasil, outcome } from '../rules/turn.ts';
import { killsNeeded, killsOf, templesNeeded } from '../rules/victory.ts';
import { playerAt, type State } from '../state.ts';
import { leaderChance } from './slayer.ts';
import { JUDGEMENT } from './judgement.ts';
import { omensDown } from './regions.ts';

/** Tables that look different enough to be judged each in its own way. */
export const partOf = ({ players, lastTurns }: State): string =>
  `${players.length === 2 ? 'two' : 'more'}${lastTurns === null ? '' : '-last'}`;

/** What a table looks like to one player. Nearly all of it lies between 0 and about 1. */
export function features(state: State, seat: Seat): number[] {
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
  return [
    own.length / 8,
    temples / goal,
    (temples / goal) ** 3,
    temples >= goal - 1 ? 1 : 0,
    temples >= goal - 1 && builds ? 1 : 0,
    Math.min(shrines, 2) / 2,
    builds ? 1 : 0,
    (first + second + third) / 3,
    whole / 3,
    whole >= 2 ? third : 0,
    settlements / 4,
    forges / 3,
    bare / 6,
    strength / 12,
    armies.length / 6,
    roots / 4,
    (roots / 4) * omens ** 2,
    roots > rivals ? omens ** 2 : 0,
    roots > rivals + 1 ? omens ** 2 : 0,
    Math.min(1, kills),
    kills >= 1 ? leaderChance(state, seat) : 0,
    player.hand.length / 4,
    runesOf(state, seat) / 4,
    player.priests / 2,
    ATTRIBUTES.reduce((sum, attribute) => sum + player.attributes[attribute].at - 2, 0) / 8,
    scoreOf(state, seat, 'power') / 6,
    injuredOf(state, seat).length / 3,
    state.realms.filter(({ allies }) => allies.includes(seat)).length / 4,
    player.artifacts.length / 3,
    player.blessings.length / 2,
    state.monsters.filter(({ ring }) => ring === seat).length / 2,
    marked / 4,
    wait,
    state.lastTurns?.includes(seat) === true ? 1 : 0,
  ];
}

/**
 * Whether more of each can only help (1) or only harm (-1); 0 where that is told by matches, since it never changes
 * alone.
 */
export const SIGNS: readonly number[] = [
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, -1, 1, 1, 1, 1, -1, 0, 0,
];

const scoreFor = (weights: readonly number[], given: readonly number[]): number =>
  given.reduce((sum, feature, index) => sum + feature * (weights[index] ?? 0), 0);

/** How likely a player is to win, from 0 to 1: as their table looks beside those of the others. */
export function judge(state: State, seat: Seat): number {
  const ended = outcome(state);
  if (ended !== null) return ended.winners.includes(seat) ? 1 : 0;
  const weights = JUDGEMENT[partOf(state)] ?? [];
  let all = 0;
  let own = 0;
  for (let other = 0; other < state.players.length; other++) {
    const weight = Math.exp(scoreFor(weights, features(state, other as Seat)));
    all += weight;
    if (other === seat) own = weight;
  }
  return own / all;
}
