import type { Json, Pick, Seat, TableOptions } from '@concilio/kernel';
import type { ClockSetting, AutoAnswers } from './wire.ts';

/** How a table began: with the entries of its log this is all of it. While the match runs it is a secret. */
export interface TableSetup {
  readonly game: string;
  readonly version: number;
  readonly options: TableOptions;
  readonly seed: string;
  /** Where the match begins, if not with set-up: a position, or another match. */
  readonly start: Json;
  readonly name: string;
  readonly seats: readonly SetupSeat[];
  readonly clock: ClockSetting | null;
  /** When it began, in milliseconds since 1970. */
  readonly began: number;
}

export interface SetupSeat {
  readonly name: string;
  /** The level of the bot that has the seat; `null` for a person. */
  readonly bot: string | null;
}

/**
 * One line of a table's log, in the order in which things happened. Secret answers of a simultaneous question stand
 * there too, since they must outlive a crash; the log leaves the server only when the match is over.
 */
export type TableEntry = { readonly at: number } & (
  | {
      readonly kind: 'answer';
      readonly seat: Seat;
      readonly question: string;
      readonly pick: Pick;
      readonly by: By;
    }
  | { readonly kind: 'undo-asked'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'undo-agreed'; readonly seat: Seat }
  | { readonly kind: 'undo-refused'; readonly seat: Seat }
  | {
      readonly kind: 'undo';
      readonly seat: Seat;
      readonly to: number;
      readonly agreed: readonly Seat[];
      /** Where there are clocks: the milliseconds that were left to each seat. Time that has passed stays so. */
      readonly left?: readonly number[];
    }
  /** A bot of that level plays the seat from now on, perhaps only until its person is back; `null`: its person does. */
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string | null; readonly away?: true }
  | { readonly kind: 'timeout'; readonly seat: Seat }
  | { readonly kind: 'concede'; readonly seat: Seat }
  /** From now on the table stops for the seat there. */
  | { readonly kind: 'stops'; readonly seat: Seat; readonly stops: AutoAnswers }
  /**
   * The first line after the match was carried over to a newer version of its game, with the milliseconds that were left
   * to each seat where there are clocks. It takes the place of the next line, so that whoever still plays by the older
   * version can store nothing more.
   */
  | { readonly kind: 'carried'; readonly version: number; readonly left?: readonly number[] }
);

/** Who has answered. */
export type By = 'person' | 'bot' | 'timeout' | 'stop';
