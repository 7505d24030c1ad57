import { type AgendaRecord, Match, newTable, type PieceId, seedFrom } from '@concilio/kernel';
import { BOARDS, JOURNEY } from '../src/content/index.ts';
import { lotrBoard } from '../src/game.ts';
import { type State, thing } from '../src/state.ts';
import type { Table } from './played.ts';

export interface Stood {
  readonly seats?: number;
  /** The steps to be done, the first of them next. */
  readonly agenda: readonly AgendaRecord[];
  readonly prepare?: (state: State) => void;
  readonly seed?: string;
}

/** A match that stands somewhere on a board; nobody has a card, and the Ring is worn. */
export function standing(board: string, stood: Stood): Table {
  const { seats = 3, agenda, prepare = () => {}, seed: text = board } = stood;
  const seed = seedFrom(text);
  const start = newTable(lotrBoard, seats, Match.create(lotrBoard, { seats, seed }).options, seed);
  const { state } = start;
  const { tracks, numbers } = boardCalled(board);
  state.place = JOURNEY.findIndex((place) => place === board);
  state.conflict = { board, markers: tracks.map(() => 0), events: 0, ringWorn: true, over: false };
  state.reached = numbers[0] ?? 0;
  prepare(state);
  start.agenda = agenda.toReversed();
  return Match.create(lotrBoard, { seats, seed, start });
}

export function boardCalled(id: string) {
  const board = BOARDS.find((one) => one.id === id);
  if (board === undefined) throw new Error(`There is no board "${id}".`);
  return board;
}

/** A piece of a pile that shows this. */
export function find(state: State, pile: readonly PieceId[], wanted: string): PieceId {
  const piece = pile.find((one) => thing(state, one) === wanted);
  if (piece === undefined) throw new Error(`There is no "${wanted}" there.`);
  return piece;
}

/** Cards for a hand, from the deck or from beside the board. */
export function give(state: State, who: number, ...cards: readonly string[]): void {
  for (const card of cards) {
    const piece = find(state, [...state.deck, ...state.legendary], card);
    state.deck = state.deck.filter((other) => other !== piece);
    state.legendary = state.legendary.filter((other) => other !== piece);
    state.players[who]?.hand.push(piece);
  }
}

export const step = (name: string, told: object = {}): AgendaRecord => ({ step: name, with: told });
export const told = (match: Table, name: string) =>
  match.events('referee').flatMap((event) => (event.name === name ? [event.said] : []));
