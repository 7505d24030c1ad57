import {
  drawPick,
  type Game,
  Match,
  newTable,
  type Player,
  playOut,
  type QuickRandom,
  type Shape,
} from '@concilio/kernel';

/** How a match went: the final state, and how many moves it took. */
export interface Played {
  readonly position: unknown;
  readonly moves: number;
}

/** One match directly, as bots play it. */
export function playDirectly<G extends Shape>(
  game: Game<G>,
  seats: number,
  options: G['options'],
  random: QuickRandom,
): Played {
  let moves = 0;
  const below = (sides: number) => random.index(sides);
  const player: Player<G> = (_seat, question) => {
    moves++;
    return drawPick(question, below);
  };
  const table = newTable(game, seats, options, random.seed());
  playOut(game, table, player);
  return { position: table.state, moves };
}

/** One match at a table, as people play it: every answer is validated, logged, told and can be undone. */
export function playAtTable<G extends Shape>(game: Game<G>, seats: number, random: QuickRandom): Played {
  const below = (sides: number) => random.index(sides);
  const match = Match.create(game, { seats, seed: random.seed() });
  let moves = 0;
  for (let [open] = match.open; open !== undefined; [open] = match.open) {
    const { fingerprint: question, seat } = open;
    const answered = match.answer({ question, seat, pick: drawPick(open.question, below), by: 'bot' });
    if (!answered.ok) throw new Error(answered.reason);
    moves++;
  }
  return { position: match.table.state, moves };
}
