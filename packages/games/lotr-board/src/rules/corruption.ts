import type { Play, Seat } from '@concilio/kernel';
import { clockwiseFrom, inTurnOrder, type LotrBoard, playerAt, type State } from '../state.ts';
import { eliminate } from './elimination.ts';

/** LOB-9.01, LOB-9.03: a hobbit moves towards Sauron, and is eliminated where it enters or passes his space. */
export function corrupt(play: Play<LotrBoard>, seat: Seat, spaces: number) {
  if (step(play, seat, spaces)) eliminate(play, [seat], 'sauron');
}

/** LOB-12.07: several move at once, and are looked at afterwards. */
export function corruptTogether(play: Play<LotrBoard>, moves: readonly { seat: Seat; spaces: number }[]) {
  const caught = moves.filter(({ seat, spaces }) => step(play, seat, spaces)).map(({ seat }) => seat);
  if (caught.length > 0) eliminate(play, caught, 'sauron');
}

/** Moves a hobbit to the right, and says whether Sauron has it. */
function step(play: Play<LotrBoard>, seat: Seat, spaces: number): boolean {
  const { state } = play;
  const player = playerAt(state, seat);
  if (player.out || spaces === 0) return false;
  player.corruption += spaces;
  play.tell('hobbit.moved', { seat, to: player.corruption });
  return player.corruption >= state.sauron;
}

/** LOB-8.08, LOB-9.02: to the left, and never beyond 0. */
export function heal(play: Play<LotrBoard>, seat: Seat, spaces: number) {
  const player = playerAt(play.state, seat);
  const to = Math.max(0, player.corruption - spaces);
  if (player.out || to === player.corruption) return;
  player.corruption = to;
  play.tell('hobbit.moved', { seat, to });
}

/** LOB-9.04, LOB-9.07: Sauron eliminates all hobbits that he meets, together. */
export function moveSauron(play: Play<LotrBoard>, spaces: number) {
  const { state } = play;
  state.sauron = Math.max(0, state.sauron - spaces);
  play.tell('sauron.moved', { to: state.sauron });
  const caught = clockwiseFrom(state, state.active).filter((seat) => isCaught(state, seat, 0, 0));
  if (caught.length > 0) eliminate(play, caught, 'sauron');
}

/** Whether a hobbit would meet Sauron if both moved so far. */
export const isCaught = (state: State, seat: Seat, spaces: number, sauron: number): boolean =>
  playerAt(state, seat).corruption + spaces >= state.sauron - sauron;

export const isAnyoneCorrupted = ({ players }: State): boolean =>
  players.some(({ out, corruption }) => !out && corruption > 0);

/** Players who could be moved to the left. */
export const corrupted = (state: State): Seat[] =>
  inTurnOrder(state).filter((seat) => playerAt(state, seat).corruption > 0);
