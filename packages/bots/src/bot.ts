import type { Playable } from './knowledge.ts';
import { derive, type Player, QuickRandom, type Seat, type Shape } from '@concilio/kernel';

/** Somebody who can sit at any table of any game. */
export interface Bot {
  readonly name: string;
  /** Whether it looks ahead, and so needs a run that keeps checkpoints. */
  readonly searches: boolean;
  /** Takes a seat. What it answers follows from the match's seed, the seat and what it is asked, and nothing else. */
  player<G extends Shape>(game: Playable<G>, seat: Seat, seed: string): Player<G>;
}

/** The chance of one seat's bot: its own, so that nothing depends on who else sits at the table. */
export const randomOf = (seed: string, seat: Seat): QuickRandom =>
  new QuickRandom(derive(seed, `bot ${seat}`));

/** One player for a whole table: bot 0 has seat 0, and so on. */
export function atTable<G extends Shape>(game: Playable<G>, bots: readonly Bot[], seed: string): Player<G> {
  const players = bots.map((bot, seat) => bot.player(game, seat as Seat, seed));
  return (seat, question, optional, here) => {
    const player = players[seat];
    if (player === undefined) throw new Error(`No bot has seat ${seat}.`);
    return player(seat, question, optional, here);
  };
}
