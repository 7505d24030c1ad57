import type { From, Pick, Seat, Shape } from '@concilio/kernel';
import type { BotTurn, LiveTable, TableEntry, TableSetup } from '@concilio/tables';
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

/** A finished match that is to be played once more, to keep what there was to be seen. */
export interface Finished {
  readonly setup: TableSetup;
  readonly entries: readonly TableEntry[];
}

export interface Thinkers {
  think(table: LiveTable, turn: BotTurn): Promise<Pick | null>;
  /** The replay of a finished match, as JSON. */
  replay(finished: Finished): Promise<string>;
  close(): Promise<void>;
}

/** Threads that think for the bots that look ahead. `worker` is a built file: threads do not run TypeScript. */
export function thinkers(worker: string, threads: number, milliseconds: number): Thinkers {
  const pool = new Piscina({
    filename: worker,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
  });
  return {
    think({ setup: { game, seed }, match }, { seat, level, optional }) {
      const { checkpoint, answers, eventsBefore } = match.from;
      const from = JSON.stringify({ checkpoint, answers, eventsBefore } satisfies From<Shape>);
      const task: Task = { game, seed, from, seat, level, optional, milliseconds };
      return pool.run(task) as Promise<Pick | null>;
    },
    replay: (finished) => pool.run(finished, { name: 'replay' }) as Promise<string>,
    close: () => pool.close(),
  };
}
