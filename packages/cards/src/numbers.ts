import type { PieceId } from '@concilio/kernel';
import type { CardShape, Lore } from './box.ts';
import { type CardState, markOf, speakingOf } from './cards.ts';
import type { Lasting } from './lasting.ts';
import { definitionOf } from './zones.ts';

/**
 * Everything that can be read of a card, of a seat or of the whole table is a number: an attack, a trait that it has (1)
 * or has not (0), something that it cannot do. A number is what is printed, and what cards in play and lasting effects
 * add to it; so the source of every point can be told.
 */
export type Bearer = PieceId | `seat-${number}` | 'table';

/** What a card in play does to a number all the time. */
export interface Constant<S> {
  readonly number: string;
  /** Whether it does so to this one, now. */
  of(state: S, self: PieceId, bearer: Bearer): boolean;
  readonly amount: number | ((state: S, self: PieceId, bearer: Bearer) => number);
}

export interface Modifier {
  /** The card in play; of a lasting effect, the name of the card that it came from. */
  readonly source: string;
  readonly amount: number;
}

export function printed<G extends CardShape>(
  lore: Lore<G>,
  state: G['state'],
  bearer: Bearer,
  number: string,
): number {
  if (!isCard(bearer)) return 0;
  const numbers = markOf(state.cards, bearer).facedown
    ? lore.blank
    : definitionOf(lore, state.cards, bearer).numbers;
  return numbers[number] ?? 0;
}

export const isCard = (bearer: Bearer): bearer is PieceId => bearer[0] === '#';

/** The net sum, which may be negative; whether it then counts as 0 is for the rules to say. */
export function netNumber<G extends CardShape>(
  lore: Lore<G>,
  state: G['state'],
  bearer: Bearer,
  number: string,
): number {
  let sum = printed(lore, state, bearer, number);
  const { cards } = state as CardState;
  if (cards.lasting.length === 0 && speakingOf(cards, number).length === 0) return sum;
  eachModifier(lore, state, bearer, number, (_source, amount) => {
    sum += amount;
  });
  return sum;
}

/** What counts: never below 0. */
export const numberOf = <G extends CardShape>(
  lore: Lore<G>,
  state: G['state'],
  bearer: Bearer,
  number: string,
): number => Math.max(0, netNumber(lore, state, bearer, number));

export const has = <G extends CardShape>(
  lore: Lore<G>,
  state: G['state'],
  bearer: Bearer,
  number: string,
): boolean => netNumber(lore, state, bearer, number) > 0;

/** Where each point that is not printed comes from. */
export function modifiersOf<G extends CardShape>(
  lore: Lore<G>,
  state: G['state'],
  bearer: Bearer,
  number: string,
): Modifier[] {
  const modifiers: Modifier[] = [];
  eachModifier(lore, state, bearer, number, (source, amount) => modifiers.push({ source, amount }));
  return modifiers;
}

function eachModifier<G extends CardShape>(
  lore: Lore<G>,
  state: G['state'],
  bearer: Bearer,
  number: string,
  found: (source: string, amount: number) => void,
): void {
  const { cards } = state as CardState;
  for (const source of speakingOf(cards, number)) {
    if (lore.counts?.(state, source) === false || lore.isMute?.(state, source) === true) continue;
    const { constants } = definitionOf(lore, state.cards, source);
    for (const constant of constants) {
      if (constant.number !== number || !constant.of(state, source, bearer)) continue;
      const { amount } = constant;
      const points = typeof amount === 'number' ? amount : amount(state, source, bearer);
      if (points !== 0) found(source, points);
    }
  }
  for (const effect of cards.lasting) {
    if (effect.number !== number) continue;
    const { on, amount } = workedOut(lore, state, effect);
    if (amount !== 0 && on.includes(bearer)) found(effect.from, amount);
  }
}

/** Whom a lasting effect concerns now, and by how much. */
export const workedOut = <G extends CardShape>(
  lore: Lore<G>,
  state: G['state'],
  effect: Lasting,
): Pick<Lasting, 'on' | 'amount'> =>
  effect.anew === undefined ? effect : (lore.workOut?.(state, effect) ?? effect);
