import type { Checkpoint, Outcome } from '@concilio/kernel';
import type { TableSetup, TableEntry } from '@concilio/tables';

/** What the host of tables needs of the storage. */
export interface TableStore {
  /** `null` where there is no such table, or it has not begun. */
  founding(table: string): Promise<TableSetup | null>;
  /** The lines of the log from a number on, in order. */
  entries(table: string, from: number): Promise<readonly TableEntry[]>;
  /** Durable when it resolves. `conflict`: another node was first, and nothing was stored. Rejects if it cannot store. */
  append(table: string, from: number, entries: readonly TableEntry[]): Promise<'ok' | 'conflict'>;
  finish(table: string, outcome: Outcome, at: number): Promise<void>;
  keepCheckpoint(table: string, sequence: number, checkpoint: Checkpoint): Promise<void>;
  /** The running tables, to be carried on after a start. */
  running(): Promise<readonly string[]>;
}
