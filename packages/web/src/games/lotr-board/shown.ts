import type { Frame, SeenEvent } from '@concilio/tables';
import { useRef } from 'react';
import { type Activity, ACTIVITIES, type View } from './read.ts';

/**
 * The table while the events of a frame are told one after the other: markers, hobbits and Sauron stand where the
 * present event has them, so that each is seen to move when its event is told.
 */
export function useShown(frame: Frame, view: View, playing: SeenEvent | null): View {
  const last = useRef<{ readonly frame: Frame; readonly view: View; readonly before: View | null }>({
    frame,
    view,
    before: null,
  });
  if (last.current.frame !== frame) last.current = { frame, view, before: last.current.view };
  const { before } = last.current;
  const at = playing === null ? -1 : frame.events.indexOf(playing);
  if (
    before === null ||
    at < 0 ||
    before.place !== view.place ||
    before.conflict.board !== view.conflict.board
  )
    return view;
  return withEvents(before, view, frame.events.slice(0, at + 1));
}

const activityOf = (value: unknown): Activity | undefined => ACTIVITIES.find((one) => one === value);

/** The new view, with the pieces where they were before, and then moved by these events. */
export function withEvents(before: View, after: View, events: readonly SeenEvent[]): View {
  const markers: Partial<Record<Activity, number>> = { ...before.conflict.markers };
  const corruption = before.players.map((player) => player.corruption);
  let { sauron } = before;
  let reached = before.conflict.events;
  for (const { name, said } of events) {
    if (name === 'marker.moved') {
      const track = activityOf(said.track);
      if (track !== undefined) markers[track] = Number(said.space);
    } else if (name === 'hobbit.moved') corruption[Number(said.seat)] = Number(said.to);
    else if (name === 'sauron.moved') sauron = Number(said.to);
    else if (name === 'event.reached') reached += 1;
  }
  return {
    ...after,
    sauron,
    conflict: { ...after.conflict, markers, events: reached },
    players: after.players.map((player, seat) => ({
      ...player,
      corruption: corruption[seat] ?? player.corruption,
    })),
  };
}
