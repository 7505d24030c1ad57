import { type AnyGame, type Seat, type SeenEvent, view } from '@concilio/kernel';
import { valuesOf } from './values.ts';
import { sentence, type Speaker } from './speaker.ts';

/**
 * An event as one sentence; `null` where it has no sentence of its own: what only says where a piece has gone, after another
 * event has told the deed, is for motion and not for the log.
 */
export const eventText = (speaker: Speaker, { name, said }: SeenEvent): string | null =>
  sentence(speaker, `event.${name}`, valuesOf(speaker, fieldsOf(speaker.game, name), said)) || null;

const fieldsOf = ({ contract }: AnyGame, name: string) => contract.events[name]?.data ?? {};

/** Whether an event says something about a player: a field that the game declares as a seat holds theirs. */
export const isAbout = (game: AnyGame, seat: Seat, { name, said }: SeenEvent): boolean =>
  Object.entries(fieldsOf(game, name)).some(
    ([field, kind]) => view.presentOf(kind).is === 'seat' && said[field] === seat,
  );

export const eventTexts = (speaker: Speaker, events: readonly SeenEvent[]): string[] =>
  events.flatMap((event) => eventText(speaker, event) ?? []);
