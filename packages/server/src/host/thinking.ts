import type { From, Pick, Seat, Shape } from '@concilio/kernel';
import type { BotTurn, LiveTable } from '@concilio/tables';
import { Piscina } from 'piscina';

/** What a worker needs to know to think for a seat. */
export interface Task {
  readonly game: string;
  readonly seed: string;
  /** The table before the open step and the answers that it has had, as JSON: nothing need be played again. */
  readonly from: string;
  readonly seat: Seat;
  readonly level: string;
  readonly optional: boolean;
  readonly milliseconds: number;
}

export interface Thinkers {
  think(table: LiveTable, turn: BotTurn): Promise<Pick | null>;
  close(): Promise<void>;
}

/** Threads that think for the bots that look ahead. `worker` is a built file: threads do not run TypeScript. */
export function thinkers(worker: string, threads: number, milliseconds: number): Thinkers {
  const pool = new Piscina<Task, Pick | null>({
    filename: worker,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
  });
  return {
    think({ founding: { game, seed }, match }, { seat, level, optional }) {
      const { checkpoint, answers, eventsBefore } = match.from;
      const from = JSON.stringify({ checkpoint, answers, eventsBefore } satisfies From<Shape>);
      return pool.run({ game, seed, from, seat, level, optional, milliseconds });
    },
    close: () => pool.close(),
  };
}
