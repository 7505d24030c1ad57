import type { Pick } from '@concilio/kernel';

/** What the people who play are told. */
export interface PlayPlan {
  readonly address: string;
  readonly tables: number;
  /** The file of acknowledgements. */
  readonly notes: string;
  readonly seed: string;
}

/** An answer that the server has acknowledged, as it was sent. */
export interface Noted {
  readonly table: string;
  readonly question: string;
  readonly pick: Pick;
}

export interface Count {
  acknowledged: number;
  /** How often the server has said that an answer is not stored. */
  refused: number;
}
