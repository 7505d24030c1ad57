import { seat } from '@concilio/kernel';
import type { TableEntry } from '@concilio/tables';

/** A short line of a log. */
export const timeout = (at: number, by = 0): TableEntry => ({ at, kind: 'timeout', seat: seat(by) });
/** A line that needs room. */
export const much = (at: number): TableEntry => ({
  at,
  kind: 'answer',
  seat: seat(0),
  question: 'much'.repeat(20_000),
  pick: 'card',
  by: 'person',
});
