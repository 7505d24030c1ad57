/**
 * The rows as they lie in the database, the same in both. JSON is text, times are milliseconds since 1970, and yes or
 * no is 1 or 0, so that nothing depends on what a database makes of richer types.
 */
export interface Schema {
  players: PlayerColumns;
  sessions: SessionColumns;
  codes: CodeColumns;
  tables: TableColumns;
  seats: SeatColumns;
  checkpoints: CheckpointColumns;
  snapshots: SnapshotColumns;
  log: LogColumns;
  replays: ReplayColumns;
  chat: ChatColumns;
  blocks: BlockColumns;
  reports: ReportColumns;
  decks: DeckColumns;
}

export interface PlayerColumns {
  id: string;
  name: string;
  /** As it was typed; null for guests. */
  login: string | null;
  /** As it is compared: unique. */
  login_key: string | null;
  password: string | null;
  settings: string;
  created: number;
  deleted: number | null;
}

export interface SessionColumns {
  /** Of the token, which itself is stored nowhere. */
  hash: string;
  player: string;
  created: number;
  seen: number;
  expires: number;
}

export interface CodeColumns {
  player: string;
  hash: string;
  used: number | null;
}

export interface TableColumns {
  id: string;
  game: string;
  version: number;
  options: string;
  seats: number;
  seed: string;
  start: string | null;
  /** The entry of the log that comes first after `start`. */
  base: number;
  phase: string;
  visibility: string;
  invite: string;
  host: string;
  name: string;
  clock: string | null;
  created: number;
  started: number | null;
  ended: number | null;
  outcome: string | null;
  rematch_of: string | null;
  /** When a running table has something to do by itself: 0 is at once, or perhaps; `null` is not before somebody comes. */
  due: number | null;
}

export interface SeatColumns {
  table: string;
  seat: number;
  player: string | null;
  bot: string | null;
  ready: number;
}

export interface CheckpointColumns {
  table: string;
  sequence: number;
  checkpoint: string;
}

export interface SnapshotColumns {
  table: string;
  sequence: number;
  snapshot: string;
}

export interface LogColumns {
  table: string;
  sequence: number;
  at: number;
  entry: string;
}

export interface ReplayColumns {
  table: string;
  /** JSON, compressed by brotli. The embedded database gives bytes back as a bare buffer. */
  replay: Uint8Array | ArrayBuffer;
}

export interface ChatColumns {
  table: string;
  number: number;
  at: number;
  player: string | null;
  seat: number | null;
  body: string | null;
}

export interface BlockColumns {
  player: string;
  blocked: string;
  at: number;
}

export interface ReportColumns {
  id: string;
  kind: string;
  player: string | null;
  table: string | null;
  body: string;
  at: number;
}

export interface DeckColumns {
  player: string;
  id: string;
  game: string;
  name: string;
  /** Null once it is removed: the row stays, so that other devices learn of it. */
  deck: string | null;
  notes: string;
  changed: number;
}
