import type { Play, Seat } from '@concilio/kernel';
import { boardNamed, JOURNEY } from '../content/index.ts';
import { acting, boardNow, leftOf, type LotrBoard, placeNow, type State, laidOut } from '../state.ts';
import { mixTiles } from './turn.ts';

/** LOB-4: the board is laid out, its markers at the start, and all tiles are shuffled. */
export function conflict(play: Play<LotrBoard>) {
  const { state } = play;
  const board = boardNamed(placeNow(state));
  if (board === undefined) throw new Error(`There is no board for ${placeNow(state)}.`);
  state.conflict = { ...laidOut(board), over: false };
  state.reached = board.numbers[0] ?? state.reached;
  mixTiles(play);
  play.tell('conflict.begun', { conflict: board.id });
  play.then('turn', { seat: state.options.equalTurns ? nextInTurn(state) : bearerOf(state) });
}

/** LOB-4.05 */
const bearerOf = (state: State): Seat => state.bearer ?? acting(state);

/** LOB-21.03: on clockwise from whoever had the last turn; the very first turn is that of the first bearer. */
const nextInTurn = (state: State): Seat =>
  state.lastTurn === null ? bearerOf(state) : leftOf(state, state.lastTurn);

/** LOB-12.01 to LOB-12.05: what follows a conflict; after the last one comes Mount Doom (LOB-13). */
export function endConflict(play: Play<LotrBoard>) {
  const { state } = play;
  const board = boardNow(state);
  play.tell('conflict.ended', { conflict: board.id });
  // LOB-11.11: the Ring comes off; and the last turn is over.
  state.conflict.ringWorn = false;
  state.resolved = 0;
  state.played = [];
  state.laid = [];
  if (state.place === JOURNEY.length - 1) {
    play.then('mountDoom', { seat: acting(state) });
    return;
  }
  play.then('darkness', {});
  play.then('newBearer', {});
  play.then('onward', {});
}
