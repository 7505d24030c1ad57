import { type Declined, type Entry, isRecord, jsonIn, type MatchSnapshot, type Seat } from '@concilio/kernel';
import type { ClockState } from './clock.ts';
import type { PassesState } from './passes.ts';
import type { AutoAnswers } from './wire.ts';

/**
 * A table at one moment, match and all: it is opened from that and the lines since, instead of from its whole log. A
 * host keeps it beside the log, as text. It is never the truth: one that is missing, damaged or of other rules is no loss.
 */
export interface TableSnapshot {
  readonly format: 'concilio table 1';
  /** How many lines the log had. */
  readonly sequence: number;
  readonly match: MatchSnapshot;
  /** The log of the match, from which its answers are taken. */
  readonly log: readonly Entry[];
  /** The names of the open questions: what is opened must ask the same. */
  readonly open: readonly string[];
  readonly chairs: readonly ChairState[];
  readonly clocks: ClockState;
  readonly undo: UndoAsked | null;
  readonly cuts: readonly (readonly number[])[];
  readonly read: readonly string[];
  readonly passes: PassesState;
}

/** What changes of a seat while a match runs. */
export interface ChairState {
  readonly bot: string | null;
  readonly away: boolean;
  readonly conceded: boolean;
  readonly timeouts: number;
  readonly autoAnswers: AutoAnswers;
  readonly settingLines: number;
  readonly declined: Declined;
}

/** An undo for which others have to agree. */
export interface UndoAsked {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** A snapshot as a host keeps it: how many lines the log had, and the text. */
export interface StoredSnapshot {
  readonly sequence: number;
  readonly text: string;
}

/** The snapshot in a text; `null` if it is none: its outer form only. */
export function readSnapshot(text: string): TableSnapshot | null {
  const value = jsonIn(text);
  const whole =
    isRecord(value) &&
    value.format === 'concilio table 1' &&
    Number.isSafeInteger(value.sequence) &&
    isRecord(value.match) &&
    isRecord(value.clocks) &&
    isRecord(value.passes) &&
    ['log', 'open', 'chairs', 'cuts', 'read'].every((part) => Array.isArray(value[part]));
  return whole ? (value as unknown as TableSnapshot) : null;
}
