import { viewAfter } from '@concilio/kernel';
import type { Cursor, Frame, SeenEvent, SentFrame } from './wire.ts';

export const isWhole = (sent: SentFrame): sent is Frame => 'view' in sent;

/** The events that come with a frame. */
export const eventsIn = (sent: SentFrame): readonly SeenEvent[] =>
  isWhole(sent) ? sent.events : sent.beats.map(({ event }) => event);

/** How far somebody has come who has received this frame. */
export const cursorAfter = (sent: SentFrame): Cursor => ({
  undos: sent.undos,
  events: sent.since + eventsIn(sent).length,
});

/** The table after a frame, for whoever need not see how it came about; `null` where the frame before it is missing. */
export function frameAfter(before: Frame | null, sent: SentFrame): Frame | null {
  if (isWhole(sent)) return sent;
  if (before === null || before.undos !== sent.undos || cursorAfter(before).events !== sent.since)
    return null;
  const { beats, patch, ...head } = sent;
  const patches = [...beats.map((beat) => beat.patch), patch];
  const view = patches.reduce(viewAfter, before.view);
  return { ...head, view, events: eventsIn(sent) };
}
