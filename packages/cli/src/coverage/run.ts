import { isRecord } from '@concilio/kernel';

/** Things that were named, by game and event. */
export type ToldThings = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A test of a run. */
export interface RanTest {
  /** Its file, as an absolute path. */
  readonly file: string;
  /** The titles of the groups around it, from the outside. */
  readonly groups: readonly string[];
  readonly title: string;
  readonly status: string;
  /** What the rules have told while it ran. */
  readonly told: ToldThings;
}

/** A file of tests of a run; one that could not be loaded has failed without any test. */
export interface RanFile {
  readonly file: string;
  readonly failed: boolean;
  readonly tests: readonly RanTest[];
}

/** What `npm test` writes beside the report of vitest: what the run was of, and how it ended. */
export interface RunNote {
  /** The hash of the sources when it began. */
  readonly sources: string;
  /** What was given to vitest besides. */
  readonly words: readonly string[];
  /** Every part of `npm test` has passed. */
  readonly passed: boolean;
}

export const fullTitle = ({ groups, title }: RanTest): string => [...groups, title].join(' ');

export const hasPassed = ({ status }: RanTest): boolean => status === 'passed';

/** Reads the note; `null` if it is none. */
export function readNote(value: unknown): RunNote | null {
  if (!isRecord(value)) return null;
  const { sources, words, passed } = value;
  if (typeof sources !== 'string' || !isTexts(words) || typeof passed !== 'boolean') return null;
  return { sources, words, passed };
}

/** Reads the report that vitest writes; `null` if it is none. */
export function readReport(value: unknown): readonly RanFile[] | null {
  if (!isRecord(value)) return null;
  return allOf(value.testResults, readFile);
}

function readFile(value: unknown): RanFile | null {
  if (!isRecord(value) || typeof value.name !== 'string') return null;
  const file = value.name;
  const tests = allOf(value.assertionResults, (test) => readTest(file, test));
  return tests === null ? null : { file, failed: value.status !== 'passed', tests };
}

function readTest(file: string, value: unknown): RanTest | null {
  if (!isRecord(value)) return null;
  const { ancestorTitles: groups, title, status, meta } = value;
  if (!isTexts(groups) || typeof title !== 'string' || typeof status !== 'string') return null;
  return { file, groups, title, status, told: isRecord(meta) && isTold(meta.told) ? meta.told : {} };
}

const isTold = (value: unknown): value is ToldThings =>
  isRecord(value) &&
  Object.values(value).every((events) => isRecord(events) && Object.values(events).every(isTexts));

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** A list read item by item; `null` if one of them cannot be. */
function allOf<T>(value: unknown, read: (item: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(value)) return null;
  const items: T[] = [];
  for (const item of value) {
    const made = read(item);
    if (made === null) return null;
    items.push(made);
  }
  return items;
}
