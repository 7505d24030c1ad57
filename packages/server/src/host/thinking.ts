import type { MatchRecord, Pick, Seat } from '@concilio/kernel';
import type { BotTurn, LiveTable } from '@concilio/tables';
import { Piscina } from 'piscina';

/** What a worker needs to know to think for a seat. */
export interface Task {
  readonly record: MatchRecord;
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
    think: (table, { seat, level, optional }) =>
      pool.run({ record: table.record(), seat, level, optional, milliseconds }),
    close: () => pool.close(),
  };
}
