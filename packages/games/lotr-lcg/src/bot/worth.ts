import type { At, Waiter } from '@concilio/cards';
import type { PieceId } from '@concilio/kernel';
import { damageOn } from '../rules/damage.ts';
import { attackOf, defenseOf, hitPointsLeft, threatOf, willpowerOf } from '../rules/numbers.ts';
import { stagedThreat, totalWillpower } from '../rules/quest.ts';
import { isCharacter, isReady, isType } from '../rules/select.ts';
import { attackNow, type LotrLcg, playerAt, type State } from '../state.ts';

/** What effects are worth, in about the value of one card. No card is known by its name: only by what it does. */

/** What the words of content/words.ts say about an effect, as far as a player reads it. */
interface Read {
  readonly word: string;
  readonly damage?: unknown;
  readonly cards?: unknown;
  readonly resources?: unknown;
  readonly progress?: unknown;
  readonly threat?: unknown;
  readonly amount?: unknown;
  readonly number?: string;
  readonly select?: (state: State, at: At) => readonly PieceId[];
  readonly who?: unknown;
}

function pointsOf(amount: unknown, state: State, at: At): number {
  if (typeof amount === 'number') return amount;
  return typeof amount === 'function' ? Number((amount as (s: State, a: At) => number)(state, at)) : 1;
}

/** What a use of an ability brings, less what it costs. */
export function worthOf(state: State, { ability, card }: Waiter<LotrLcg>, at: At): number {
  const gain = ability.does.reduce((sum, effect) => sum + worthOfEffect(state, effect as Read, at), 0);
  const price = (ability.costs ?? []).reduce((sum, cost) => sum + priceOf(state, cost as Read, card, at), 0);
  return gain - price;
}

function worthOfEffect(state: State, effect: Read, at: At): number {
  const on = effect.select?.(state, at) ?? [];
  switch (effect.word) {
    case 'draw':
      return pointsOf(effect.cards, state, at) * 0.9;
    case 'resources':
      return pointsOf(effect.resources, state, at) * 0.9;
    case 'heal':
      return on.length === 0
        ? 1.5
        : on.reduce((sum, card) => sum + 0.8 * Math.min(2, damageOn(state, card)), 0);
    case 'ready':
      return on.length === 0
        ? 1.4
        : on.reduce((sum, card) => sum + (isReady(state, card) ? 0 : valueOf(state, card)), 0);
    case 'damage':
      return on.reduce(
        (sum, card) => sum + hurtOf(state, card, pointsOf(effect.damage, state, at)),
        on.length === 0 ? 1.5 : 0,
      );
    case 'progress':
      return (
        pointsOf(effect.progress, state, at) * 0.6 * (effect.select === undefined ? 1 : on.length || 0.7)
      );
    case 'lower-threat':
      return pointsOf(effect.threat, state, at) * 0.45;
    case 'change':
      return changeOf(state, effect, on, at);
    case 'cancel':
      return 2.5;
    case 'return':
      return 1;
    case 'engage':
      return -0.5;
    case 'discard':
      return on.some((card) => isCharacter(state, card)) ? -1 : 0.8;
    default:
      // What no other card does is usually meant for a fight.
      return attackNow(state) !== null || state.strike !== null || at.moment.name !== 'action' ? 1.8 : 1.1;
  }
}

/** A point more counts where that number is about to be used. */
function changeOf(state: State, { number, amount }: Read, on: readonly PieceId[], at: At): number {
  const points = pointsOf(amount, state, at);
  const count = Math.max(1, on.length);
  if (number === 'willpower')
    return state.phase === 'quest' &&
      on.some((card) => state.committed.includes(card)) &&
      isClose(state, points * count)
      ? 1.5
      : 0.1;
  if (number === 'no-threat')
    return isClose(
      state,
      on.reduce((sum, card) => sum + threatOf(state, card), 0),
    )
      ? 1.8
      : 0.2;
  const attack = attackNow(state);
  if (number === 'defense')
    return attack?.defenders.some((card) => on.includes(card)) === true ? 1.2 * points : 0.1;
  if (number === 'attack') {
    const strikes = state.strike?.attackers.filter((card) => on.includes(card)).length ?? 0;
    return strikes > 0 ? 0.8 * points * strikes : 0.1;
  }
  return state.phase === 'combat' ? 1 : 0.2;
}

/** Whether so many points may decide the quest. */
function isClose(state: State, points: number): boolean {
  const short = stagedThreat(state) - totalWillpower(state);
  return short > -points && short <= points + 2;
}

export function hurtOf(state: State, card: PieceId, damage: number): number {
  const left = hitPointsLeft(state, card);
  const kills = damage >= left;
  const worth = Math.min(damage, left) * 0.6 + (kills ? 1.5 : 0);
  return isType(state, card, 'enemy') ? worth : -worth;
}

/** What a character is worth while it is ready. */
export const valueOf = (state: State, card: PieceId): number =>
  0.4 * willpowerOf(state, card) +
  0.3 * attackOf(state, card) +
  0.2 * defenseOf(state, card) +
  (isType(state, card, 'hero') ? 0.6 : 0.2);

function priceOf(state: State, cost: Read, card: PieceId, at: At): number {
  switch (cost.word) {
    case 'exhaust':
      return isCharacter(state, card) ? absenceOf(state, card, at) : 0.2;
    case 'discard':
      return 0.9;
    case 'spend':
      return 0.8;
    case 'pay':
      return 1;
    case 'raise-threat':
      return playerAt(state, at.seat).threat > 44 ? 9 : 0.6;
    default:
      return 0;
  }
}

/** What is missed while a character is exhausted: its willpower until the quest, then its arms, and after the fight nothing. */
function absenceOf(state: State, card: PieceId, { moment }: At): number {
  if (moment.what === 'attacks-over') return 0.05;
  const arms = 0.5 * attackOf(state, card) + 0.4 * defenseOf(state, card);
  const isBefore = state.phase !== 'travel' && state.phase !== 'encounter' && state.phase !== 'combat';
  return isBefore ? 1.1 * willpowerOf(state, card) + arms : arms;
}
