/** What the load is to do to which server. */
export interface Plan {
  readonly side: 'ours' | 'boardgame' | 'colyseus';
  readonly address: string;
  /** The process of the server. */
  readonly pid: number;
  /** So many tables give an answer a second each, for so many seconds. */
  readonly tables: number;
  readonly seconds: number;
  /** So few tables play as fast as they can, for so many matches each after some to warm up. */
  readonly few: number;
  readonly rounds: number;
  readonly warmUp: number;
}

/** What it has measured. What only Linux tells is `null` elsewhere. */
export interface Load {
  /** Milliseconds of the server's processor time for an answer. */
  readonly cpu: number | null;
  /** Megabytes. */
  readonly memory: number | null;
  /** Milliseconds from an answer to both seats having been told. */
  readonly p50: number;
  readonly p99: number;
  /** What both clients have sent and received for an answer. */
  readonly bytes: number;
  readonly answers: number;
  /** Answers a second at full speed. */
  readonly rate: number;
}
