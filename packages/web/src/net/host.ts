import type { TableInfo, ChatLine, SentFrame, Cursor, Command, WireRefusal } from '@concilio/tables';

/** Whoever keeps a table: a server, or a worker of this browser. The table's screen knows no difference. */
export interface Host {
  /** Tells the listener of all that happens, from what the client has on. Returns how to stop. */
  watch(table: string, have: Cursor | null, listener: Listener): () => void;
  /** What became of it; `lost` where the connection was cut, and nobody knows. */
  command(table: string, command: Command): Promise<'done' | 'lost' | WireRefusal>;
}

/** Why a table cannot be watched: among others because the server speaks another language than this old page. */
export type Gone = 'unknown' | 'closed' | 'elsewhere' | 'outdated';

export interface Listener {
  frame(frame: SentFrame): void;
  around(around: TableInfo): void;
  chat(lines: readonly ChatLine[]): void;
  /** The connection was lost, or is there again. */
  connected(connected: boolean): void;
  gone(why: Gone): void;
}
