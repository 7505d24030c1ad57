import { faceOf, type PieceId, type Pieces, type Seat, thingOf } from '@concilio/kernel';
import type { Events, Questions, View } from './contract.ts';

export interface State {
  pieces: Pieces;
  deck: PieceId[];
  hands: PieceId[][];
  fire: PieceId[];
  ashes: PieceId[];
  points: number[];
  goal: number;
}

/** Every type of the game in one place: the kernel checks all the rest against it. */
export interface Beacon {
  state: State;
  options: { readonly goal: number };
  steps: { begin: object; turn: { readonly seat: Seat }; flare: { readonly seat: Seat } };
  view: View;
  questions: Questions;
  events: Events;
}

export const VALUES = [1, 2, 3, 4, 5, 6];
export const COPIES = [1, 2, 3];
/** The heat at which the beacon flares. */
export const FULL = 10;

export const cardOf = (state: State, piece: PieceId): string => thingOf(faceOf(state.pieces, piece));
export const valueOf = (state: State, piece: PieceId): number =>
  Number(cardOf(state, piece).slice('ember-'.length));
export const heatOf = (state: State): number =>
  state.fire.reduce((heat, piece) => heat + valueOf(state, piece), 0);
export const handOf = (state: State, seat: Seat): PieceId[] => state.hands[seat] ?? [];
