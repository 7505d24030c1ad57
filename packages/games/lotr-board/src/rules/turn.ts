import { chooseOne, type Play, showToAll, shufflePieces } from '@concilio/kernel';
import type { Activity } from '../content/index.ts';
import {
  acting,
  leftOf,
  type LotrBoard,
  openTracks,
  playerAt,
  type State,
  type Steps,
  thing,
  tileOf,
} from '../state.ts';
import { isHeld } from './any-time.ts';
import { trackOptions } from './choices.ts';
import { momentOf } from './moments.ts';

/** LOB-5.01: reveal tiles, play cards or rest, end the turn. */
export function turn(play: Play<LotrBoard>, { seat }: Steps['turn']) {
  const { state } = play;
  state.active = seat;
  state.lastTurn = seat;
  state.resolved = 0;
  state.played = [];
  state.laid = [];
  play.tell('turn.begun', { seat });
  play.then('reveal', {});
  play.then('cards', {});
  play.then('endTurn', {});
}

/** LOB-12.03, LOB-14.05: whether the active player has anything more to do in this turn. */
export const turnGoesOn = (state: State): boolean =>
  !state.conflict.over && !playerAt(state, state.active).out;

/** LOB-5.02: the active player reveals the top tile. */
export function reveal(play: Play<LotrBoard>) {
  const { state } = play;
  if (!turnGoesOn(state)) return;
  if (state.waived) {
    // LOB-18.09: no more tiles are revealed in this turn.
    state.waived = false;
    return;
  }
  if (isHeld(state, 'reveal')) {
    const asked = { seat: state.active, key: 'reveal' as const, options: () => [{ id: 'reveal' }] };
    if (momentOf(play, 'reveal', asked) === null) return void play.then('reveal', {});
  }
  if (state.tiles.length === 0) mixTiles(play);
  const piece = state.tiles.shift();
  if (piece === undefined) return;
  state.tile.push(piece);
  showToAll(state.pieces, piece);
  play.tell('tile.revealed', { piece, tile: thing(state, piece) });
  play.then('tile', {});
}

/** LOB-4.02, LOB-5.18: the discarded tiles make a new pile. */
export function mixTiles(play: Play<LotrBoard>) {
  const { state } = play;
  state.tiles.push(...state.tileDiscard.splice(0));
  shufflePieces(state.pieces, state.tiles, 'tiles', play.random);
  play.tell('tiles.mixed', {});
}

/** LOB-5.02, LOB-5.03: the tile is resolved; without an activity, another one is revealed after it. */
export function tile(play: Play<LotrBoard>) {
  const { state } = play;
  const [piece] = state.tile;
  if (piece === undefined) return;
  // LOB-11.12: the Ring may have ended the conflict before the tile is resolved.
  if (state.conflict.over) return layTileAside(play);
  if (!state.waived && isHeld(state, 'tile')) {
    const tile = thing(state, piece);
    const answer = momentOf(play, 'tile', {
      seat: acting(state),
      key: 'resolve',
      told: (player, asked) => ({ tile, player, asked }),
      options: () => [{ id: 'resolve' }],
    });
    if (answer === null) return void play.then('tile', {});
  }
  const { id, activity, trial } = tileOf(state, piece);
  // LOB-18.08
  play.tell(state.waived ? 'tile.ignored' : 'tile.resolved', { tile: id });
  if (activity !== undefined) advanceFor(play, activity);
  else if (!state.waived) play.then('trial', { trial: trial.id });
  state.waived = false;
  play.then('tileResolved', {});
  if (activity === undefined) play.then('reveal', {});
}

/** LOB-5.05; LOB-5.06: without such a track, or at its end, another one of the active player's choice. */
function advanceFor(play: Play<LotrBoard>, activity: Activity) {
  const { state } = play;
  const seat = acting(state);
  const open = openTracks(state);
  const track = open.includes(activity)
    ? activity
    : play.ask(seat, chooseOne('track', trackOptions(state, 1), { with: { spaces: 1 }, obvious: true }));
  play.then('advance', { seat, track, spaces: 1 });
}

/** LOB-5.02: what is resolved goes face up to the discarded tiles. */
export function tileResolved(play: Play<LotrBoard>) {
  play.state.resolved += 1;
  layTileAside(play);
}

function layTileAside(play: Play<LotrBoard>) {
  const { state } = play;
  for (const piece of state.tile.splice(0)) {
    state.tileDiscard.unshift(piece);
    play.tell('tile.discarded', { piece, tile: thing(state, piece) });
  }
}

/** LOB-7.15: the turn passes clockwise; LOB-12.02: unless the conflict is over. */
export function endTurn(play: Play<LotrBoard>) {
  const { state } = play;
  if (!state.conflict.over) play.then('turn', { seat: leftOf(state, state.active) });
  else play.then('endConflict', {});
}
