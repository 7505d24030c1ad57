import { type Seat, seat as seatOf } from '@concilio/kernel';
import type { SeenEvent } from '@concilio/tables';
import { listed, seatName, type Speaker, thingName } from '@concilio/text';
import { type Say, sayIn } from '../say.ts';

/** Whose turn begins with an event. A conflict that is over ends the turn in which it was won. */
export function turnOf({ name, said }: SeenEvent): Seat | 'nobody' | null {
  if (name === 'turn.begun') return seatOf(Number(said.seat));
  return name === 'conflict.ended' ? 'nobody' : null;
}

/** What has put a player out of the game. */
export const outBy = (log: readonly SeenEvent[], seat: Seat): SeenEvent | null =>
  log.findLast(({ name, said }) => name === 'player.eliminated' && Number(said.seat) === seat) ?? null;

/** What was done in a turn, in one sentence: tiles with the events that they brought, cards, and what it has cost. */
export function summary(events: readonly SeenEvent[], speaker: Speaker): string {
  const say = sayIn(speaker.language);
  const [begun] = events;
  const seat = Number(begun?.said.seat);
  const deeds = [
    ...tiles(events, speaker, say),
    ...acts(events, seat, speaker, say),
    ...steps(events, seat, say),
  ];
  const name = seatName(speaker, seatOf(seat));
  const sentence = say('turn.did', { name, deeds: listed(speaker, deeds) });
  return [sentence, ...elsewhere(events, seat, speaker, say)].join(' ');
}

const all = (events: readonly SeenEvent[], name: string): readonly SeenEvent[] =>
  events.filter((event) => event.name === name);

/** Each tile that was revealed, with the event that it led to. */
function tiles(events: readonly SeenEvent[], speaker: Speaker, say: Say): readonly string[] {
  const shown: string[] = [];
  for (const { name, said } of events) {
    const last = shown.at(-1);
    if (name === 'tile.revealed')
      shown.push(say('turn.tile', { tile: thingName(speaker, String(said.tile)) }));
    else if (name === 'event.reached' && last !== undefined)
      shown[shown.length - 1] = say('turn.event', {
        tile: last,
        event: thingName(speaker, String(said.event)),
      });
  }
  return shown.length === 0 ? [] : [say('turn.reveals', { tiles: listed(speaker, shown) })];
}

/** What the player did with cards, Ring and Gandalf. */
function acts(events: readonly SeenEvent[], seat: number, speaker: Speaker, say: Say): readonly string[] {
  const own = events.filter(({ said }) => Number(said.seat) === seat);
  const named = (...names: readonly string[]) =>
    own.filter(({ name }) => names.includes(name)).map(({ said }) => thingName(speaker, String(said.card)));
  const played = named('card.played', 'story.played');
  const paid = named('card.paid', 'card.discarded');
  return [
    ...(all(own, 'ring.worn').length > 0 ? [say('turn.ring')] : []),
    ...(all(own, 'gandalf.called').length > 0 ? [say('turn.gandalf')] : []),
    ...(played.length > 0 ? [say('turn.plays', { cards: listed(speaker, played) })] : []),
    ...(paid.length > 0 ? [say('turn.gives', { cards: paid.length })] : []),
    ...all(own, 'player.rested').map(({ said }) => say('turn.rests', { by: String(said.by) })),
  ];
}

/** Where the player stands now, if they were moved. */
function steps(events: readonly SeenEvent[], seat: number, say: Say): readonly string[] {
  const last = all(events, 'hobbit.moved').findLast(({ said }) => Number(said.seat) === seat);
  return last === undefined ? [] : [say('turn.moved', { space: Number(last.said.to) })];
}

/** What it has brought to the others. */
function elsewhere(
  events: readonly SeenEvent[],
  seat: number,
  speaker: Speaker,
  say: Say,
): readonly string[] {
  const sauron = all(events, 'sauron.moved').at(-1);
  const moved = new Map(
    all(events, 'hobbit.moved').flatMap(({ said }) =>
      Number(said.seat) === seat ? [] : [[Number(said.seat), Number(said.to)] as const],
    ),
  );
  return [
    ...[...moved].map(([who, space]) => say('turn.other', { name: seatName(speaker, seatOf(who)), space })),
    ...(sauron === undefined ? [] : [say('turn.sauron', { space: Number(sauron.said.to) })]),
  ];
}
