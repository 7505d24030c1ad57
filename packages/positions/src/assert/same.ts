import {
  faceOf,
  isPiece,
  isRecord,
  type Json,
  type JsonRecord,
  type PieceId,
  type Shape,
  thingOf,
} from '@concilio/kernel';
import { fold } from '../names/fold.ts';
import { foldName, labelsOfPiece, type Lexicon, nameOfPiece, piecesOf } from '../names/lexicon.ts';

/** A table at one moment, and how the file speaks of it. */
export interface Scene<G extends Shape> {
  readonly lexicon: Lexicon<G>;
  readonly state: G['state'];
}

export interface Comparison {
  /** Whether lists are compared without regard to order. */
  readonly anyOrder: boolean;
  /** Whether a record may have more fields than are written. */
  readonly partly: boolean;
}

/** Whether a value is what the file says: numbers strictly, texts as names. */
export function isSame<G extends Shape>(
  scene: Scene<G>,
  written: Json,
  actual: Json,
  how: Comparison,
): boolean {
  if (typeof written === 'string') return isCalled(scene, actual, written);
  if (written === null) return actual === null || (isRecord(actual) && actual.card === null);
  if (Array.isArray(written)) return Array.isArray(actual) && areSame(scene, written, actual, how);
  if (isRecord(written))
    return isRecord(actual) && haveSame(scene, written as JsonRecord, actual as JsonRecord, how);
  return written === actual;
}

function areSame<G extends Shape>(
  scene: Scene<G>,
  written: readonly Json[],
  actual: readonly Json[],
  how: Comparison,
): boolean {
  if (written.length !== actual.length) return false;
  return how.anyOrder
    ? holdsAll(scene, written, actual, how)
    : written.every((item, index) => isSame(scene, item, actual[index] ?? null, how));
}

function haveSame<G extends Shape>(
  scene: Scene<G>,
  written: JsonRecord,
  actual: JsonRecord,
  how: Comparison,
): boolean {
  const keyOf = (name: string) =>
    Object.hasOwn(actual, name)
      ? name
      : Object.keys(actual).find((key) => scene.lexicon.vocabulary.labelsOf(key).includes(fold(name)));
  const keys = Object.keys(written).map(keyOf);
  const fit = Object.values(written).every((item, index) => {
    const key = keys[index];
    // What a piece is called, its number included, is known by its id too.
    if (key === 'card' && typeof item === 'string') return isCalled(scene, actual, item);
    return key !== undefined && isSame(scene, item, actual[key] ?? null, how);
  });
  return fit && (how.partly || Object.keys(actual).every((key) => key === 'id' || keys.includes(key)));
}

/** Whether every written item is in the list, each as an item of its own. */
export function holdsAll<G extends Shape>(
  scene: Scene<G>,
  written: readonly Json[],
  actual: readonly Json[],
  how: Comparison,
): boolean {
  return pairUp(written, actual, (item, other) => isSame(scene, item, other, how)) !== null;
}

/** Pairs each of some items with an item of its own that fits it, or `null`: "Ember 5" must not take the only "Ember 5#1". */
export function pairUp<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  fits: (one: One, other: Other) => boolean,
): readonly number[] | null {
  const takenBy = new Map<number, number>();
  const seek = (one: number, tried: Set<number>): boolean =>
    others.some((other, index) => {
      if (tried.has(index) || !fits(ones[one] as One, other)) return false;
      tried.add(index);
      const holder = takenBy.get(index);
      if (holder !== undefined && !seek(holder, tried)) return false;
      takenBy.set(index, one);
      return true;
    });
  if (!ones.every((_, one) => seek(one, new Set()))) return null;
  return ones.map((_, one) => [...takenBy].find(([, holder]) => holder === one)?.[0] ?? -1);
}

/** Whether a value of a view or event is what a name stands for. */
function isCalled<G extends Shape>(scene: Scene<G>, actual: Json, name: string): boolean {
  const { vocabulary } = scene.lexicon;
  if (typeof actual === 'number') return vocabulary.seatCalled(name) === actual;
  return actual === name || labelsIn(scene, actual).includes(foldName(name));
}

/** Everything that a value of a view is called: a text that is an id, or the record of a piece or thing. */
export function labelsIn<G extends Shape>(
  { lexicon, state }: Scene<G>,
  value: Json | undefined,
): readonly string[] {
  const { vocabulary } = lexicon;
  if (typeof value === 'string')
    return isPiece(value) ? labelsOfPiece(lexicon, state, value) : vocabulary.labelsOf(value);
  if (!isRecord(value) || value.card === null) return [];
  const { id, card } = value as JsonRecord;
  return [id, card].flatMap((one) => (typeof one === 'string' ? labelsIn({ lexicon, state }, one) : []));
}

/** A value of a view as a file would write it: pieces and things by name, and no ids. */
export function inWords<G extends Shape>(scene: Scene<G>, value: Json, isNumbered = false): Json {
  const { lexicon, state } = scene;
  const nameOf = (piece: PieceId, needsNumber: boolean) =>
    needsNumber
      ? nameOfPiece(lexicon, state, piece)
      : lexicon.vocabulary.nameOf(thingOf(faceOf(piecesOf(lexicon, state), piece)));
  if (typeof value === 'string')
    return isPiece(value) ? nameOf(value, true) : lexicon.vocabulary.nameOf(value);
  if (Array.isArray(value)) return value.map((item: Json) => inWords(scene, item, isNumbered));
  if (!isRecord(value)) return value;
  const { id, ...rest } = value as JsonRecord;
  const fields = Object.entries(rest).map(([key, item]) => [key, inWords(scene, item, isNumbered)] as const);
  if (typeof id !== 'string' || !isPiece(id))
    return Object.fromEntries(id === undefined ? fields : [['id', id], ...fields]);
  const { card } = rest;
  if (card !== thingOf(faceOf(piecesOf(lexicon, state), id))) return Object.fromEntries(fields);
  return fields.length === 1
    ? nameOf(id, isNumbered)
    : { ...Object.fromEntries(fields), card: nameOf(id, true) };
}
