import { isRecord, type Json, type JsonRecord, type KindNode, view } from '@concilio/kernel';
import { wordName } from '../values.ts';
import { gameText, isThing, seatName, thingName, type Speaker } from '../speaker.ts';

/** What reading needs to know wherever it is. */
export interface Reader {
  readonly speaker: Speaker;
  /** The names of all pieces that can be told apart, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** Before whom it lies, if before anybody. */
  readonly seat: number | null;
  /** The pieces that something under way speaks of, with its name. */
  readonly marks: Map<string, string>;
}

/** Ids of pieces stand in views beside what they are. */
export function namesIn(speaker: Speaker, seen: Json): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const look = (value: Json): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (isRecord(value)) {
      const { id, card } = value as JsonRecord;
      if (typeof id === 'string' && typeof card === 'string') names.set(id, thingName(speaker, card));
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
export function labelOf(speaker: Speaker, path: string, field: string, kind?: KindNode): string {
  return (
    gameText(speaker, path) ??
    gameText(speaker, `view.${field}`) ??
    (kind === undefined ? undefined : kindLabel(speaker, view.presentOf(kind))) ??
    (isThing(speaker, field) || gameText(speaker, `thing.${field}`) !== undefined
      ? thingName(speaker, field)
      : field)
  );
}

const kindLabel = (speaker: Speaker, kind: KindNode): string | undefined =>
  kind.is === 'stat'
    ? gameText(speaker, `stat.${kind.stat}`)
    : kind.is === 'tokens'
      ? gameText(speaker, `token.${kind.token}`)
      : undefined;

/** A value that is no list and no record, in words; `null` where there is nothing to say. */
export function scalarText({ speaker, names }: Reader, kind: KindNode, value: Json): string | null {
  if (value === null || typeof value === 'boolean' || value === '') return null;
  if (typeof value === 'number')
    return kind.is === 'seat' ? seatName(speaker, value) : painted(speaker, value);
  const text = String(value);
  switch (kind.is) {
    case 'piece id':
      return names.get(text) ?? null;
    case 'subject':
      return names.get(text) ?? subjectName(speaker, kind.named, text);
    case 'thing':
      return thingName(speaker, text);
    case 'type':
      return painted(speaker, wordName(speaker, ['type'], text));
    case 'word':
    case 'one of':
    case 'phase':
      return painted(speaker, wordName(speaker, kind.named, text));
    default:
      return painted(speaker, text);
  }
}

const painted = ({ paint }: Speaker, value: string | number): string => paint.thing(String(value));

function subjectName(speaker: Speaker, named: readonly string[], text: string): string {
  const word = wordName(speaker, named, text);
  return word === text ? thingName(speaker, text) : word;
}
