import { isRecord, type Json, type JsonRecord } from '@concilio/kernel';

/** A place of a map, with all that the view says of it. */
export interface Place {
  readonly id: string;
  /** The list of the view in which it stands. */
  readonly list: string;
  readonly record: JsonRecord;
  /** The fields of the record that are ways. */
  readonly ways: readonly string[];
  /** Every place that it has a way to or from. */
  readonly beside: readonly string[];
}

export interface MapInView {
  /** The lists of the view that are the map. */
  readonly lists: readonly string[];
  readonly places: readonly Place[];
}

/**
 * The map of a view, if it has one: lists of records with ids, each of which lists ids of others, in its own list or in
 * another one (a sea lists the coasts that it touches).
 */
export function mapIn(view: JsonRecord): MapInView | null {
  const lists = Object.entries(view).flatMap(([list, value]) => {
    const records = recordsWithIds(value);
    return records === null ? [] : [{ list, records }];
  });
  const ids = new Set(lists.flatMap(({ records }) => records.map(idOf)));
  const joined = lists.flatMap(({ list, records }) => {
    const ways = waysAmong(records, ids);
    return ways.length === 0 ? [] : [{ list, records, ways }];
  });
  const drawn = new Set(joined.flatMap(({ records }) => records.map(idOf)));
  const steps = joined.flatMap(({ records, ways }) =>
    records.flatMap((record) =>
      ways
        .flatMap((field) => idsIn(record[field]))
        .filter((other) => drawn.has(other))
        .map((other) => [idOf(record), other] as const),
    ),
  );
  if (steps.length === 0) return null;
  const besideOf = (id: string) => [
    ...new Set(steps.flatMap(([from, to]) => (from === id ? [to] : to === id ? [from] : []))),
  ];
  return {
    lists: joined.map(({ list }) => list),
    places: joined.flatMap(({ list, records, ways }) =>
      records.map((record) => ({ id: idOf(record), list, record, ways, beside: besideOf(idOf(record)) })),
    ),
  };
}

const idOf = ({ id }: JsonRecord): string => (typeof id === 'string' ? id : '');

/** Cards have ids too, but they are on no map. */
function recordsWithIds(value: Json | undefined): readonly JsonRecord[] | null {
  if (!Array.isArray(value) || value.length < 2) return null;
  const items: readonly Json[] = value;
  const records = items.flatMap((item) => (isRecord(item) ? [item as JsonRecord] : []));
  return records.length === items.length && records.every((one) => idOf(one) !== '' && !('card' in one))
    ? records
    : null;
}

/** The fields in which every record has a list of places, not all of them empty. */
const waysAmong = (records: readonly JsonRecord[], ids: ReadonlySet<string>): string[] =>
  Object.keys(records[0] ?? {}).filter(
    (field) =>
      records.every(
        (record) => Array.isArray(record[field]) && idsIn(record[field]).every((id) => ids.has(id)),
      ) && records.some((record) => idsIn(record[field]).length > 0),
  );

/** What is no id stands for a place that does not exist. */
const idsIn = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.map((item: Json) => (typeof item === 'string' ? item : '')) : [];
