import { isRecord, type Json, type JsonRecord, type KindNode, view } from '@concilio/kernel';
import { wordName } from '../values.ts';
import { gameText, isThing, seatName, thingName, type Words } from '../words.ts';

/** What reading needs to know wherever it is. */
export interface Reader {
  readonly words: Words;
  /** The names of all pieces that can be told apart, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** Before whom it lies, if before anybody. */
  readonly seat: number | null;
  /** The pieces that something under way speaks of, with its name. */
  readonly marks: Map<string, string>;
}

/** Ids of pieces stand in views beside what they are. */
export function namesIn(words: Words, seen: Json): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const look = (value: Json): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (isRecord(value)) {
      const { id, card } = value as JsonRecord;
      if (typeof id === 'string' && typeof card === 'string') names.set(id, thingName(words, card));
      Object.values(value as JsonRecord).forEach(look);
    }
  };
  look(seen);
  return names;
}

/**
 * The word for a field: the game's own for this place, or for the field wherever it stands; of what is called by a thing,
 * the name of the thing.
 */
export function labelOf(words: Words, path: string, field: string, kind?: KindNode): string {
  return (
    gameText(words, path) ??
    gameText(words, `view.${field}`) ??
    (kind === undefined ? undefined : kindLabel(words, view.presentOf(kind))) ??
    (isThing(words, field) || gameText(words, `thing.${field}`) !== undefined
      ? thingName(words, field)
      : field)
  );
}

const kindLabel = (words: Words, kind: KindNode): string | undefined =>
  kind.is === 'stat'
    ? gameText(words, `stat.${kind.stat}`)
    : kind.is === 'tokens'
      ? gameText(words, `token.${kind.token}`)
      : undefined;

/** A value that is no list and no record, in words; `null` where there is nothing to say. */
export function scalarText({ words, names }: Reader, kind: KindNode, value: Json): string | null {
  if (value === null || typeof value === 'boolean' || value === '') return null;
  if (typeof value === 'number') return kind.is === 'seat' ? seatName(words, value) : painted(words, value);
  const text = String(value);
  switch (kind.is) {
    case 'piece id':
      return names.get(text) ?? null;
    case 'subject':
      return names.get(text) ?? subjectName(words, kind.named, text);
    case 'thing':
      return thingName(words, text);
    case 'type':
      return painted(words, wordName(words, ['type'], text));
    case 'word':
    case 'one of':
    case 'phase':
      return painted(words, wordName(words, kind.named, text));
    default:
      return painted(words, text);
  }
}

const painted = ({ paint }: Words, value: string | number): string => paint.thing(String(value));

function subjectName(words: Words, named: readonly string[], text: string): string {
  const word = wordName(words, named, text);
  return word === text ? thingName(words, text) : word;
}
