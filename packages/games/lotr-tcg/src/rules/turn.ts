import { endTimed, modifiersOf, renew } from '@concilio/cards';
import { chooseOne, distribute, type KeyOf, type PieceId, type Play } from '@concilio/kernel';
import type { Phase } from '../content/vocabulary.ts';
import { clockwise, type LotrTcg, playerAt, shadowPlayers, type State, type Steps } from '../state.ts';
import { takeOff } from './burdens.ts';
import { end, goesOn } from './ending.ts';
import { trigger } from './trigger.ts';
import { basics } from './basics.ts';
import { tableStat, woundsOn } from './stats.ts';
import { companions, isAt, minions, minionsOf } from './select.ts';
import { LAST_SITE } from './sites.ts';
import { leavePlay } from './leaving.ts';
import { canHeal, heal } from './vitality.ts';

/** TCG-5.03 to TCG-5.05 */
export function turn(play: Play<LotrTcg>, { seat }: Steps['turn']): void {
  const { state } = play;
  state.free = seat;
  state.turn += 1;
  state.moves = 0;
  state.moreMoves = [];
  state.mayMoveAgain = true;
  state.mustMoveAgain = false;
  state.playedThisTurn = [];
  state.phase = 'fellowship';
  state.shadow = null;
  state.twilight = 0;
  state.drawn = 0;
  play.tell('turn.begun', { seat, turn: state.turn });
  // Cards drawn now do not count for the Rule of 4 (TCG-7.06): the Fellowship phase has not begun.
  trigger(play, 'turn-begins', { seat });
  if (isAt(state, 'sanctuary')) play.then('sanctuary', {});
  play.then('phase', { phase: 'fellowship' });
}

const SANCTUARY = 5;

/** TCG-20.12, TCG-20.13: up to five wounds of companions, divided freely. */
export function sanctuary(play: Play<LotrTcg>): void {
  const { state } = play;
  const hurt = companions(state).filter((card) => canHeal(state, card));
  if (hurt.length === 0) return;
  healUpTo(play, hurt, SANCTUARY, 'sanctuary');
}

/** Wounds are healed as the Free Peoples player divides them. */
export function healUpTo(
  play: Play<LotrTcg>,
  hurt: readonly PieceId[],
  most: number,
  key: KeyOf<LotrTcg['questions'], 'distribute'>,
): void {
  const { state } = play;
  const options = hurt.map((id) => ({ id, cap: woundsOn(state, id) }));
  if (options.length === 0) return;
  const max = Math.min(
    most,
    options.reduce((sum, { cap }) => sum + cap, 0),
  );
  const healed = play.ask(state.free, distribute(key, options, { min: 0, max }));
  for (const id of hurt) heal(play, id, healed[id] ?? 0);
}

/** TCG-5.01: a phase begins with what happens at its start; then come its actions, and its own procedure. */
export function phase(play: Play<LotrTcg>, { phase: now }: Steps['phase']): void {
  const { state } = play;
  if (!goesOn(play)) return;
  state.phase = now;
  state.playedThisPhase = [];
  state.movedThisPhase = false;
  state.wounds = {};
  noteMoveLimit(state);
  play.tell('phase.begun', { phase: now });
  switch (now) {
    case 'fellowship':
      state.drawn = 0;
      trigger(play, 'fellowship-begins', { seat: state.free });
      trigger(play, 'action/fellowship');
      // TCG-7.18
      play.then('move', {});
      break;
    case 'shadow':
      play.then('shadowPhases', {});
      return;
    case 'maneuver':
      trigger(play, 'action/maneuver');
      break;
    case 'archery':
      trigger(play, 'action/archery');
      play.then('archeryFire', {});
      break;
    case 'assignment':
      state.taken = [];
      if (!state.fierce) state.assigned = [];
      trigger(play, 'action/assignment');
      play.then('assignDefenders', {});
      break;
    case 'skirmish':
      play.then('skirmishes', {});
      return;
    case 'regroup':
      // TCG-5.10, TCG-22.11
      endTimed(state.cards, 'regroup');
      takeOff(play);
      state.assigned = [];
      state.fierce = false;
      trigger(play, 'regroup-begins', { seat: state.free });
      trigger(play, 'action/regroup');
      for (const seat of shadowPlayers(state)) play.then('reconcile', { seat });
      play.then('moveAgain', {});
      return;
  }
  play.then('endPhase', { phase: now });
}

/** What lasted for the phase ends, and the next one begins. */
export function endPhase(play: Play<LotrTcg>, { phase: now }: Steps['endPhase']): void {
  const { state } = play;
  trigger(play, 'phase-ends', { what: now, seat: state.free });
  closePhase(state);
  const next = nextAfter(state, now);
  if (next === 'regroup' && playerAt(state, state.free).marker >= LAST_SITE) survive(play);
  else play.then('phase', { phase: next });
}

export function closePhase(state: State): void {
  endTimed(state.cards, 'phase');
  renew(state.cards, 'phase');
}

/** TCG-5.08: without minions there is nothing left but to regroup. TCG-1.12: a phase may be skipped. */
function nextAfter(state: State, now: Phase): Phase {
  if (now === 'fellowship') return 'shadow';
  if (minions(state).length === 0) return 'regroup';
  if (now === 'shadow') return 'maneuver';
  if (now === 'maneuver') return tableStat(state, 'skip-archery') > 0 ? 'assignment' : 'archery';
  if (now === 'archery') return 'assignment';
  return 'skirmish';
}

/** TCG-32.01, TCG-32.02: at site 9 there is no Regroup phase; whoever has come through has won. */
export function survive(play: Play<LotrTcg>): void {
  if (goesOn(play)) end(play, 'survived', [play.state.free]);
}

/** TCG-9.01: one Shadow phase for each Shadow player, from the right on. */
export function shadowPhases(play: Play<LotrTcg>): void {
  const { state } = play;
  trigger(play, 'shadow-begins', { seat: state.free });
  for (const seat of shadowPlayers(state)) play.then('shadowPhase', { seat });
  play.then('afterShadow', {});
}

export function shadowPhase(play: Play<LotrTcg>, { seat }: Steps['shadowPhase']): void {
  const { state } = play;
  if (playerAt(state, seat).out) return;
  state.shadow = seat;
  state.playedThisPhase = [];
  closePhase(state);
  play.tell('shadow.begun', { seat });
  trigger(play, 'action/shadow', { seat });
}

export function afterShadow(play: Play<LotrTcg>): void {
  play.state.shadow = null;
  endPhase(play, { phase: 'shadow' });
}

// Moving again.

/** TCG-8.15: a card that changes the limit has changed it for the whole turn. */
export function noteMoveLimit(state: State): void {
  for (const { source } of modifiersOf(basics, state, 'table', 'move-limit'))
    if (source.startsWith('#') && !state.moreMoves.includes(source as PieceId))
      state.moreMoves.push(source as PieceId);
}

/** TCG-8.13 */
export function moveLimitOf(state: State): number {
  noteMoveLimit(state);
  const lasting = modifiersOf(basics, state, 'table', 'move-limit').filter(
    ({ source }) => !source.startsWith('#'),
  );
  return state.moveLimit + state.moreMoves.length + lasting.reduce((sum, { amount }) => sum + amount, 0);
}

export const mayMove = (state: State): boolean =>
  state.mayMoveAgain &&
  state.moves < moveLimitOf(state) &&
  playerAt(state, state.free).marker < LAST_SITE &&
  !playerAt(state, state.free).out;

/** TCG-15.06, TCG-15.07 */
export function moveAgain(play: Play<LotrTcg>): void {
  const { state } = play;
  const may = mayMove(state);
  const must = may && state.mustMoveAgain;
  const goes =
    may &&
    (must ||
      play.ask(state.free, chooseOne('move-again', [{ id: 'move' }, { id: 'stay' }], { obvious: true })) ===
        'move');
  state.mustMoveAgain = false;
  if (goes) {
    play.then('move', {});
    // What lasts until the Regroup phase and was made in this one ends with it (TCG-22.12).
    play.then('endPhase', { phase: 'fellowship' });
  } else {
    play.then('reconcile', { seat: state.free });
    play.then('endTurn', {});
  }
  endTimed(state.cards, 'regroup');
  takeOff(play);
}

/** TCG-15.07: the minions go, with everything on them, and the turn passes to the left. */
export function endTurn(play: Play<LotrTcg>): void {
  const { state } = play;
  for (const seat of shadowPlayers(state))
    for (const minion of minionsOf(state, seat)) leavePlay(play, minion, 'discard');
  closePhase(state);
  endTimed(state.cards, 'turn');
  renew(state.cards, 'turn');
  const [, next] = clockwise(state, state.free);
  const after = playerAt(state, state.free).out ? nextOf(state) : next;
  if (after !== undefined) play.then('turn', { seat: after });
}

/** The turn of somebody who has lost passes on to whoever sits to the left and is still there. */
function nextOf(state: State) {
  const { order, free } = state;
  const place = order.indexOf(free);
  for (let step = 1; step <= order.length; step++) {
    const seat = order[(place + step) % order.length];
    if (seat !== undefined && !playerAt(state, seat).out) return seat;
  }
  return undefined;
}

/** TCG-31.07, TCG-31.08: without a fellowship only the Regroup phase is left. */
export function completeTurn(play: Play<LotrTcg>): void {
  const { state } = play;
  state.skirmish = null;
  state.assigned = [];
  state.fierce = false;
  state.fierceMinions = [];
  state.archery = null;
  state.mayMoveAgain = false;
  closePhase(state);
  endTimed(state.cards, 'regroup');
  state.phase = 'regroup';
  state.shadow = null;
  play.tell('phase.begun', { phase: 'regroup' });
  trigger(play, 'regroup-begins', { seat: state.free });
  trigger(play, 'action/regroup');
  for (const seat of shadowPlayers(state)) play.then('reconcile', { seat });
  play.then('endTurn', {});
}
