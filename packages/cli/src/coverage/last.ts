import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readInput } from '../files.ts';
import { Misuse } from '../text/say.ts';
import type { Place } from './place.ts';
import {
  fullTitle,
  hasPassed,
  type RanFile,
  type RanTest,
  readNote,
  readReport,
  type RunNote,
} from './run.ts';
import { sourceFiles, sourcesHash } from './sources.mjs';

/** A report of some ten thousand tests has a few megabytes. */
const LARGEST_REPORT = 200_000_000;

/**
 * The tests of the last run that passed. Refuses a run that says nothing of the game as it is now: one of other
 * sources, one that failed, or one that left out tests of the game.
 */
export async function passedTests({ root, reports }: Place, game: string): Promise<readonly RanTest[]> {
  const note = await read(join(reports, 'run.json'), reports, readNote);
  const files = await read(join(reports, 'vitest.json'), reports, readReport);
  if (note.sources !== sourcesHash(root)) throw new Misuse('tested.stale');
  refuseFailed(note, files, root);
  refusePartial(note, files, root, game);
  return files.flatMap(({ tests }) => tests).filter(hasPassed);
}

/** What is known of the last run by somebody who reads the rules with or without it. */
export interface Known {
  readonly passed: readonly RanTest[];
  /** Why nothing is known: there is no report, or it says nothing of the game as it is. */
  readonly why: Misuse | null;
}

/** The tests that passed; none, with the reason, where the run cannot be counted. */
export async function knownTests(place: Place, game: string): Promise<Known> {
  try {
    return { passed: await passedTests(place, game), why: null };
  } catch (problem) {
    if (!(problem instanceof Misuse)) throw problem;
    return { passed: [], why: problem };
  }
}

/** The code to leave with: a report that was refused is unreadable input, and what no report proves has failed. */
export const codeFor = ({ why }: Known, allProved: boolean): number =>
  why !== null && why.key !== 'tested.none' ? 2 : allProved ? 0 : 1;

async function read<T>(file: string, reports: string, understood: (value: unknown) => T | null): Promise<T> {
  if (!existsSync(file)) throw new Misuse('tested.none', { folder: reports });
  const value = understood(parsed(await readInput(file, LARGEST_REPORT)));
  if (value === null) throw new Misuse('tested.damaged', { file });
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A test that failed is named; a run may also have failed by its types, or have been broken off. */
function refuseFailed({ passed }: RunNote, files: readonly RanFile[], root: string): void {
  const failed = files.find((file) => file.failed);
  if (failed !== undefined) {
    const test = failed.tests.find(({ status }) => status === 'failed');
    throw new Misuse('tested.failed', {
      test: test === undefined ? fromRoot(root, failed.file) : fullTitle(test),
    });
  }
  if (!passed) throw new Misuse('tested.unfinished');
}

/** A run of some files serves a game if all of its own are among them. What options leave out, nobody can tell. */
function refusePartial({ words }: RunNote, files: readonly RanFile[], root: string, game: string): void {
  if (words.some((word) => word.startsWith('-')))
    throw new Misuse('tested.options', { words: words.join(' ') });
  const ran = files.map(({ file }) => fromRoot(root, file));
  const missing = testsOf(root, game).find((path) => !ran.includes(path));
  if (missing !== undefined) throw new Misuse('tested.partial', { game, file: missing });
}

/** The files of tests of a game, which lives in the folder of its name. */
const testsOf = (root: string, game: string): readonly string[] =>
  sourceFiles(root).filter((path) => path.startsWith(`packages/games/${game}/`) && path.endsWith('.test.ts'));

const fromRoot = (root: string, file: string): string => relative(root, file).split(sep).join('/');
