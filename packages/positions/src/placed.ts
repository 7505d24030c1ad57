import { canonical, type Json, type JsonRecord } from '@concilio/kernel';
import { Misnamed } from './lexicon.ts';
import { type Path, type Source, wrongAt } from './source.ts';

/** Adds the line to an error about a name: that of the name itself, if it stands below the path and in no excepted part. */
export function placed<T>(source: Source, path: Path, read: () => T, except: readonly Path[] = []): T {
  try {
    return read();
  } catch (problem) {
    if (!(problem instanceof Misnamed)) throw problem;
    const base = problem.at ?? path;
    const excepted = except.map((one) => one.join('\n'));
    const found = find(valueAt(source.value, base), problem.written, base, excepted);
    throw wrongAt(source, found ?? base, problem.message);
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
