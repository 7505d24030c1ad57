import { isRecord, type Json, type JsonRecord, type KindNode, view } from '@concilio/kernel';
import { wordName } from '../values.ts';
import { type Reader, scalarText } from './reader.ts';

/** A number or a word with its name. */
export interface Fact {
  readonly path: string;
  readonly label: string;
  /** Empty where the label says it all. */
  readonly text: string;
  readonly number: number | null;
  /** The sign that may stand beside it: the name of a stat or of a token, or the field. */
  readonly sign: string;
  /** What the number can be, where it is on a track. */
  readonly range: { readonly min: number; readonly max: number } | null;
  /** All that it goes through, where it is a phase. */
  readonly among: readonly { readonly text: string; readonly isNow: boolean }[];
}

/** What is not so (no, nothing) is not worth a word. */
export function factOf(reader: Reader, declared: KindNode, value: Json, path: string, label: string): Fact[] {
  const kind = view.presentOf(declared);
  const fact = (text: string, more: Partial<Fact> = {}): Fact[] => [
    { path, label, text, number: null, sign: signOf(kind, path), range: null, among: [], ...more },
  ];
  if (value === true) return fact('');
  if (isRecord(value) || Array.isArray(value)) {
    const text = deepText(reader, kind, value);
    return text === null ? [] : fact(text);
  }
  const text = scalarText(reader, kind, value);
  if (text === null) return [];
  if (kind.is === 'phase') return fact(text, { among: amongOf(reader, kind, String(value)) });
  if (typeof value !== 'number' || kind.is === 'seat') return fact(text);
  return fact(text, { number: value, range: kind.is === 'track' ? { min: kind.min, max: kind.max } : null });
}

const signOf = (kind: KindNode, path: string): string =>
  kind.is === 'stat' ? kind.stat : kind.is === 'tokens' ? kind.token : path.slice(path.lastIndexOf('.') + 1);

const amongOf = (
  { speaker }: Reader,
  kind: KindNode & { readonly is: 'phase' },
  now: string,
): Fact['among'] =>
  kind.values.map((value) => ({ text: wordName(speaker, kind.named, value), isNow: value === now }));

/** A list, or a record that is no piece: all that it says, one after the other; `null` if that is nothing. */
function deepText(reader: Reader, declared: KindNode, value: Json, between = ' · '): string | null {
  const kind = view.presentOf(declared);
  const joined = (parts: readonly string[], by: string) => (parts.length === 0 ? null : parts.join(by));
  const items = view.itemsOf(kind);
  if (items !== null)
    return Array.isArray(value)
      ? joined(
          value.flatMap((item: Json) => deepText(reader, items, item, ' ') ?? []),
          between,
        )
      : null;
  if (!isRecord(value)) return scalarText(reader, kind, value);
  const fields =
    kind.is === 'by thing'
      ? Object.fromEntries(Object.keys(value).map((key) => [key, kind.of]))
      : (view.fieldsOf(kind) ?? {});
  // A piece is called by its card: its id is the same thing once more.
  return joined(
    Object.entries(fields).flatMap(([field, below]) =>
      field === 'id' && kind.is === 'piece'
        ? []
        : (deepText(reader, below, (value as JsonRecord)[field] ?? null, ' ') ?? []),
    ),
    ' ',
  );
}
