import {
  type DeclaredQuestions,
  chooseOne,
  type Game,
  noContract,
  type Outcome,
  type Play,
  schema,
  view,
  type Seat,
  seat,
} from '@concilio/kernel';
import { isFull, winnerOf } from './lines.ts';

/** Noughts and crosses: the smallest game there is, so that what is measured is the kernel and not the rules. */
export interface TicTacToe {
  state: { cells: (number | null)[] };
  options: object;
  steps: { begin: object; turn: { readonly seat: Seat } };
  view: object;
  questions: DeclaredQuestions;
  events: { marked: { readonly seat: Seat; readonly cell: number } };
}

const OPTIONS = ['0', '1', '2', '3', '4', '5', '6', '7', '8'].map((id) => ({ id }));

function begin(play: Play<TicTacToe>) {
  play.then('turn', { seat: seat(0) });
}

function turn(play: Play<TicTacToe>, { seat: mover }: { readonly seat: Seat }) {
  const { cells } = play.state;
  const free = OPTIONS.filter((_, cell) => cells[cell] === null);
  const cell = Number(play.ask(mover, chooseOne('mark', free)));
  cells[cell] = mover;
  play.tell('marked', { seat: mover, cell });
  play.then('turn', { seat: seat(1 - mover) });
}

function outcome({ cells }: TicTacToe['state']): Outcome | null {
  const winner = winnerOf(cells);
  if (winner !== null)
    return { winners: [seat(winner)], scores: [Number(winner === 0), Number(winner === 1)], reason: 'line' };
  return isFull(cells) ? { winners: [], scores: [0, 0], reason: 'full' } : null;
}

export const ticTacToe: Game<TicTacToe> = {
  id: 'bench-tictactoe',
  version: 1,
  kind: 'versus',
  seats: { min: 2, max: 2 },
  options: schema.record({}),
  create: () => ({ cells: OPTIONS.map(() => null) }),
  start: 'begin',
  steps: { begin, turn },
  outcome,
  view: ({ cells }) => ({ cells: [...cells] }),
  imagine: () => {},
  contract: {
    ...noContract,
    events: { marked: { data: { seat: view.seat(), cell: view.counter() }, text: 'A cell was marked.' } },
  },
};
