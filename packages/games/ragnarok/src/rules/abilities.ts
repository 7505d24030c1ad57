import type { PieceId, Seat } from '@concilio/kernel';
import type { Box } from '../content/box.ts';
import type { Ability, Condition, Count, TriggerName, NumberName } from '../content/effects.ts';
import { boxOf, cardOf, combatCard, named, playerAt, type State } from '../state.ts';
import { beside, has, isInHeroLand, realmsBeside, standing } from './map.ts';

/** What heroes, Blessings and Artifacts give their owners: numbers, leave to do something, and what happens when. */

/** What an ability is about, as far as it is about something. */
export interface About {
  readonly region?: number;
  readonly realm?: string;
  readonly monster?: string;
  readonly card?: PieceId;
  readonly rune?: string;
  readonly battle?: boolean;
}

/** Whose effect it is about, and where it takes place. */
export interface Cause extends About {
  /** The component that says it. */
  readonly source: string;
}

export interface Bearer {
  readonly id: string;
  readonly abilities: readonly Ability[];
}

/** LOR-8.01, LOR-25.08: what is always in force. Artifacts only are when they are used. */
export function bearersOf(state: State, seat: Seat): readonly Bearer[] {
  const { hero, blessings } = playerAt(state, seat);
  const box = boxOf(state);
  const known = OWN[seat];
  if (known !== undefined && isStill(known, state, box, hero, blessings)) return known.own;
  const own: Bearer[] = [];
  if (hero !== null) own.push(named(box.heroes, hero));
  for (const card of blessings) own.push(named(box.blessings, cardOf(state, card)));
  OWN[seat] = { box, hero, own };
  return own;
}

interface Own {
  readonly box: Box;
  readonly hero: string | null;
  readonly own: readonly Bearer[];
}

/** What each seat had when it was last asked, in any match: that is all the time. */
const OWN: Own[] = [];

function isStill(
  known: Own,
  state: State,
  box: Box,
  hero: string | null,
  blessings: readonly PieceId[],
): boolean {
  const before = hero === null ? 0 : 1;
  if (known.box !== box || known.hero !== hero || known.own.length !== before + blessings.length)
    return false;
  for (let place = 0; place < blessings.length; place++) {
    const card = blessings[place];
    if (card === undefined || known.own[before + place]?.id !== cardOf(state, card)) return false;
  }
  return true;
}

/** A number as the rules give it, with what a player's own components make of it. */
export function numberFor(
  state: State,
  seat: Seat,
  of: NumberName,
  printed: number,
  about: About = {},
): number {
  let number = printed;
  for (const { abilities } of bearersOf(state, seat))
    for (const ability of abilities) {
      if (ability.is !== 'number' || ability.of !== of || !holds(state, seat, ability.if, about)) continue;
      const { amount, per, least, most } = ability;
      if (per !== undefined)
        number += Math.min(most ?? Number.POSITIVE_INFINITY, amount * countOf(state, seat, per));
      else number = within(number + amount, number, least, most);
    }
  return number;
}

/** What pushes a number up stops at the most, what pulls it down at the least; neither turns it round. */
function within(changed: number, before: number, least?: number, most?: number): number {
  if (most !== undefined && changed > most) return Math.max(before, most);
  if (least !== undefined && changed < least) return Math.min(before, least);
  return changed;
}

const armiesAt = (state: State, seat: Seat, region: number): number =>
  playerAt(state, seat).armies.filter(({ at }) => at === region).length;

export function countOf(state: State, seat: Seat, count: Count): number {
  const { slain, slayerTokens } = playerAt(state, seat);
  if (count === 'slain') return slain.length + slayerTokens;
  const region = state.battle?.region;
  return region === undefined ? 0 : armiesAt(state, seat, region);
}

export const may = (
  state: State,
  seat: Seat,
  to: 'retreat-anywhere' | 'count-as-ally' | 'any-icon' | 'long-march',
  about: About = {},
): boolean => {
  for (const { abilities } of bearersOf(state, seat))
    for (const ability of abilities)
      if (ability.is === 'leave' && ability.to === to && holds(state, seat, ability.if, about)) return true;
  return false;
};

/** What a player's components do at a moment, one after the other. */
export interface Triggered {
  readonly source: string;
  readonly ability: Ability & { readonly is: 'moment' };
}

export function triggeredBy(
  state: State,
  seat: Seat,
  on: TriggerName,
  about: About = {},
): readonly Triggered[] {
  const found: Triggered[] = [];
  for (const { id, abilities } of bearersOf(state, seat))
    for (const ability of abilities)
      if (
        ability.is === 'moment' &&
        ability.on === on &&
        holds(state, seat, ability.if, about) &&
        !(ability.once !== undefined && state.used.includes(useOf(seat, id)))
      )
        found.push({ source: id, ability });
  return found;
}

export const useOf = (seat: Seat, source: string): string => `${seat}/${source}`;

/** LOR-32.18: the Artifacts that a player may discharge at a moment. */
export function chargedFor(
  state: State,
  seat: Seat,
  on: TriggerName,
  about: About = {},
): readonly Triggered[] {
  const found: Triggered[] = [];
  for (const { id, charged } of playerAt(state, seat).artifacts)
    if (charged)
      for (const ability of named(boxOf(state).artifacts, id).abilities)
        if (ability.on === on && holds(state, seat, ability.if, about)) found.push({ source: id, ability });
  return found;
}

export function holds(
  state: State,
  seat: Seat,
  conditions: readonly Condition[] | undefined,
  about: About,
): boolean {
  return conditions === undefined || conditions.every((condition) => isTrue(state, seat, condition, about));
}

function isTrue(state: State, seat: Seat, condition: Condition, about: About): boolean {
  const { battle } = state;
  if (typeof condition === 'object')
    return about.card !== undefined && combatCard(state, about.card).icon === condition.icon;
  const region = about.region ?? battle?.region;
  switch (condition) {
    case 'attacker':
      return battle?.attacker.seat === seat;
    case 'defender':
      return battle?.defender.seat === seat;
    case 'battle-in-hero-land':
      return battle !== null && isInHeroLand(state, seat, battle.region);
    case 'region-in-hero-land':
      return region !== undefined && isInHeroLand(state, seat, region);
    case 'hero-beside-realm': {
      const { heroAt } = playerAt(state, seat);
      return heroAt !== null && realmsBeside(state, heroAt).some(({ id }) => id === about.realm);
    }
    case 'two-armies':
      return region !== undefined && armiesAt(state, seat, region) >= 2;
    case 'army-beside-battle':
      return (
        battle !== null && beside(state, battle.region).some((other) => armiesAt(state, seat, other) > 0)
      );
    case 'settlement-here':
      return region !== undefined && has(state, region, 'settlement');
    case 'temple-or-monument-here':
      return region !== undefined && (standing(state, region).temple || has(state, region, 'monument'));
    case 'without-battle':
      return about.battle !== true;
    case 'own-monster':
      return state.monsters.some(({ id, ring }) => id === about.monster && ring === seat);
  }
}
