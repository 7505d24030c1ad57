import { cardsIn, controllerOf, whereIs } from '@concilio/cards';
import type { Blocked, PieceId, Seat, Text } from '@concilio/kernel';
import type { State } from '../state.ts';
import { costOf, payersFor, resourcesOn } from './resources.ts';
import { activeLocation, engagedSeat, isCharacter, isReady, nameOf, printed } from './select.ts';
import { handOf } from './zones.ts';

/**
 * Why a rule forbids something here and now, where the table tells more than the rule does: who is in the way, what is
 * missing, how much of it. Only what the player can see is looked at: the table, and their own hand.
 */
export function because(state: State, seat: Seat, blocked: Blocked): Blocked {
  if (blocked.why !== undefined) return blocked;
  // An ability goes by a name of its own; what it belongs to is the card.
  const why = reason(state, seat, (blocked.of ?? blocked.id) as PieceId, blocked.rule);
  return why === null ? blocked : { ...blocked, why };
}

function reason(state: State, seat: Seat, card: PieceId, rule: string): Text | null {
  switch (rule) {
    case 'LCG-6.01':
    case 'LCG-16.06':
      return outsideThePhase(state, rule);
    case 'LCG-6.04':
      return isInHand(state, seat, card) ? { key: 'why.no-bearer' } : null;
    case 'LCG-8.03':
      return alreadyThere(state);
    case 'LCG-10.07':
    case 'LCG-11.09':
      return { key: 'why.staged' };
    case 'LCG-10.12':
      return { key: 'why.has-attacked' };
    case 'LCG-10.15':
      return whose(state, card);
    case 'LCG-11.02':
      return { key: 'why.nobody-ready' };
    case 'LCG-11.05':
      return { key: 'why.struck' };
    case 'LCG-17.15':
      return outOfReach(state, card);
    case 'LCG-17.17':
      return { key: 'why.no-sentinel' };
    case 'LCG-18.12':
      return { key: 'why.used' };
    case 'LCG-18.15':
      return { key: 'why.no-target' };
    case 'LCG-19.01':
    case 'LCG-19.06':
      return isInHand(state, seat, card) ? unpaid(state, seat, card) : null;
    case 'LCG-20.03':
      return exhausted(state, card);
    case 'LCG-21.01':
      return { key: 'why.unique', with: { card: nameOf(state, card) } };
    default:
      return null;
  }
}

const isInHand = (state: State, seat: Seat, card: PieceId): boolean =>
  cardsIn(state.cards, handOf(seat)).includes(card);

/** LCG-6.01: in the planning phase it is another player's turn, and the phase explains nothing. */
function outsideThePhase({ phase }: State, rule: string): Text | null {
  if (phase === null || (rule === 'LCG-6.01' && phase === 'planning')) return null;
  return { key: 'why.phase', with: { phase } };
}

/** LCG-8.03 */
function alreadyThere(state: State): Text | null {
  const active = activeLocation(state);
  return active === null ? null : { key: 'why.active', with: { card: nameOf(state, active) } };
}

/** LCG-10.15 */
function whose(state: State, card: PieceId): Text | null {
  const player = controllerOf(state.cards, card);
  return player === null ? null : { key: 'why.of-player', with: { player } };
}

/** LCG-17.15: a character without the keyword, or an enemy that only such characters could reach. */
function outOfReach(state: State, card: PieceId): Text | null {
  if (isCharacter(state, card)) return { key: 'why.not-ranged' };
  const player = engagedSeat(state, card);
  return player === null ? null : { key: 'why.engaged-with', with: { player } };
}

/** LCG-19.01, LCG-19.04, LCG-19.06: no hero of the sphere, or too few resources of theirs. */
function unpaid(state: State, seat: Seat, card: PieceId): Text | null {
  const { sphere } = printed(state, card);
  const payers = payersFor(state, seat, sphere);
  if (payers.length === 0) return sphere === null ? null : { key: 'why.no-hero', with: { sphere } };
  const cost = costOf(state, card);
  const has = payers.reduce((sum, hero) => sum + resourcesOn(state, hero), 0);
  // With enough of them something else is amiss, such as from whom they have to come.
  return has >= cost ? null : { key: 'why.too-dear', with: { cost, has, sphere: sphere ?? 'neutral' } };
}

/** LCG-20.03; LCG-7.03: who is on the quest has been exhausted by it. */
function exhausted(state: State, card: PieceId): Text | null {
  if (whereIs(state.cards, card).startsWith('hand/') || isReady(state, card)) return null;
  return { key: state.committed.includes(card) ? 'why.quested' : 'why.exhausted' };
}
