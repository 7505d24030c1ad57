import { type Play, showTo, showToAll, type Seat } from '@concilio/kernel';
import type { Activity, Life, Space } from '../content/index.ts';
import {
  boardNow,
  livesLeft,
  type LotrBoard,
  playerAt,
  type State,
  type Steps,
  thing,
  trackAt,
} from '../state.ts';
import { heal } from './corruption.ts';
import { without } from './deck.ts';

/** LOB-8.01: the marker of a track advances by a space, and never beyond the last. Says whether it moved. */
export function moveMarker(play: Play<LotrBoard>, activity: Activity): boolean {
  const { state } = play;
  const { conflict } = state;
  const board = boardNow(state);
  const index = board.tracks.findIndex((track) => track.activity === activity);
  const track = board.tracks[index];
  if (track === undefined) return false;
  const space = (conflict.markers[index] ?? 0) + 1;
  if (space > track.spaces.length) return false;
  conflict.markers[index] = space;
  play.tell('marker.moved', { track: activity, space });
  if (activity === board.main) {
    // LOB-8.10: the numbers are for scoring. LOB-12.01: the last one ends the conflict.
    state.reached = board.numbers[space] ?? state.reached;
    if (space === track.spaces.length) conflict.over = true;
  }
  return true;
}

/** LOB-7.02, LOB-7.03: space by space, each resolved before the next. */
export function advance(play: Play<LotrBoard>, { seat, track, spaces }: Steps['advance']) {
  const { state } = play;
  // LOB-14.05: with its player, the move ends. LOB-12.03: so it does with the conflict.
  if (playerAt(state, seat).out || state.conflict.over) return;
  if (!moveMarker(play, track)) return;
  const space = spaceUnder(state, track);
  if (space !== null) resolveSpace(play, seat, space);
  if (spaces > 1) play.then('advance', { seat, track, spaces: spaces - 1 });
}

function spaceUnder(state: State, activity: Activity): Space | null {
  const track = boardNow(state).tracks.find((one) => one.activity === activity);
  return track?.spaces[(trackAt(state, activity)?.at ?? 0) - 1] ?? null;
}

/** LOB-8.03 to LOB-8.09: the active player has what the space shows. */
function resolveSpace(play: Play<LotrBoard>, seat: Seat, space: Space) {
  if (typeof space === 'object') takeLegendary(play, seat, space.card);
  else if (space === 'silver') takeSilver(play, seat);
  else if (space === 'gold') takeGold(play, seat);
  else if (space === 'purity') heal(play, seat, 1);
  else if (space === 'die') play.then('roll', { seat });
  else takeLife(play, seat, space);
}

/** LOB-8.03 */
function takeSilver(play: Play<LotrBoard>, seat: Seat) {
  playerAt(play.state, seat).silver += 1;
  play.tell('runes.taken', { seat, runes: 1 });
}

/** LOB-8.04, LOB-8.05, LOB-21.04: a random one, face up; in the competitive game only its owner sees it. */
export function takeGold(play: Play<LotrBoard>, seat: Seat) {
  const { state } = play;
  const piece = state.gold.shift();
  if (piece === undefined) return;
  playerAt(state, seat).gold.push(piece);
  if (state.options.competitive) showTo(state.pieces, piece, seat);
  else showToAll(state.pieces, piece);
  play.tell('gold.taken', { seat, piece });
}

/** LOB-8.06, LOB-1.07 */
function takeLife(play: Play<LotrBoard>, seat: Seat, life: Life) {
  if (livesLeft(play.state, life) === 0) return;
  playerAt(play.state, seat).lives[life] += 1;
  play.tell('life.taken', { seat, life });
}

/** LOB-8.07: the card that is pictured, if it still lies there. */
export function takeLegendary(play: Play<LotrBoard>, seat: Seat, card: string) {
  const { state } = play;
  const piece = state.legendary.find((one) => thing(state, one) === card);
  if (piece === undefined) return;
  state.legendary = without(state.legendary, piece);
  playerAt(state, seat).hand.push(piece);
  play.tell('card.taken', { seat, piece, card });
}
