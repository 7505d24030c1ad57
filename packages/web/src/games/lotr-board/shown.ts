import type { Frame, SeenEvent } from '@concilio/tables';
import { useRef } from 'react';
import { ACTIVITIES, type Activity, type View } from '@concilio/lotr-board/contract';

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
  const shown = withEvents(before, view, frame.events.slice(0, at + 1));
  return frame.seat === null ? shown : withHand(before, shown, frame.events.slice(at + 1), frame.seat);
}

const COMES = ['card.drawn', 'card.taken', 'card.received'];
const GOES = ['card.played', 'card.paid', 'card.discarded', 'story.played'];

/** The own hand, while these events are still to be told: what they bring is not there yet, what they take still is. */
export function withHand(before: View, after: View, pending: readonly SeenEvent[], own: number): View {
  const pieces = (is: (event: SeenEvent) => boolean) =>
    new Set(pending.filter(is).map(({ said }) => said.piece));
  const coming = pieces(({ name, said }) => COMES.includes(name) && (said.to ?? said.seat) === own);
  const going = pieces(
    ({ name, said }) => (GOES.includes(name) || name === 'card.received') && said.seat === own,
  );
  const player = after.seats[own];
  const held = before.seats[own]?.hand ?? [];
  if (player === undefined) return after;
  const hand = player.hand.filter(({ id }) => !coming.has(id));
  for (const [place, card] of held.entries())
    if (going.has(card.id) && !hand.some(({ id }) => id === card.id)) hand.splice(place, 0, card);
  return { ...after, seats: after.seats.with(own, { ...player, hand }) };
}

const activityOf = (value: unknown): Activity | undefined => ACTIVITIES.find((one) => one === value);

/** The new view, with the pieces where they were before, and then moved by these events. */
export function withEvents(before: View, after: View, events: readonly SeenEvent[]): View {
  const markers: Partial<Record<Activity, number>> = { ...before.conflict.tracks };
  const corruption = before.seats.map((player) => player.corruption);
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
    conflict: { ...after.conflict, tracks: markers, events: reached },
    seats: after.seats.map((player, seat) => ({
      ...player,
      corruption: corruption[seat] ?? player.corruption,
    })),
  };
}
