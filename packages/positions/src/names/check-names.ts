import {
  isPiece,
  isRecord,
  type Json,
  type JsonRecord,
  type KindNode,
  schema,
  type Shape,
  view,
} from '@concilio/kernel';
import { boxHolds } from '../setup/choose.ts';
import { writtenAs } from './fields.ts';
import { fold, splitCopy } from './fold.ts';
import { Misnamed, seatCalled } from './lexicon.ts';
import { reallyNear } from './near.ts';
import type { Scene } from '../assert/same.ts';
import { expects } from '../schema/view-schema.ts';

/**
 * Refuses what could never stand at a place of the view. A misspelt name equals nothing, so that "not" and "excludes"
 * would hold for the wrong reason. `actual` is what stands there now, once or in several entries.
 */
export function checkNames<G extends Shape>(
  scene: Scene<G>,
  declared: KindNode | undefined,
  written: Json,
  actual: readonly Json[],
): void {
  if (written === null) return;
  const kind = declared === undefined ? undefined : view.presentOf(declared);
  if (typeof written === 'string') return textMustMakeSense(scene, kind, written, actual);
  const unlike = (isFitting: boolean) => {
    if (!isFitting && kind !== undefined)
      throw new Misnamed(written, `${expects(kind)} is expected there${hintFor(kind, written)}`);
  };
  if (Array.isArray(written)) {
    const below = kind === undefined ? null : view.itemsOf(kind);
    unlike(below !== null);
    const items = actual.flatMap((value) => schema.listOf(value));
    for (const item of written as readonly Json[]) checkNames(scene, below ?? undefined, item, items);
  } else if (isRecord(written)) {
    unlike(kind !== undefined && (kind.is === 'by thing' || view.fieldsOf(kind) !== null));
    fieldsMustMakeSense(scene, kind, written as JsonRecord, actual);
  } else {
    const as = kind === undefined ? null : writtenAs(kind);
    unlike(typeof written === 'number' ? as === 'integer' || as === 'seat' : as === 'flag');
  }
}

const hintFor = (kind: KindNode, written: Json): string =>
  isPlain(kind) && writtenAs(kind) === 'text' && !isRecord(written) && !Array.isArray(written)
    ? ': write it in quotes'
    : '';

const isPlain = (kind: KindNode): boolean =>
  kind.is !== 'by thing' && view.itemsOf(kind) === null && view.fieldsOf(kind) === null;

function fieldsMustMakeSense<G extends Shape>(
  scene: Scene<G>,
  kind: KindNode | undefined,
  written: JsonRecord,
  actual: readonly Json[],
): void {
  const { vocabulary } = scene.lexicon;
  const records = actual.filter(isRecord) as readonly JsonRecord[];
  const fields = kind === undefined ? null : view.fieldsOf(kind);
  for (const [key, item] of Object.entries(written)) {
    const isThere = records.some((record) => Object.hasOwn(record, key));
    if (kind?.is === 'by thing' && !isThere && !vocabulary.knows(key))
      throw new Misnamed(key, vocabulary.unknown(key));
    const known = fields === null ? null : Object.keys(fields);
    const meant = known?.find((one) => one === key || vocabulary.labelsOf(one).includes(fold(key)));
    if (known !== null && meant === undefined) {
      const near = reallyNear(key, known);
      const hint = near === null ? `known are ${known.join(', ')}` : `did you mean "${near}"?`;
      throw new Misnamed(key, `"${key}" is not known here; ${hint}`);
    }
    const below = kind?.is === 'by thing' ? kind.of : fields?.[meant ?? key];
    checkNames(
      scene,
      below,
      item,
      records.flatMap((record) => record[key] ?? []),
    );
  }
}

function textMustMakeSense<G extends Shape>(
  scene: Scene<G>,
  kind: KindNode | undefined,
  written: string,
  actual: readonly Json[],
): void {
  const { vocabulary } = scene.lexicon;
  if (actual.includes(written)) return;
  if (kind === undefined) return mustBeName(scene, written);
  if (!isPlain(kind)) {
    if (view.itemsOf(kind) !== null)
      throw new Misnamed(written, `${expects(kind)} is expected there, not "${written}"`);
    mustBeName(scene, written);
    // A record stands for a piece or another thing; seats are numbers.
    if (vocabulary.thingsCalled(splitCopy(written).base).length === 0)
      throw new Misnamed(written, `"${written}" is a seat, and none stands there`);
    return;
  }
  switch (kind.is) {
    case 'back':
    case 'one of':
    case 'phase':
      if (kind.values.some((value) => vocabulary.labelsOf(value).includes(fold(written)))) return;
      throw new Misnamed(written, `"${written}" is none of ${kind.values.join(', ')}`);
    default:
  }
  switch (writtenAs(kind)) {
    case 'seat':
    case 'integer':
      if (/^-?\d+$/.test(written.trim()))
        throw new Misnamed(
          written,
          `"${written}" is a text, and a number stands there: write it without quotes`,
        );
      if (kind.is !== 'seat')
        throw new Misnamed(written, `${expects(kind)} is expected there, not "${written}"`);
      seatCalled(scene.lexicon, written);
      return;
    case 'flag':
      throw new Misnamed(written, `${expects(kind)} is expected there, not "${written}"`);
    default:
      // Any text may stand there, unless what stands there, or would, is a name.
      if (namesStand(scene, kind, actual)) mustBeName(scene, written);
  }
}

/** Whether names stand at a place: those of things, unless what stands there now is called by its id alone. */
function namesStand<G extends Shape>(scene: Scene<G>, kind: KindNode, actual: readonly Json[]): boolean {
  const texts = actual.filter((value) => typeof value === 'string');
  const isName = (value: string) => isPiece(value) || isThing(scene, value);
  return kind.is === 'thing' || kind.is === 'piece id' ? texts.every(isName) : texts.some(isName);
}

const isThing = <G extends Shape>({ lexicon }: Scene<G>, id: string): boolean =>
  lexicon.game.things.some((thing) => thing.id === id);

/** Refuses a text that is no name of a thing or seat, or the number of a copy that the box does not hold. */
export function mustBeName<G extends Shape>({ lexicon, state }: Scene<G>, name: string): void {
  const { vocabulary } = lexicon;
  if (vocabulary.seatCalled(name) !== null) return;
  const { base, copy } = splitCopy(name);
  const things = vocabulary.thingsCalled(base);
  if (things.length === 0) throw new Misnamed(name, vocabulary.unknown(name));
  const most = Math.max(...things.map((thing) => boxHolds(lexicon, state, thing)));
  if (copy !== null && copy > most)
    throw new Misnamed(name, `there is no "${name}": the box holds ${most} of it`);
}

/** Refuses what could never be the value of an event's field. */
export function mustFitField<G extends Shape>(
  scene: Scene<G>,
  key: string,
  kind: KindNode,
  written: Json,
): void {
  if (written === null) return;
  const wrong = (wanted: string) =>
    new Misnamed(written, `"${key}" is ${wanted}, not ${JSON.stringify(written)}`);
  const items = view.itemsOf(kind);
  if (items !== null) {
    if (!Array.isArray(written)) throw wrong('a list');
    for (const one of written as readonly Json[]) mustFitField(scene, key, items, one);
    return;
  }
  const { lexicon } = scene;
  const field = writtenAs(kind);
  switch (field) {
    case 'seat':
      if (typeof written !== 'number' || lexicon.vocabulary.seats[written] === undefined)
        seatCalled(lexicon, written);
      return;
    case 'thing':
    case 'piece':
      if (typeof written !== 'string') throw wrong(`the name of a ${field}`);
      mustBeName(scene, written);
      if (lexicon.vocabulary.thingsCalled(splitCopy(written).base).length === 0) throw wrong(`a ${field}`);
      if (field === 'thing' && splitCopy(written).copy !== null)
        throw new Misnamed(
          written,
          `"${key}" is a thing and no piece: write "${written}" without its number`,
        );
      return;
    case 'integer':
      if (typeof written !== 'number') throw wrong('a number');
      return;
    case 'flag':
      if (typeof written !== 'boolean') throw wrong('true or false');
      return;
    case 'text':
      if (typeof written !== 'string') throw wrong('a text (write it in quotes)');
  }
}
