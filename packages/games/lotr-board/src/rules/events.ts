import type { Play } from '@concilio/kernel';
import { type Condition, trialNamed } from '../content/index.ts';
import {
  acting,
  boardNow,
  eventNow,
  inTurnOrder,
  type LotrBoard,
  openTracks,
  type State,
  type Steps,
  trackAt,
} from '../state.ts';
import { revealCards } from './journey.ts';
import { isHeld } from './any-time.ts';
import { momentOf } from './moments.ts';

/** LOB-5.12, LOB-6.01: the event marker moves to the next space, and that event is resolved. */
export function nextEvent(play: Play<LotrBoard>) {
  const { conflict } = play.state;
  if (conflict.over) return;
  conflict.events += 1;
  play.tell('event.reached', { event: eventNow(play.state) });
  play.then('event', {});
}

/** LOB-6.01; LOB-17.11: unless it is ignored. */
export function event(play: Play<LotrBoard>) {
  const { state } = play;
  // LOB-11.12: as with a tile, Gandalf may have ended the conflict before the event is resolved.
  if (state.conflict.over) return;
  const trial = eventNow(state);
  // LOB-6.17: what is inevitable happens at once, before anybody can do anything.
  const stands = trialNamed(trial).inevitable !== true && isHeld(state, 'event');
  if (!state.waived && stands) {
    const answer = momentOf(play, 'event', {
      seat: acting(state),
      key: 'event',
      told: (player, asked) => ({ event: trial, player, asked }),
      options: () => [{ id: 'resolve' }],
    });
    if (answer === null) return void play.then('event', {});
  }
  if (state.waived) {
    state.waived = false;
    play.tell('trial.ignored', { trial });
  } else play.then('trial', { trial });
  play.then('eventOver', {});
}

/** LOB-12.01: the last event ends the conflict, ignored or not (LOB-17.12). */
export function eventOver(play: Play<LotrBoard>) {
  const { state } = play;
  if (state.conflict.events === boardNow(state).events.length) state.conflict.over = true;
}

/** What an event, an action or a tile asks, and of whom: LOB-6.04, LOB-6.05. */
export function trial(play: Play<LotrBoard>, { trial: id }: Steps['trial']) {
  const { state } = play;
  const { demand, condition } = trialNamed(id);
  const seat = acting(state);
  play.tell('trial.begun', { trial: id });
  if (demand === undefined) {
    const met = condition === undefined || holds(state, condition);
    play.then('effects', { trial: id, met, from: 0, seat });
    return;
  }
  if (demand.matching !== undefined) revealCards(play, 1);
  switch (demand.of) {
    case 'each':
      for (const each of inTurnOrder(state)) play.then('demand', { trial: id, seat: each });
      return;
    case 'one':
      play.then('volunteer', { trial: id, seat, left: inTurnOrder(state).length });
      return;
    case 'bearer':
      play.then('demand', { trial: id, seat: state.bearer ?? seat });
      return;
    case 'group':
    case 'active':
      play.then('demand', { trial: id, seat });
  }
}

export function holds(state: State, { complete, reached }: Condition): boolean {
  if (reached !== undefined) return (trackAt(state, reached.track)?.at ?? 0) >= reached.space;
  const open = openTracks(state);
  return (complete ?? []).every((track) => !open.includes(track));
}
