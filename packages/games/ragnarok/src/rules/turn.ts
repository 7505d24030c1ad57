import type { Outcome, Play, Seat } from '@concilio/kernel';
import type { Ragnarok, State, Steps } from '../state.ts';
import { numberFor } from './abilities.ts';
import { trigger, helped } from './trigger.ts';
import { mapOf, standing } from './map.ts';
import { recruitOne } from './recruiting.ts';
import { buildTemple } from './temple.ts';
import { usurp } from './usurp.ts';

/** LOR-18: the turn; LOR-36: the last ones. */

/** LOR-18.02: five steps, each with its end (LOR-18.04). */
export function turn(play: Play<Ragnarok>, { seat }: Steps['turn']): void {
  const { state } = play;
  state.active = seat;
  state.used = [];
  if (seat === state.first) state.round += 1;
  if (state.lastTurns !== null) {
    state.lastTurns = state.lastTurns.filter((other) => other !== seat);
    state.taken.push(seat);
  }
  play.tell('turn.begun', { seat, round: state.round });
  play.then('prayer', { done: [] });
  play.then('hero', { done: [] });
  play.then('runes', { done: [] });
  play.then('maneuvers', { done: [] });
  play.then('special', {});
  play.then('settle', {});
  play.then('endTurn', {});
}

/** LOR-24 to LOR-27: the special action that was chosen. */
export function act(play: Play<Ragnarok>, { action }: Steps['act']): void {
  const { state } = play;
  const seat = state.active;
  switch (action) {
    case 'reinforce':
      return recruitOne(play, seat);
    case 'mobilize':
      return play.then('mobilize', { moved: [] });
    case 'prepare':
      trigger(play, seat, 'prepare');
      helped(play, seat, 'prepare-options');
      return play.then('prepare', { left: numberFor(state, seat, 'prepare-options', 2) });
    case 'build-temple':
      return buildTemple(play);
    case 'monsters':
      return play.then('monsters', { activated: [] });
    case 'usurp':
      return usurp(play);
  }
}

/** LOR-18.07, LOR-36.02 to LOR-36.05 */
export function endTurn(play: Play<Ragnarok>): void {
  const { state } = play;
  if (state.ending !== null) return;
  const next = ((state.active + 1) % state.players.length) as Seat;
  if (state.lastTurns === null) return play.then('turn', { seat: next });
  const [following] = state.lastTurns;
  if (following !== undefined) return play.then('turn', { seat: following });
  state.ending = { reason: 'ragnarok', seat: mostAroundYggdrasil(state) };
  play.tell('ragnarok.ended', { seat: state.ending.seat });
}

export const aroundYggdrasil = (state: State, seat: Seat): number =>
  mapOf(state).yggdrasil.filter((region) => standing(state, region).owner === seat).length;

/** LOR-36.04, LOR-36.05, LOR-36.07: of those who have as many, whoever had the last turn first. */
function mostAroundYggdrasil(state: State): Seat {
  let [best] = state.taken;
  for (const seat of state.taken)
    if (best !== undefined && aroundYggdrasil(state, seat) > aroundYggdrasil(state, best)) best = seat;
  return best ?? state.active;
}

export function outcome(state: State): Outcome | null {
  const { ending } = state;
  if (ending === null) return null;
  return {
    winners: [ending.seat],
    scores: state.players.map((_, seat) => aroundYggdrasil(state, seat as Seat)),
    reason: ending.reason,
  };
}
