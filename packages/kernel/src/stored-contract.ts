import type { Contract, Shape } from './game.ts';
import type { EventKind, QuestionKind } from './contract.ts';
import type { Fields, KindNode } from './kinds.ts';
import type { Json, JsonRecord } from './json.ts';

/**
 * A contract as plain data, for what must be read when the rules that it was declared in are gone. Kinds may hold
 * themselves, so they stand in one list and name each other by their places there. What is written beside a kind for
 * those who write position files is left out: nobody reads a view by it.
 */
export interface StoredContract {
  readonly kinds: readonly JsonRecord[];
  readonly view: number;
  readonly questions: Readonly<
    Record<string, { readonly kind: QuestionKind['kind']; readonly data: StoredFields }>
  >;
  readonly events: Readonly<Record<string, StoredFields>>;
  readonly texts: Readonly<Record<string, StoredFields>>;
}

type StoredFields = Readonly<Record<string, number>>;

const eachOf = <T, U>(record: Readonly<Record<string, T>>, made: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, made(value)]));

export function storedContract({ view, questions, events, texts }: Contract<Shape>): StoredContract {
  const kinds: JsonRecord[] = [];
  const places = new Map<KindNode, number>();
  const placeOf = (node: KindNode): number => {
    const known = places.get(node);
    if (known !== undefined) return known;
    // It has its place before those that it holds, since it may be one of them.
    const place = kinds.push({}) - 1;
    places.set(node, place);
    kinds[place] = written(node);
    return place;
  };
  const written = (node: KindNode): JsonRecord => {
    const { text: _text, ...rest } = node;
    if ('of' in rest) return { ...rest, of: placeOf(typeof rest.of === 'function' ? rest.of() : rest.of) };
    if ('fields' in rest) return { ...rest, fields: fieldsFrom(rest.fields) };
    return rest;
  };
  const fieldsFrom = (fields: Fields): StoredFields => eachOf(fields, placeOf);
  return {
    view: placeOf(view),
    questions: eachOf(questions, ({ kind, data }) => ({ kind, data: fieldsFrom(data) })),
    events: eachOf(events, ({ data }) => fieldsFrom(data)),
    texts: eachOf(texts, fieldsFrom),
    kinds,
  };
}

/** The contract that was stored, with kinds that read every view, event and sentence as those did. */
export function readContract(stored: StoredContract): Contract<Shape> {
  const made = new Map<number, KindNode>();
  const kindAt = (place: number): KindNode => {
    const known = made.get(place);
    if (known !== undefined) return known;
    const kind = read(stored.kinds[place] ?? {});
    made.set(place, kind);
    return kind;
  };
  // Only a zone can hold itself, so only there the reading must wait.
  const read = ({ of, fields, ...rest }: JsonRecord): KindNode =>
    ({
      ...rest,
      text: '',
      ...(of === undefined ? {} : { of: rest.is === 'zone' ? () => kindAt(Number(of)) : kindAt(Number(of)) }),
      ...(fields === undefined ? {} : { fields: fieldsFrom(fields) }),
      // What was stored is one of the kinds: it was written from one.
    }) as unknown as KindNode;
  const fieldsFrom = (fields: Json): Fields => eachOf(fields as StoredFields, kindAt);
  return {
    view: kindAt(stored.view),
    questions: eachOf(
      stored.questions,
      ({ kind, data }): QuestionKind => ({ kind, data: fieldsFrom(data), text: '', options: '' }),
    ),
    events: eachOf(stored.events, (data): EventKind => ({ data: fieldsFrom(data), text: '' })),
    texts: eachOf(stored.texts, fieldsFrom),
  };
}
