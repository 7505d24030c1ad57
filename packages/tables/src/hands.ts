import { isRecord, type Json, type JsonRecord } from '@concilio/kernel';

/** What two seats of one person see together: where one sees a back and the other a face, the face. */
export const openHands = (one: object, other: object): object =>
  both(one as JsonRecord, other as JsonRecord) as JsonRecord;

function both(one: Json, other: Json): Json {
  if (Array.isArray(one) && Array.isArray(other)) {
    // Of a pile whose top only one of them knows, there is more in their list.
    if (one.length !== other.length) return one.length > other.length ? one : other;
    return one.map((item: Json, place) => both(item, other[place] as Json));
  }
  if (!isRecord(one) || !isRecord(other)) return one;
  if (one.card === null && typeof other.card === 'string') return other as JsonRecord;
  return Object.fromEntries(
    Object.entries(one as JsonRecord).map(([name, value]) => [
      name,
      name in other ? both(value, (other as JsonRecord)[name] as Json) : value,
    ]),
  );
}
