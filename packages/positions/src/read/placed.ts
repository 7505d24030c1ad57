import { canonical, type Json, type JsonRecord, schema, type Shape, Unreadable } from '@concilio/kernel';
import { AllMisnamed, type Lexicon, Misnamed } from '../names/lexicon.ts';
import { type Path, type Source, wrongAt } from './source.ts';

/** Adds the line to an error about a name: that of the name itself, if it stands below the path and in no excepted part. */
export function placed<T>(source: Source, path: Path, read: () => T, except: readonly Path[] = []): T {
  try {
    return read();
  } catch (problem) {
    const all = problem instanceof AllMisnamed ? problem.all : problem instanceof Misnamed ? [problem] : [];
    if (all.length === 0) throw problem;
    const excepted = except.map((one) => one.join('\n'));
    const sentences = all.map(({ at, written, message }) => {
      const base = at ?? path;
      const found = find(valueAt(source.value, base), written, base, excepted);
      return wrongAt(source, found ?? base, message).message;
    });
    throw new Unreadable(sentences.join('\n'));
  }
}

/** Says of an error about a name that it stands at or below a path. */
export function within<T>(path: Path, read: () => T): T {
  try {
    return read();
  } catch (problem) {
    if (!(problem instanceof Misnamed) || problem.at !== null) throw problem;
    throw new Misnamed(problem.written, problem.message, path);
  }
}

/**
 * Runs code of a game on what stands at a path of the file. Whatever goes wrong there is a fault of this file, and of
 * no other. A game that knows better where the fault stands says so by the error's `cause`: the path from there on,
 * with seats by their numbers.
 */
export function guarded<G extends Shape, T>(
  { vocabulary }: Lexicon<G>,
  source: Source,
  path: Path,
  read: () => T,
): T {
  try {
    return read();
  } catch (problem) {
    if (problem instanceof Misnamed || problem instanceof AllMisnamed || problem instanceof Unreadable)
      throw problem;
    const { message, cause } = problem instanceof Error ? problem : new Error(String(problem));
    if (!isPath(cause)) throw wrongAt(source, path, message);
    const seats = Object.keys(schema.recordOf(valueAt(source.value, [...path, 'seats']) ?? {}));
    const named = cause.map((part, index) =>
      cause[index - 1] === 'seats'
        ? (seats.find((name) => vocabulary.seatCalled(name) === part) ?? part)
        : part,
    );
    throw wrongAt(source, [...path, ...named], message);
  }
}

const isPath = (cause: unknown): cause is Path =>
  Array.isArray(cause) && cause.every((part) => typeof part === 'string' || typeof part === 'number');

function valueAt(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(
    (inner, part) => (typeof inner === 'object' && inner !== null ? (inner as JsonRecord)[part] : undefined),
    value,
  );
}

function find(value: Json | undefined, written: Json, path: Path, excepted: readonly string[]): Path | null {
  if (value === undefined || excepted.includes(path.join('\n'))) return null;
  if (canonical(value) === canonical(written)) return path;
  if (typeof value !== 'object' || value === null) return null;
  const entries: [string | number, Json][] = Array.isArray(value)
    ? value.map((item: Json, index) => [index, item])
    : Object.entries(value as JsonRecord);
  for (const [key, item] of entries) {
    const found = key === written ? [...path, key] : find(item, written, [...path, key], excepted);
    if (found !== null) return found;
  }
  return null;
}
