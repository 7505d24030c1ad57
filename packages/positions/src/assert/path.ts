import {
  canonical,
  isRecord,
  type Json,
  type JsonRecord,
  type KindNode,
  type Shape,
  view as kinds,
} from '@concilio/kernel';
import { fold } from '../names/fold.ts';
import { foldName, Misnamed, seatCalled } from '../names/lexicon.ts';
import { reallyNear } from '../names/near.ts';
import { inWords, labelsIn, type Scene } from './same.ts';
import { mustBeName } from '../names/check-names.ts';

/** What stands at a path, or that there is nothing, and what may have been meant. */
export type Found =
  | { readonly value: Json; readonly kind: KindNode | undefined }
  | { readonly absent: string };

interface Part {
  readonly text: string;
  /** In brackets, so that it is one part whatever is in it. */
  readonly quoted: boolean;
}

/**
 * Follows a path through a view. Since names may have dots in them, the longest name that fits is taken.
 * `mustBeThinkable` refuses a path that could never be: used where nothing is expected to be there.
 */
export function follow<G extends Shape>(
  scene: Scene<G>,
  view: JsonRecord,
  path: string,
  mustBeThinkable: boolean,
): Found {
  const parts = partsOf(path);
  let value: Json = view;
  let kind: KindNode | undefined = scene.lexicon.game.contract.view;
  for (let at = 0; at < parts.length; ) {
    const step: Step | null = nextStep(scene, value, kind, parts.slice(at));
    if (step === null) {
      const part = meantBy(scene, parts.slice(at));
      if (kind?.is === 'per seat' && Array.isArray(value) && !/^\d+$/.test(part))
        seatCalled(scene.lexicon, part);
      if (mustBeThinkable && !isThinkable(scene, value, kind, part))
        throw new Misnamed(path, `the view has no "${part}"${hint(scene, value, part)}`);
      const above = parts.slice(0, at).map(({ text }) => text);
      return { absent: near(scene, value, part) ?? whatThereIs(value, above.join('.'), part) };
    }
    kind = kindBelow(kind, step.key);
    ({ value } = step);
    at += step.length;
  }
  return { value, kind };
}

/** A path through the deepest view is far shorter; every way to read one with many dots is tried. */
const LONGEST_PATH = 500;
const MOST_PARTS = 40;

function partsOf(path: string): readonly Part[] {
  if (path.length > LONGEST_PATH)
    throw new Misnamed(
      path,
      `a path has at most ${LONGEST_PATH} characters, and this one has ${path.length}`,
    );
  const parts = [...path.matchAll(/\[([^\]]*)\]|[^.[]+/g)].map(
    ([text, quoted]): Part =>
      quoted === undefined ? { text, quoted: false } : { text: quoted, quoted: true },
  );
  if (parts.length === 0) throw new Misnamed(path, 'a path names at least one thing');
  if (parts.length > MOST_PARTS)
    throw new Misnamed(path, `a path has at most ${MOST_PARTS} parts, and this one has ${parts.length}`);
  return parts;
}

/** The name that a part which leads nowhere was meant to be: with its dots, if there is such a name. */
function meantBy<G extends Shape>({ lexicon }: Scene<G>, parts: readonly Part[]): string {
  const joined = parts.map((_, index) =>
    parts
      .slice(0, index + 1)
      .map(({ text }) => text)
      .join('.'),
  );
  return joined.findLast((name) => lexicon.vocabulary.knows(name)) ?? joined[0] ?? '';
}

interface Step {
  readonly value: Json;
  readonly key: string;
  readonly length: number;
}

function nextStep<G extends Shape>(
  scene: Scene<G>,
  value: Json,
  kind: KindNode | undefined,
  parts: readonly Part[],
): Step | null {
  const longest = parts[0]?.quoted === true ? 1 : parts.findIndex(({ quoted }) => quoted);
  for (let length = longest < 0 ? parts.length : longest; length > 0; length--) {
    const name = parts
      .slice(0, length)
      .map(({ text }) => text)
      .join('.');
    const child = childCalled(scene, value, kind, name);
    if (child !== null) return { ...child, length };
  }
  return null;
}

function childCalled<G extends Shape>(
  scene: Scene<G>,
  value: Json,
  kind: KindNode | undefined,
  name: string,
): Omit<Step, 'length'> | null {
  if (Array.isArray(value)) return itemCalled(scene, value, kind, name);
  if (!isRecord(value)) return null;
  const record = value as JsonRecord;
  const { vocabulary } = scene.lexicon;
  const found = Object.hasOwn(record, name)
    ? name
    : Object.keys(record).find((one) => vocabulary.labelsOf(one).includes(fold(name)));
  return found === undefined ? null : { value: record[found] ?? null, key: found };
}

function itemCalled<G extends Shape>(
  scene: Scene<G>,
  items: readonly Json[],
  kind: KindNode | undefined,
  name: string,
): Omit<Step, 'length'> | null {
  const seat = kind?.is === 'per seat' ? scene.lexicon.vocabulary.seatCalled(name) : null;
  const index = seat ?? (/^\d+$/.test(name) ? Number(name) : null);
  if (index !== null) return index < items.length ? { value: items[index] ?? null, key: name } : null;
  const fitting = items.filter((item) => labelsIn(scene, item).includes(foldName(name)));
  const [first] = fitting;
  if (first === undefined) return null;
  const looks = fitting.map((item) => canonical(withoutId(item)));
  if (looks.some((look) => look !== looks[0]))
    throw new Misnamed(
      name,
      `"${name}" may be any of these, which differ: ${fitting.map((item) => JSON.stringify(inWords(scene, item))).join('; ')}`,
    );
  return { value: first, key: name };
}

function withoutId(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutId);
  if (!isRecord(value)) return value;
  const { id: _id, ...rest } = value as JsonRecord;
  return Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, withoutId(item)]));
}

function kindBelow(kind: KindNode | undefined, key: string): KindNode | undefined {
  if (kind === undefined) return undefined;
  const present = kinds.presentOf(kind);
  const below = present.is === 'by thing' ? present.of : kinds.itemsOf(present);
  const found = below ?? kinds.fieldsOf(present)?.[key];
  return found === undefined ? undefined : kinds.presentOf(found);
}

/** Whether something could stand there at another time. */
function isThinkable<G extends Shape>(
  scene: Scene<G>,
  value: Json,
  kind: KindNode | undefined,
  part: string,
): boolean {
  const { lexicon } = scene;
  if (Array.isArray(value)) {
    if (!/^\d+$/.test(part)) mustBeName(scene, part);
    return true;
  }
  const fields = kind === undefined ? null : kinds.fieldsOf(kind);
  if (fields !== null) return Object.hasOwn(fields, part);
  return kind?.is !== 'by thing' || lexicon.vocabulary.knows(part);
}

function near<G extends Shape>({ lexicon }: Scene<G>, value: Json, part: string): string | null {
  if (Array.isArray(value) && /^\d+$/.test(part))
    return `the list has ${value.length === 1 ? '1 entry' : `${value.length} entries`}, numbered from 0`;
  if (Array.isArray(value)) return lexicon.vocabulary.knows(part) ? null : lexicon.vocabulary.unknown(part);
  const known = isRecord(value) ? reallyNear(part, Object.keys(value)) : null;
  return known === null ? null : `did you mean "${known}"?`;
}

/** `the view has no "tracks"; it has place, sauron, …`: where the path breaks off, and what stands there. */
function whatThereIs(value: Json, above: string, part: string): string {
  const where = above === '' ? 'the view' : `"${above}"`;
  if (Array.isArray(value)) return `${where} has no "${part}"`;
  if (!isRecord(value)) return `${where} is ${JSON.stringify(value)} and has no "${part}"`;
  return `${where} has no "${part}"; it has ${Object.keys(value).join(', ') || 'nothing'}`;
}

const hint = <G extends Shape>(scene: Scene<G>, value: Json, part: string): string => {
  const meant = near(scene, value, part);
  return meant === null ? '' : `; ${meant}`;
};
