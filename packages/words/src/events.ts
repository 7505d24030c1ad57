import { type Field, type FieldKind, isRecord, type Json, type Seat } from '@concilio/kernel';
import { listed, seatName, sentence, thingName, type Words } from './words.ts';

/**
 * An event as one sentence; `null` where it says nothing that these words could name, or has no sentence of its own: what
 * only says where a piece has gone, after another event has told the deed, is for motion and not for the log.
 */
export function eventText(words: Words, event: Json): string | null {
  if (!isRecord(event) || typeof event.name !== 'string' || !isRecord(event.said)) return null;
  const { name, said } = event;
  const values = Object.entries(said).flatMap(([field, value]) => {
    const kind = kindOf(words, name, field);
    // Ids of pieces are for machines; what the reader may know of a piece stands in a field of its own.
    return kind === undefined || kind === 'piece' ? [] : [[field, valueOf(words, kind, value as Json)]];
  });
  return sentence(words, `event.${name}`, Object.fromEntries(values)) || null;
}

/** What a field of an event holds, as the game declares it. */
function kindOf(words: Words, name: string, field: string): FieldKind | undefined {
  const events: Readonly<Record<string, { readonly fields: Readonly<Record<string, Field>> }>> =
    words.game.position.events;
  const written = events[name]?.fields[field];
  return typeof written === 'string' ? written : written?.[0];
}

/** Whether an event says something about a player. */
export function isAbout(words: Words, seat: Seat, event: Json): boolean {
  if (!isRecord(event) || typeof event.name !== 'string' || !isRecord(event.said)) return false;
  const { name, said } = event;
  return Object.entries(said).some(
    ([field, value]) => kindOf(words, name, field) === 'seat' && value === seat,
  );
}

export const eventTexts = (words: Words, events: readonly Json[]): string[] =>
  events.flatMap((event) => eventText(words, event) ?? []);

function valueOf(words: Words, kind: FieldKind, value: Json): string | number {
  if (Array.isArray(value))
    return listed(
      words,
      value.map((item: Json) => String(valueOf(words, kind, item))),
    );
  if (value === null) return '';
  if (kind === 'seat' && typeof value === 'number') return seatName(words, value);
  if (kind === 'thing' && typeof value === 'string') return thingName(words, value);
  return typeof value === 'number' ? value : String(value);
}
