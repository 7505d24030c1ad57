/** What both sides of the tic-tac-toe benchmark ask of a board: its rules once, so that neither is favoured. */
export type Cells = readonly (number | null)[];

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

export function winnerOf(cells: Cells): number | null {
  for (const [first, second, third] of LINES) {
    const owner = cells[first] ?? null;
    if (owner !== null && owner === cells[second] && owner === cells[third]) return owner;
  }
  return null;
}

export const isFull = (cells: Cells): boolean => !cells.includes(null);
