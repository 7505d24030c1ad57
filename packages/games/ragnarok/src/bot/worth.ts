import type { Seat } from '@concilio/kernel';
import type { Ability, TriggerName, NumberName, Op } from '../content/effects.ts';
import { injuredOf } from '../rules/attributes.ts';
import { limitOf, runesOf } from '../rules/resources.ts';
import { boxOf, named, playerAt, type State } from '../state.ts';
import { pullOf } from './slayer.ts';
import { WEIGHTS } from './weights.ts';

/** What effects and abilities are worth to whoever uses them. They are known by what they do, never by a name. */

export const worthOfAll = (state: State, seat: Seat, ops: readonly Op[]): number =>
  ops.reduce((sum, op) => sum + worthOf(state, seat, op), 0);

/** A Priest, if there is one left. */
export function priestWorth(state: State, seat: Seat): number {
  if (playerAt(state, seat).priestsLeft === 0) return 0;
  return state.players.length === 2 ? WEIGHTS.priest : WEIGHTS.priests;
}

/** A card that a full hand would lose again is worth little; in a Hunt there is no limit. */
export function drawWorth(state: State, seat: Seat, cards: number): number {
  const room =
    state.hunt?.hunter === seat
      ? cards
      : Math.max(0, limitOf(state, seat) - playerAt(state, seat).hand.length);
  return (
    (WEIGHTS.draw + pullOf(state, seat)) * Math.min(cards, room) +
    0.25 * WEIGHTS.draw * Math.max(0, cards - room)
  );
}

export function runeWorth(state: State, seat: Seat, runes: number): number {
  const room = Math.max(0, limitOf(state, seat) - runesOf(state, seat));
  return WEIGHTS.rune * (Math.min(runes, room) + 0.15 * Math.max(0, runes - room));
}

function worthOf(state: State, seat: Seat, op: Op): number {
  switch (op.op) {
    case 'raise-army':
      return WEIGHTS.strength * (op.times ?? 1);
    case 'draw':
      return drawWorth(state, seat, op.cards);
    case 'gain-runes':
      return runeWorth(state, seat, op.runes);
    case 'gain-priest':
      return priestWorth(state, seat);
    case 'heal':
      return injuredOf(state, seat).length > 0 ? WEIGHTS.heal : 0;
    case 'injure':
      return op.whom === undefined || op.whom === 'hunter' ? -WEIGHTS.injury * op.injuries : 0;
    case 'prevent-injury':
      return WEIGHTS.injury;
    case 'raise-attribute':
      return WEIGHTS.attribute;
    case 'ally':
      return WEIGHTS.ally;
    case 'recruit':
      return WEIGHTS.army + WEIGHTS.strength * (op.value ?? 2);
    case 'activate-army':
    case 'move-army':
      return 1.2;
    case 'place-army':
    case 'place-hero':
      return 0.7;
    case 'move-drakkar':
      return 0.4;
    case 'control-monster':
      return WEIGHTS.tame;
    case 'hit':
      return WEIGHTS.hit + WEIGHTS.rune / 2;
    case 'realm-bonus':
    case 'any-icon':
      return 0.8;
    case 'battle-value':
      return 0.5 * op.amount;
    case 'lower-army':
      return op.whom === 'opponent' ? WEIGHTS.strength : -WEIGHTS.strength;
    case 'discard':
      return (op.whom === 'opponent' ? 1 : -1) * WEIGHTS.draw * op.cards * 0.8;
    case 'lose-rune':
    case 'undo-hit':
      return -WEIGHTS.rune;
    case 'no-card':
      return -WEIGHTS.draw;
    case 'end-hunt':
      return -3;
    case 'few-hits':
      return -0.4;
    case 'choose':
      return Math.max(...op.among.map((ops) => worthOfAll(state, seat, ops)));
    default:
      return 0.2;
  }
}

/** How often a moment comes in what is left of a match. */
const OFTEN: Readonly<Record<TriggerName, number>> = {
  prayer: 2,
  'hero-step': 2,
  'runes-begin': 2,
  'rune-step': 2,
  maneuvers: 4,
  prepare: 1.5,
  'temple-built': 1.5,
  'rune-forged': 1.5,
  'marker-covered': 2,
  'realm-bonus': 2,
  'control-taken': 2,
  'army-died': 1,
  injured: 1,
  injury: 1,
  'before-battle': 0.5,
  'before-hunt': 0.5,
  'battle-begins': 1.5,
  'battle-value': 1.5,
  'battle-won': 1.2,
  'battle-lost': 1,
  'battle-over': 1.5,
  'hunt-begins': 1,
  'hero-turn': 1,
  reward: 1,
  'hunt-over': 1,
};

/** What one more of each number is worth for the rest of a match. */
const NUMBERS: Readonly<Record<NumberName, number>> = {
  'recruit-value': 2.2,
  population: -2,
  'usurp-power': 0.8,
  'hero-move': 0.8,
  'hero-options': 1.6,
  limit: 1.4,
  'favour-level': 1.4,
  'prepare-options': 1,
  'monster-move': 0.3,
  trample: 0.3,
  rage: -0.8,
  'battle-value': 2,
};

function abilityWorth(state: State, seat: Seat, ability: Ability): number {
  switch (ability.is) {
    case 'number':
      return NUMBERS[ability.of] * ability.amount * (ability.if === undefined ? 1 : 0.7);
    case 'leave':
      return 1;
    case 'moment':
      return OFTEN[ability.on] * Math.max(0, worthOfAll(state, seat, ability.does));
    case 'rune-action':
      return worthOfAll(state, seat, ability.does);
  }
}

export const abilitiesWorth = (state: State, seat: Seat, abilities: readonly Ability[]): number =>
  abilities.reduce((sum, ability) => sum + abilityWorth(state, seat, ability), 0);

/** What the component does that a question is about: a Hero, a Blessing, an Artifact or a Combat card. */
export function opsOf(state: State, source: string): readonly Op[] {
  const box = boxOf(state);
  for (const things of [box.heroes, box.blessings, box.artifacts])
    for (const { id, abilities } of things)
      if (id === source)
        return abilities.flatMap((ability) =>
          ability.is === 'moment' || ability.is === 'rune-action' ? ability.does : [],
        );
  return box.combat.find(({ id }) => id === source)?.hunt?.does ?? [];
}

export const realmWorth = (state: State, seat: Seat, realm: string): number =>
  0.5 + worthOfAll(state, seat, named(boxOf(state).realms, realm).bonus);
