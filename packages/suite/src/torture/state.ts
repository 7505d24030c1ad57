import { faceOf, type PieceId, type Pieces, type Seat, thingOf } from '@concilio/kernel';
import type { Events, Questions, View } from './contract.ts';

/**
 * The torture game: two seats, hidden hands, and every shape of rule that has broken an engine before.
 * For tests only; nobody should enjoy it.
 */
export const KINDS = [
  'strike', // two wounds, and the other seat may respond
  'counter', // cancels what it responds to; what was paid stays paid
  'shield', // lies in play, and is lost instead of a wound
  'vision', // look at three cards and put them back in any order
  'glimpse', // see the top card, then leave it or shuffle it in
  'haste', // a whole turn inside this turn
  'oracle', // name the kind of the top card
  'sorting', // put twelve discarded cards in order
  'rally', // the other seat may protest while a number is chosen
  'storm', // cards of the hand are thrown, each at a shield or at the other seat
] as const;
export type Kind = (typeof KINDS)[number];

export const COPIES: Readonly<Record<Kind, number>> = {
  strike: 8,
  counter: 12,
  shield: 4,
  vision: 4,
  glimpse: 4,
  haste: 3,
  oracle: 4,
  sorting: 3,
  rally: 4,
  storm: 4,
};
export const COSTS: Readonly<Record<Kind, number>> = {
  strike: 3,
  counter: 1,
  shield: 2,
  vision: 1,
  glimpse: 1,
  haste: 5,
  oracle: 2,
  sorting: 1,
  rally: 2,
  storm: 1,
};

export interface Coin {
  readonly id: string;
  readonly colour: string;
  readonly value: number;
  spent: boolean;
}

/** Something on the way to happen, to which the other seat may respond. */
export interface Pending {
  readonly piece: PieceId;
  readonly seat: Seat;
  cancelled: boolean;
}

export interface State {
  pieces: Pieces;
  deck: PieceId[];
  discard: PieceId[];
  hands: PieceId[][];
  shields: PieceId[][];
  stack: Pending[];
  coins: Coin[][];
  life: number[];
  round: number;
  lastRound: number;
  /** How often each seat has hit, by a name that keeps no order. */
  tally: Record<string, number>;
  /** What the last wound was. */
  last: { seat: Seat; amount: number } | null;
  bug: boolean;
}

export interface Torture {
  state: State;
  options: { readonly bug: boolean; readonly rounds: number };
  steps: {
    begin: object;
    round: object;
    turn: { readonly seat: Seat; readonly extra: boolean };
    act: { readonly seat: Seat; readonly extra: boolean };
    pay: { readonly seat: Seat; readonly piece: PieceId };
    window: { readonly seat: Seat; readonly depth: number };
    resolve: object;
    wound: { readonly seat: Seat; readonly amount: number };
    vision: { readonly seat: Seat };
    glimpse: { readonly seat: Seat };
    oracle: { readonly seat: Seat };
    sorting: { readonly seat: Seat };
    rally: { readonly seat: Seat; readonly protested: boolean };
    storm: { readonly seat: Seat };
  };
  view: View;
  questions: Questions;
  events: Events;
}

export const kindOf = (state: State, piece: PieceId): Kind => thingOf(faceOf(state.pieces, piece)) as Kind;
export const handOf = (state: State, seat: Seat): PieceId[] => state.hands[seat] ?? [];
export const shieldsOf = (state: State, seat: Seat): PieceId[] => state.shields[seat] ?? [];
export const coinsOf = (state: State, seat: Seat): Coin[] => state.coins[seat] ?? [];
export const lifeOf = (state: State, seat: Seat): number => state.life[seat] ?? 0;
