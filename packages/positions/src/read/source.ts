import { type Json, type Problem, schema, type Schema, Unreadable } from '@concilio/kernel';
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { breakageOf } from './broken.ts';
import { yamlProblemIn, startOf } from './yaml-problems.ts';
import { explained } from './problems.ts';

export type Path = readonly (string | number)[];

/** The most that a position file may be long, in characters. */
export const LONGEST = 1_000_000;
const MOST_ALIASES = 100;
/** So many problems are told; whoever puts them right sees the rest. */
const MOST_TOLD = 20;

/** A file that has been parsed, and knows on which line everything stands. */
export interface Source {
  readonly value: Json;
  /** The line of what stands at a path, or of the nearest thing above it. */
  lineOf(path: Path): number;
}

/** Reads YAML 1.2, of which JSON is a part. Whatever is wrong is said in one sentence. */
export function parseSource(text: string): Source {
  if (text.length > LONGEST)
    throw new Unreadable(
      `The position is longer than ${LONGEST} characters, which is the most that is read.`,
    );
  if (text.trim() === '') throw new Unreadable('The position is empty.');
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'error',
    // The library compares each key with every other; we look for keys that stand there twice ourselves.
    uniqueKeys: false,
  });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem !== undefined) {
    const { offset, sentence } = breakageOf(text, problem);
    throw refused(lines.linePos(offset).line, sentence);
  }
  if (document.directives?.yaml.version !== '1.2')
    throw new Unreadable('The position is read as YAML 1.2: take the line "%YAML" out.');
  const unreadable = yamlProblemIn(document);
  if (unreadable !== null) throw refused(lines.linePos(startOf(unreadable.node)).line, unreadable.sentence);
  const pairs: Pairs = new WeakMap();
  const lineOf = (path: Path): number => lines.linePos(offsetOf(document, pairs, path)).line;
  return { value: valueOf(document), lineOf };
}

/** Checks a part of a file; all that does not fit is said, each with its line and on a line of its own. */
export function checked<T>(expected: Schema<T>, value: Json | undefined, source: Source, at: Path = []): T {
  const result = schema.check(expected, value);
  if (result.problems === undefined) return result.value;
  const inOrder = sorted(source, at, result.problems);
  // A file may be wrong in more places than anybody reads: only those that are told are looked into.
  const wrong = sorted(
    source,
    at,
    inOrder.slice(0, MOST_TOLD).flatMap((problem) => explained(expected, value, problem)),
  ).map(({ path, message }) => wrongAt(source, [...at, ...path], message).message);
  const told = [...new Set(wrong)];
  const left = told.length + Math.max(0, inOrder.length - MOST_TOLD) - MOST_TOLD;
  throw new Unreadable([...told.slice(0, MOST_TOLD), ...(left > 0 ? [`And ${left} more.`] : [])].join('\n'));
}

/** Problems in the order of the lines that they stand on. */
const sorted = (source: Source, at: Path, problems: readonly Problem[]): readonly Problem[] =>
  problems
    .map((problem) => ({ problem, line: source.lineOf([...at, ...problem.path]) }))
    .sort((one, other) => one.line - other.line)
    .map(({ problem }) => problem);

/** The error that says what is wrong at a place of the file. */
export function wrongAt(source: Source, path: Path, message: string): Unreadable {
  const where = path.length === 0 ? '' : `${path.join('.')}: `;
  return refused(source.lineOf(path), where + message);
}

const refused = (line: number, message: string): Unreadable =>
  new Unreadable(`Line ${line}: ${/[.?!]$/.test(message) ? message : `${message}.`}`);

function valueOf(document: Document): Json {
  try {
    return document.toJS({ maxAliasCount: MOST_ALIASES }) as Json;
  } catch (problem) {
    if (!(problem instanceof ReferenceError)) throw problem;
    throw new Unreadable(`The position repeats itself by aliases (*) more than ${MOST_ALIASES} times.`);
  }
}

type Pairs = WeakMap<YAMLMap, ReadonlyMap<string, Pair>>;

function offsetOf(document: Document, pairs: Pairs, path: Path): number {
  let node: unknown = document.contents;
  let offset = startOf(node);
  for (const part of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = pairsIn(node, pairs).get(String(part));
      if (pair === undefined) return offset;
      offset = startOf(pair.key);
      node = pair.value;
    } else if (isSeq(node) && typeof part === 'number') {
      node = node.items[part];
      if (node === undefined) return offset;
      offset = startOf(node);
    } else return offset;
  }
  return offset;
}

/** The entries of a record by their keys, looked up once. */
function pairsIn(map: YAMLMap, known: Pairs): ReadonlyMap<string, Pair> {
  const pairs =
    known.get(map) ??
    new Map(map.items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : '', pair] as const));
  known.set(map, pairs);
  return pairs;
}
