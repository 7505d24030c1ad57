import { isRecord, type Json, type JsonRecord, type Seat, view } from '@concilio/kernel';
import { valuesOf } from './values.ts';
import { sentence, type Words } from './words.ts';

/**
 * An event as one sentence; `null` where it says nothing that these words could name, or has no sentence of its own: what
 * only says where a piece has gone, after another event has told the deed, is for motion and not for the log.
 */
export function eventText(words: Words, event: Json): string | null {
  if (!isRecord(event) || typeof event.name !== 'string' || !isRecord(event.said)) return null;
  const values = valuesOf(words, fieldsOf(words, event.name), event.said as JsonRecord);
  return sentence(words, `event.${event.name}`, values) || null;
}

const fieldsOf = ({ game }: Words, name: string) => game.contract.events[name]?.data ?? {};

/** Whether an event says something about a player. */
export function isAbout(words: Words, seat: Seat, event: Json): boolean {
  if (!isRecord(event) || typeof event.name !== 'string' || !isRecord(event.said)) return false;
  const fields = fieldsOf(words, event.name);
  return Object.entries(event.said).some(([field, value]) => {
    const kind = fields[field];
    return kind !== undefined && view.presentOf(kind).is === 'seat' && value === seat;
  });
}

export const eventTexts = (words: Words, events: readonly Json[]): string[] =>
  events.flatMap((event) => eventText(words, event) ?? []);
