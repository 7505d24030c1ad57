import { isRecord, type Json, type JsonRecord } from '@concilio/kernel';

/**
 * Views point at cards by their ids, which are for programs: a person reads what the card is. Where it is not seen what
 * it is, the pointer stays.
 */
export function spoken(view: Json): Json {
  const names: Record<string, string> = {};
  note(view, names);
  return told(view, names);
}

function note(value: Json, names: Record<string, string>): void {
  if (Array.isArray(value)) for (const item of value) note(item, names);
  else if (isRecord(value)) {
    const { id, card } = value as JsonRecord;
    if (typeof id === 'string' && typeof card === 'string') names[id] = card;
    for (const item of Object.values(value as JsonRecord)) note(item, names);
  }
}

function told(value: Json, names: Readonly<Record<string, string>>): Json {
  if (typeof value === 'string') return names[value] ?? value;
  if (Array.isArray(value)) return value.map((item: Json) => told(item, names));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value as JsonRecord).map(([field, item]) => [
      field,
      field === 'id' ? item : told(item, names),
    ]),
  );
}
