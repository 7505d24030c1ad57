import type { Frame, SeenEvent } from '@concilio/tables';
import { useRef } from 'react';

/** Everything that has been told so far; what was taken back is forgotten. */
export function useEvents(frame: Frame): readonly SeenEvent[] {
  const kept = useRef<{ readonly frame: Frame | null; readonly events: readonly SeenEvent[] }>({
    frame: null,
    events: [],
  });
  if (kept.current.frame !== frame)
    kept.current = { frame, events: [...kept.current.events.slice(0, frame.since), ...frame.events] };
  return kept.current.events;
}
