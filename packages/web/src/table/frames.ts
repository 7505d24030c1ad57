import type { Frame, SeenEvent } from '@concilio/tables';

/** What has come down so far: how often answers were taken back, and every event that still counts. */
export interface Received {
  readonly undos: number;
  readonly events: readonly SeenEvent[];
}

/** What a frame means for somebody who has received this much. */
export type Reading =
  /** An older table than the one that is known: it came late. */
  | { readonly is: 'stale' }
  /** Show it at once: the first one, or the table after something was taken back. */
  | { readonly is: 'whole'; readonly received: Received }
  /** Show it, and then these events one after the other. */
  | { readonly is: 'next'; readonly received: Received; readonly fresh: readonly SeenEvent[] };

/** Events may come twice after a cut connection, and are forgotten when they were taken back. */
export function read(received: Received | null, { undos, since, events }: Frame): Reading {
  if (received !== null && undos < received.undos) return { is: 'stale' };
  const before = received?.events ?? [];
  const all = [...before.slice(0, since), ...events];
  if (received === null || undos > received.undos) return { is: 'whole', received: { undos, events: all } };
  // The same table as before or an earlier moment of it: a frame that was overtaken on the way.
  if (all.length < before.length) return { is: 'stale' };
  return { is: 'next', received: { undos, events: all }, fresh: all.slice(before.length) };
}
