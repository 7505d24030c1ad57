import type { PieceId } from '@concilio/kernel';
import type { CardShape, CardBasics } from './rules.ts';
import { type CardState, statusOf, listenersOf } from './cards.ts';
import type { TimedModifier } from './timed.ts';
import { definitionOf } from './zones.ts';

/**
 * Everything that can be read of a card, of a seat or of the whole table is a stat, and a number: an attack, a trait that
 * it has (1) or has not (0), something that it cannot do. It is what is printed, and what cards in play and lasting
 * effects add to it; so the source of every point can be told.
 */
export type Bearer = PieceId | `seat-${number}` | 'table';

/** What a card in play does to a stat all the time. */
export interface StaticModifier<S, Stat extends string = string> {
  readonly stat: Stat;
  /** Whether it does so to this one, now. */
  of(state: S, self: PieceId, bearer: Bearer): boolean;
  readonly amount: number | ((state: S, self: PieceId, bearer: Bearer) => number);
}

export interface Modifier {
  /** The card in play; of a lasting effect, the name of the card that it came from. */
  readonly source: string;
  readonly amount: number;
}

export function printedStat<G extends CardShape>(
  basics: CardBasics<G>,
  state: G['state'],
  bearer: Bearer,
  stat: G['stats'],
): number {
  if (!isCard(bearer)) return 0;
  const stats = statusOf(state.cards, bearer).facedown
    ? basics.blank
    : definitionOf(basics, state.cards, bearer).stats;
  return stats[stat] ?? 0;
}

export const isCard = (bearer: Bearer): bearer is PieceId => bearer[0] === '#';

/** The net sum, which may be negative; whether it then counts as 0 is for the rules to say. */
export function netStat<G extends CardShape>(
  basics: CardBasics<G>,
  state: G['state'],
  bearer: Bearer,
  stat: G['stats'],
): number {
  let sum = printedStat(basics, state, bearer, stat);
  const { cards } = state as CardState;
  if (cards.lasting.length === 0 && listenersOf(cards, stat).length === 0) return sum;
  eachModifier(basics, state, bearer, stat, (_source, amount) => {
    sum += amount;
  });
  return sum;
}

/** What counts: never below 0. */
export const statOf = <G extends CardShape>(
  basics: CardBasics<G>,
  state: G['state'],
  bearer: Bearer,
  stat: G['stats'],
): number => Math.max(0, netStat(basics, state, bearer, stat));

export const has = <G extends CardShape>(
  basics: CardBasics<G>,
  state: G['state'],
  bearer: Bearer,
  stat: G['stats'],
): boolean => netStat(basics, state, bearer, stat) > 0;

/** Where each point that is not printed comes from. */
export function modifiersOf<G extends CardShape>(
  basics: CardBasics<G>,
  state: G['state'],
  bearer: Bearer,
  stat: G['stats'],
): Modifier[] {
  const modifiers: Modifier[] = [];
  eachModifier(basics, state, bearer, stat, (source, amount) => modifiers.push({ source, amount }));
  return modifiers;
}

function eachModifier<G extends CardShape>(
  basics: CardBasics<G>,
  state: G['state'],
  bearer: Bearer,
  stat: G['stats'],
  found: (source: string, amount: number) => void,
): void {
  const { cards } = state as CardState;
  for (const source of listenersOf(cards, stat)) {
    if (basics.counts?.(state, source) === false || basics.isMute?.(state, source) === true) continue;
    const { constants } = definitionOf(basics, state.cards, source);
    for (const constant of constants) {
      if (constant.stat !== stat || !constant.of(state, source, bearer)) continue;
      const { amount } = constant;
      const points = typeof amount === 'number' ? amount : amount(state, source, bearer);
      if (points !== 0) found(source, points);
    }
  }
  for (const effect of cards.lasting) {
    if (effect.number !== stat) continue;
    const { on, amount } = workedOut(basics, state, effect);
    if (amount !== 0 && on.includes(bearer)) found(effect.from, amount);
  }
}

/** Whom a lasting effect concerns now, and by how much. */
export const workedOut = <G extends CardShape>(
  basics: CardBasics<G>,
  state: G['state'],
  effect: TimedModifier,
): Pick<TimedModifier, 'on' | 'amount'> =>
  effect.anew === undefined ? effect : (basics.workOut?.(state, effect) ?? effect);
