import {
  type Field,
  isPiece,
  isRecord,
  type Json,
  type JsonRecord,
  schema,
  type SchemaNode,
  type Shape,
} from '@concilio/kernel';
import { boxHolds } from './choose.ts';
import { fold, splitCopy } from './fold.ts';
import { Misnamed, seatCalled } from './lexicon.ts';
import { reallyNear } from './near.ts';
import type { Scene } from './same.ts';

/**
 * Refuses what could never stand at a place of the view. A misspelt name equals nothing, so that "not" and "excludes"
 * would hold for the wrong reason. `actual` is what stands there now, once or in several entries.
 */
export function mustMakeSense<G extends Shape>(
  scene: Scene<G>,
  node: SchemaNode | undefined,
  written: Json,
  actual: readonly Json[],
): void {
  if (written === null) return;
  if (node?.is === 'either') return mustFitOne(scene, node.choices, written, actual);
  if (typeof written === 'string') return textMustMakeSense(scene, node, written, actual);
  const unlike = (isFitting: boolean) => {
    if (!isFitting && node !== undefined && node.is !== 'anything')
      throw new Misnamed(written, `${expectedAt(node)} is expected there${hintFor(node, written)}`);
  };
  if (Array.isArray(written)) {
    unlike(node?.is === 'list');
    const items = actual.flatMap((value) => schema.listOf(value));
    for (const item of written as readonly Json[])
      mustMakeSense(scene, node?.is === 'list' ? node.items : undefined, item, items);
  } else if (isRecord(written)) {
    unlike(node?.is === 'record' || node?.is === 'by name');
    fieldsMustMakeSense(scene, node, written as JsonRecord, actual);
  } else {
    const isNumber = typeof written === 'number';
    unlike(
      node?.is === (isNumber ? 'integer' : 'flag') ||
        (node?.is === 'one of' && node.values.some((value) => value === written)),
    );
  }
}

/** A piece stands in a view as a record, but is written by its name. */
const expectedAt = (node: SchemaNode): string =>
  node.is === 'record' ? 'a name or a record' : schema.expects(node);

const hintFor = (node: SchemaNode, written: Json): string =>
  node.is === 'text' && !isRecord(written) && !Array.isArray(written) ? ': write it in quotes' : '';

function mustFitOne<G extends Shape>(
  scene: Scene<G>,
  choices: readonly SchemaNode[],
  written: Json,
  actual: readonly Json[],
): void {
  let wrong: Misnamed | null = null;
  for (const choice of choices) {
    try {
      return mustMakeSense(scene, choice, written, actual);
    } catch (problem) {
      if (!(problem instanceof Misnamed)) throw problem;
      wrong ??= problem;
    }
  }
  if (wrong !== null) throw wrong;
}

function fieldsMustMakeSense<G extends Shape>(
  scene: Scene<G>,
  node: SchemaNode | undefined,
  written: JsonRecord,
  actual: readonly Json[],
): void {
  const { vocabulary } = scene.lexicon;
  const records = actual.filter(isRecord) as readonly JsonRecord[];
  for (const [key, item] of Object.entries(written)) {
    const isThere = records.some((record) => Object.hasOwn(record, key));
    if (node?.is === 'by name' && !isThere && !vocabulary.knows(key))
      throw new Misnamed(key, vocabulary.unknown(key));
    const known = node?.is === 'record' ? Object.keys(node.fields) : null;
    const meant = known?.find((one) => one === key || vocabulary.labelsOf(one).includes(fold(key)));
    if (known !== null && meant === undefined) {
      const near = reallyNear(key, known);
      const hint = near === null ? `known are ${known.join(', ')}` : `did you mean "${near}"?`;
      throw new Misnamed(key, `"${key}" is not known here; ${hint}`);
    }
    const below =
      node?.is === 'record' ? node.fields[meant ?? key] : node?.is === 'by name' ? node.items : undefined;
    mustMakeSense(
      scene,
      below,
      item,
      records.flatMap((record) => record[key] ?? []),
    );
  }
}

function textMustMakeSense<G extends Shape>(
  scene: Scene<G>,
  node: SchemaNode | undefined,
  written: string,
  actual: readonly Json[],
): void {
  const { vocabulary } = scene.lexicon;
  if (actual.includes(written)) return;
  switch (node?.is) {
    case 'integer':
      if (/^-?\d+$/.test(written.trim()))
        throw new Misnamed(
          written,
          `"${written}" is a text, and a number stands there: write it without quotes`,
        );
      seatCalled(scene.lexicon, written);
      return;
    case 'flag':
    case 'list':
      throw new Misnamed(written, `${schema.expects(node)} is expected there, not "${written}"`);
    case 'one of':
      if (node.values.some((value) => vocabulary.labelsOf(String(value)).includes(fold(written)))) return;
      throw new Misnamed(written, `"${written}" is none of ${node.values.join(', ')}`);
    case 'text':
      // Any text may stand there, unless what stands there is a name.
      if (actual.some((value) => typeof value === 'string' && (isPiece(value) || isThing(scene, value))))
        mustBeName(scene, written);
      return;
    case 'record':
      mustBeName(scene, written);
      // A record stands for a piece or another thing; seats are numbers.
      if (vocabulary.thingsCalled(splitCopy(written).base).length === 0)
        throw new Misnamed(written, `"${written}" is a seat, and none stands there`);
      return;
    default:
      mustBeName(scene, written);
  }
}

const isThing = <G extends Shape>({ lexicon }: Scene<G>, id: string): boolean =>
  lexicon.game.position.things.some((thing) => thing.id === id);

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
  field: Field,
  written: Json,
): void {
  if (written === null) return;
  const wrong = (wanted: string) =>
    new Misnamed(written, `"${key}" is ${wanted}, not ${JSON.stringify(written)}`);
  if (typeof field !== 'string') {
    if (!Array.isArray(written)) throw wrong('a list');
    for (const one of written as readonly Json[]) mustFitField(scene, key, field[0], one);
    return;
  }
  const { lexicon } = scene;
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
