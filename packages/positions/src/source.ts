import { type Json, schema, type Schema, Unreadable } from '@concilio/kernel';
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { breakageOf } from './broken.ts';
import { problemsOf } from './problems.ts';

export type Path = readonly (string | number)[];

/** The most that a position file may be long, in characters. */
export const LONGEST = 1_000_000;
const MOST_ALIASES = 100;

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
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem !== undefined) {
    const { offset, sentence } = breakageOf(text, problem);
    throw refused(lines.linePos(offset).line, sentence);
  }
  if (document.directives?.yaml.version !== '1.2')
    throw new Unreadable('The position is read as YAML 1.2: take the line "%YAML" out.');
  refuseOddities(document, (offset) => lines.linePos(offset).line);
  const lineOf = (path: Path): number => lines.linePos(offsetOf(document, path)).line;
  return { value: valueOf(document), lineOf };
}

/** Checks a part of a file; all that does not fit is said, each with its line and on a line of its own. */
export function checked<T>(expected: Schema<T>, value: Json | undefined, source: Source, at: Path = []): T {
  const result = schema.check(expected, value);
  if (result.problems === undefined) return result.value;
  const wrong = problemsOf(expected, value)
    .map(({ path, message }) => ({ path: [...at, ...path], message }))
    .sort((one, other) => source.lineOf(one.path) - source.lineOf(other.path))
    .map(({ path, message }) => wrongAt(source, path, message));
  throw new Unreadable([...new Set(wrong.map(({ message }) => message))].join('\n'));
}

/** The error that says what is wrong at a place of the file. */
export function wrongAt(source: Source, path: Path, message: string): Unreadable {
  const where = path.length === 0 ? '' : `${path.join('.')}: `;
  return refused(source.lineOf(path), where + message);
}

const refused = (line: number, message: string): Unreadable =>
  new Unreadable(`Line ${line}: ${/[.?!]$/.test(message) ? message : `${message}.`}`);

/** What YAML allows and a position has no use for: keys that are not text, and aliases into themselves. */
function refuseOddities(document: Document, lineAt: (offset: number) => number): void {
  visit(document, {
    Pair(_key, pair) {
      if (!isScalar(pair.key))
        throw refused(lineAt(startOf(pair.key)), 'a key must be a single word or text');
    },
    Alias(_key, alias, above) {
      const target = alias.resolve(document);
      const line = lineAt(startOf(alias));
      if (target === undefined) throw refused(line, `there is no "&${alias.source}" above`);
      if (above.some((node) => node === target))
        throw refused(line, `"*${alias.source}" stands inside itself`);
    },
  });
}

function valueOf(document: Document): Json {
  try {
    return document.toJS({ maxAliasCount: MOST_ALIASES }) as Json;
  } catch (problem) {
    if (!(problem instanceof ReferenceError)) throw problem;
    throw new Unreadable(`The position repeats itself by aliases (*) more than ${MOST_ALIASES} times.`);
  }
}

function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = startOf(node);
  for (const part of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
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

const startOf = (node: unknown): number =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? Number(node.range[0])
    : 0;
