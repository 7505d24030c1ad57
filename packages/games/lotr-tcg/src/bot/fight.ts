import { likely } from '@concilio/bots';
import type { PieceId } from '@concilio/kernel';
import { roomOf } from '../rules/assigning.ts';
import { attachmentsOn } from '@concilio/cards';
import {
  damageOf,
  isFierce,
  overwhelmFactor,
  resistanceOf,
  strengthOf,
  vitalityLeft,
} from '../rules/stats.ts';
import { printed } from '../rules/sets.ts';
import { playerAt, type State } from '../state.ts';
import { bodyOf } from './reckon.ts';
import { bearerHurt, burdenCost, healthOf, LOST, MINION } from './weights.ts';

/** Somebody of the fellowship, as a fight sees them. */
export interface Defender {
  readonly card: PieceId;
  readonly strength: number;
  readonly left: number;
  readonly damage: number;
  /** How many times their strength overwhelms them. */
  readonly times: number;
  /** How many minions may be put before them. */
  readonly room: number;
  readonly isBearer: boolean;
  readonly body: number;
  /** What a wound that becomes a burden would cost instead; `null` where none can. */
  readonly burden: number | null;
}

export interface Attacker {
  readonly card: PieceId | null;
  readonly strength: number;
  readonly left: number;
  readonly damage: number;
  readonly fierce: boolean;
  readonly body: number;
}

export function defenderOf(state: State, card: PieceId): Defender {
  const { ringBearer, burdens } = playerAt(state, state.free);
  const isBearer = ringBearer === card;
  return {
    card,
    strength: strengthOf(state, card),
    left: vitalityLeft(state, card),
    damage: damageOf(state, card),
    times: overwhelmFactor(state, [card]),
    room: roomOf(state, card),
    isBearer,
    body: bodyOf(state, card),
    burden: isBearer && mayWear(state, card) ? burdenStep(state, burdens) : null,
  };
}

const burdenStep = (state: State, burdens: number): number => {
  const resistance = resistanceOf(state, state.free);
  return burdenCost(burdens + 1, resistance) - burdenCost(burdens, resistance);
};

/** Whether the Ring turns wounds into burdens. */
const mayWear = (state: State, bearer: PieceId): boolean =>
  attachmentsOn(state.cards, bearer).some((one) =>
    printed(state, one).abilities.some(({ does }) => does.some(({ word }) => word === 'wear')),
  );

export const attackerOf = (state: State, card: PieceId): Attacker => ({
  card,
  strength: strengthOf(state, card),
  left: vitalityLeft(state, card),
  damage: damageOf(state, card),
  fierce: isFierce(state, card) && !state.fierce,
  body: bodyOf(state, card),
});

/** What so many wounds cost. */
export function woundsCost(one: Defender, wounds: number): number {
  const left = one.left - wounds;
  if (!one.isBearer) return one.body * (healthOf(one.left) - healthOf(left)) + (left <= 0 ? 1 : 0);
  const hurt = bearerHurt(left) - bearerHurt(one.left);
  return one.burden === null ? hurt : Math.min(hurt, one.burden * wounds * (1 + 0.3 * (wounds - 1)));
}
const deathCost = (one: Defender): number => (one.isBearer ? LOST : one.body * healthOf(one.left) + 1);

/** How much a fight may still be changed: by nothing, or by what the players hold. */
export type Doubt = 0 | 1;

/** What a skirmish comes to for the fellowship: what it costs, less what it wins. */
export function fightCost(one: Defender, foes: readonly Attacker[], doubt: Doubt): number {
  if (foes.length === 0) return 0;
  let theirs = 0;
  let damage = 0;
  for (const foe of foes) {
    theirs += foe.strength;
    damage += foe.damage;
  }
  const mine = one.strength;
  const lost = woundsCost(one, 1 + damage);
  const killed = deathCost(one);
  let won = 0;
  for (const foe of foes) {
    const dies = 1 + one.damage >= foe.left || mine >= 2 * theirs;
    won += dies ? foe.body + (foe.fierce ? 2 : 0) : MINION.vitality * (1 + one.damage);
  }
  if (doubt === 0) {
    if (mine > theirs) return -won;
    return theirs > 0 && theirs >= one.times * mine ? killed : lost;
  }
  const wins = likely(mine - theirs - 0.5, 1.4);
  const falls = likely(theirs - one.times * mine - 0.5, 1.6);
  return (1 - wins) * (falls * killed + (1 - falls) * lost) - wins * won;
}

/** Which minion is put before whom: a place among the defenders, or -1. */
export type Plan = number[];

/** The best that a fellowship can do against some minions; those whom nobody meets go where it hurts most. */
export function planFor(defenders: readonly Defender[], attackers: readonly Attacker[]): Plan {
  const plan: Plan = attackers.map(() => -1);
  const byStrength = attackers
    .map((_, index) => index)
    .sort((a, b) => strength(attackers, b) - strength(attackers, a));
  // One after the other, the strongest first, and then whatever makes it better.
  for (const index of byStrength) improve(defenders, attackers, plan, index);
  for (let round = 0; round < 2; round++) {
    let changed = false;
    for (const index of byStrength) if (improve(defenders, attackers, plan, index)) changed = true;
    for (const one of byStrength)
      for (const other of byStrength)
        if (one < other && swapped(defenders, attackers, plan, one, other)) changed = true;
    if (!changed) break;
  }
  return plan;
}

const strength = (attackers: readonly Attacker[], index: number): number => attackers[index]?.strength ?? 0;

function improve(
  defenders: readonly Defender[],
  attackers: readonly Attacker[],
  plan: Plan,
  index: number,
): boolean {
  const before = plan[index] ?? -1;
  let best = before;
  let least = planCost(defenders, attackers, plan);
  for (let to = -1; to < defenders.length; to++) {
    if (to === before) continue;
    const room = defenders[to]?.room ?? Number.POSITIVE_INFINITY;
    if (to >= 0 && plan.filter((one) => one === to).length >= room) continue;
    plan[index] = to;
    const cost = planCost(defenders, attackers, plan);
    if (cost < least - 1e-9) {
      least = cost;
      best = to;
    }
  }
  plan[index] = best;
  return best !== before;
}

function swapped(
  defenders: readonly Defender[],
  attackers: readonly Attacker[],
  plan: Plan,
  one: number,
  other: number,
): boolean {
  const [first, second] = [plan[one] ?? -1, plan[other] ?? -1];
  if (first === second) return false;
  const before = planCost(defenders, attackers, plan);
  plan[one] = second;
  plan[other] = first;
  if (planCost(defenders, attackers, plan) < before - 1e-9) return true;
  plan[one] = first;
  plan[other] = second;
  return false;
}

/** What a plan costs the fellowship, with the Shadow's answer to it. */
export function planCost(defenders: readonly Defender[], attackers: readonly Attacker[], plan: Plan): number {
  const foes: Attacker[][] = defenders.map(() => []);
  const loose: Attacker[] = [];
  for (const [index, attacker] of attackers.entries()) {
    const to = plan[index] ?? -1;
    if (to >= 0) foes[to]?.push(attacker);
    else loose.push(attacker);
  }
  if (loose.length > 0) placeLoose(defenders, foes, loose);
  let cost = 0;
  for (const [place, one] of defenders.entries()) cost += fightCost(one, foes[place] ?? [], 1);
  return cost;
}

/** The Shadow's choice: each goes where it hurts most, or all together where that is worse. Says where each went. */
export function placeLoose(
  defenders: readonly Defender[],
  foes: Attacker[][],
  loose: readonly Attacker[],
): number[] {
  const costs = defenders.map((one, place) => fightCost(one, foes[place] ?? [], 1));
  const went: number[] = [];
  const sum = () => costs.reduce((all, one) => all + one, 0);
  const before = sum();
  // All on one: what overwhelms somebody together does not one by one.
  let together = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const [place, one] of defenders.entries()) {
    const gain = fightCost(one, [...(foes[place] ?? []), ...loose], 1) - (costs[place] ?? 0);
    if (gain > most) {
      most = gain;
      together = place;
    }
  }
  const placed = foes.map((ones) => ones.slice());
  for (const attacker of loose) {
    let best = -1;
    let more = Number.NEGATIVE_INFINITY;
    for (const [place, one] of defenders.entries()) {
      const gain = fightCost(one, [...(placed[place] ?? []), attacker], 1) - (costs[place] ?? 0);
      if (gain > more) {
        more = gain;
        best = place;
      }
    }
    went.push(best);
    placed[best]?.push(attacker);
    if (best >= 0) costs[best] = (costs[best] ?? 0) + more;
  }
  if (loose.length > 1 && together >= 0 && most > sum() - before) {
    foes[together]?.push(...loose);
    return loose.map(() => together);
  }
  for (const [place, ones] of placed.entries()) foes[place] = ones;
  return went;
}

/** What a fight against these would cost. */
export const fightAgainst = (defenders: readonly Defender[], attackers: readonly Attacker[]): number =>
  attackers.length === 0 || defenders.length === 0
    ? 0
    : planCost(defenders, attackers, planFor(defenders, attackers));

/** Somebody whom nobody has seen yet, for so much twilight. */
export const imagined = (strengthOfIt: number, damage: number): Attacker => ({
  card: null,
  strength: strengthOfIt,
  left: 2,
  damage,
  fierce: false,
  body: MINION.there + MINION.strength * strengthOfIt,
});
