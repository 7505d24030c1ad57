import type { Checkpoint, Outcome } from '@concilio/kernel';
import type { StoredSnapshot, TableSetup, TableEntry } from '@concilio/tables';

/** What the host of tables needs of the storage. */
export interface TableStore {
  /** `null` where there is no such table, or it has not begun. */
  setup(table: string): Promise<TableSetup | null>;
  /** The lines of the log from a number on, in order. */
  entries(table: string, from: number): Promise<readonly TableEntry[]>;
  /** The number that a line of the storage has in the log of the table as it is played now. */
  lineOf(table: string, number: number): number;
  /** Durable when it resolves. `conflict`: another node was first, and nothing was stored. Rejects if it cannot store. */
  append(table: string, from: number, entries: readonly TableEntry[]): Promise<'ok' | 'conflict'>;
  finish(table: string, outcome: Outcome, at: number): Promise<void>;
  /** For the rules of tomorrow. */
  keepCheckpoint(table: string, sequence: number, checkpoint: Checkpoint): Promise<void>;
  /** What a table may be opened from, with the lines since; never the truth. */
  snapshot(table: string): Promise<StoredSnapshot | null>;
  keepSnapshot(table: string, snapshot: StoredSnapshot): Promise<void>;
  /** Notes when a running table next has something to do by itself: 0 is at once, `null` is not before somebody comes. */
  markDue(table: string, due: number | null): Promise<void>;
  /** The running tables that have something to do by themselves before a moment. */
  due(before: number): Promise<readonly string[]>;
}
