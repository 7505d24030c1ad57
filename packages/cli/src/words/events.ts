import { type Field, type FieldKind, isRecord, type Json } from '@concilio/kernel';
import { listed, seatName, sentence, thingName, type Words } from './words.ts';

/** An event as one sentence; `null` where it says nothing that these words could name. */
export function eventText(words: Words, event: Json): string | null {
  if (!isRecord(event) || typeof event.name !== 'string' || !isRecord(event.said)) return null;
  const events: Readonly<Record<string, { readonly fields: Readonly<Record<string, Field>> }>> =
    words.game.position.events;
  const fields = events[event.name]?.fields ?? {};
  const values = Object.entries(event.said).flatMap(([field, value]) => {
    const written = fields[field];
    const kind = typeof written === 'string' ? written : written?.[0];
    // Ids of pieces are for machines; what the reader may know of a piece stands in a field of its own.
    return kind === undefined || kind === 'piece' ? [] : [[field, valueOf(words, kind, value as Json)]];
  });
  return sentence(words, `event.${event.name}`, Object.fromEntries(values));
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
