import { isFull, winnerOf } from '../lines.ts';
import { type Move, type PeerGame, REFUSED } from './boardgame.ts';

interface State {
  cells: (number | null)[];
}

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The same game as `../tictactoe.ts`, for boardgame.io. */
export const peerTicTacToe: PeerGame<State> = {
  seats: 2,
  game: {
    name: 'tictactoe',
    setup: () => ({ cells: CELLS.map(() => null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark: ({ G, playerID }, cell: number) => {
        if (G.cells[cell] !== null) return REFUSED;
        G.cells[cell] = Number(playerID);
        return undefined;
      },
    },
    endIf: ({ G }) => {
      const winner = winnerOf(G.cells);
      if (winner !== null) return { winner };
      return isFull(G.cells) ? { draw: true } : undefined;
    },
  },
  moves: ({ cells }) => {
    const moves: Move[] = [];
    for (const cell of CELLS) if (cells[cell] === null) moves.push(['mark', cell]);
    return moves;
  },
};
