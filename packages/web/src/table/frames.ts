import {
  eventsIn,
  type Frame,
  isWhole,
  type NextFrame,
  type SeenEvent,
  type SentFrame,
} from '@concilio/tables';

/** The table as it is on the screen: how it stands, and the view of the beat that is shown. */
export type ShownFrame = Omit<Frame, 'since' | 'events'>;

/** What has come down so far: how often answers were taken back, and every event that still counts. */
export interface Received {
  readonly undos: number;
  readonly events: readonly SeenEvent[];
}

/** What a frame means for somebody who has received this much. */
export type Reading =
  /** An older table than the one that is known: it came late. */
  | { readonly is: 'stale' }
  /** It tells what came after a frame that has not come: the whole view must be asked for. */
  | { readonly is: 'gap' }
  /** Show it at once: the first one, or the table after a cut connection or an undo. */
  | { readonly is: 'whole'; readonly frame: Frame; readonly received: Received }
  /** Play it, beat after beat, when all before it have been. */
  | { readonly is: 'next'; readonly frame: NextFrame; readonly received: Received };

/** Events may come twice after a cut connection, and are forgotten when they were taken back. */
export function read(received: Received | null, frame: SentFrame): Reading {
  const { undos, since } = frame;
  if (received !== null && undos < received.undos) return { is: 'stale' };
  const before = received?.events ?? [];
  const all = { undos, events: [...before.slice(0, since), ...eventsIn(frame)] };
  if (!isWhole(frame))
    return undos === received?.undos && since === before.length
      ? { is: 'next', frame, received: all }
      : { is: 'gap' };
  // An earlier moment of the same table: a frame that was overtaken on the way.
  if (undos === received?.undos && all.events.length < before.length) return { is: 'stale' };
  return { is: 'whole', frame, received: all };
}
