import { type Json, type JsonRecord, schema, type Shape, StepFault, Unreadable } from '@concilio/kernel';
import type { Language } from '@concilio/text';
import type { Positioned } from '../format.ts';
import { type Failure, Fault } from './failure.ts';
import { placed } from '../read/placed.ts';
import { leftOver } from '../setup/script.ts';
import { runOn, type Session, sessionOf } from './session.ts';
import { type Path, type Source, wrongAt } from '../read/source.ts';
import { start, type Started } from '../setup/start.ts';
import { examine } from '../assert/then.ts';
import type { Trace } from './trace.ts';
import { carryOut } from './when.ts';

/** What came of a position. */
export interface Result {
  readonly ok: boolean;
  /** How many entries of `when` were carried out. */
  readonly steps: number;
  readonly failures: readonly Failure[];
  /** Why it could not be run to its end, in one sentence. */
  readonly error?: string;
  /** Whether that is a mistake in the file, and not in the rules. */
  readonly unreadable?: true;
  readonly trace?: Trace;
}

export interface Settings {
  readonly trace?: boolean;
  /** The language of names in failures and traces. */
  readonly language?: Language;
  /** Whether it may be run only to see its course, although it asserts nothing. */
  readonly mayAssertNothing?: boolean;
}

/** Runs a position. Whatever is wrong with it, or with the rules, is in the result. */
export function runPosition<G extends Shape>(
  game: Positioned<G>,
  source: Source,
  settings: Settings = {},
): Result {
  const progress: Progress<G> = { steps: 0, failures: [], session: null };
  const result = (wrong: Pick<Result, 'error' | 'unreadable'>): Result => ({
    ok: wrong.error === undefined && progress.failures.length === 0,
    steps: progress.steps,
    failures: progress.failures,
    ...wrong,
    ...(progress.session?.tracer ? { trace: progress.session.tracer.end() } : {}),
  });
  try {
    const started = start(game, source, settings.language);
    if (settings.mayAssertNothing !== true) mustAssert(started);
    progress.session = sessionOf(started, settings.trace === true);
    play(progress.session, progress);
    return result({});
  } catch (problem) {
    if (problem instanceof Unreadable) return result({ error: problem.message, unreadable: true });
    if (problem instanceof Fault || problem instanceof StepFault) return result({ error: problem.message });
    throw problem;
  }
}

/** A file that says nothing of what must hold would hold whatever the rules do. */
function mustAssert<G extends Shape>({ file, source }: Started<G>): void {
  const isSaying = (entry: Json) => {
    const { then, ...others } = schema.recordOf(entry);
    return Object.keys(others).length > 0 || schema.listOf(then).length > 0;
  };
  if (schema.listOf(file.then).length === 0 && !schema.listOf(file.when).some(isSaying))
    throw wrongAt(source, [], 'the file asserts nothing: write "then"');
}

interface Progress<G extends Shape> {
  steps: number;
  readonly failures: Failure[];
  session: Session<G> | null;
}

function play<G extends Shape>(session: Session<G>, progress: Progress<G>): void {
  const { file, source } = session;
  for (const [index, entry] of schema.listOf(file.when).map(schema.recordOf).entries()) {
    const path = ['when', index];
    const failure = placed(source, path, () =>
      entry.then === undefined
        ? carryOut(session, entry, index)
        : assertBetween(session, entry, path, progress),
    );
    if (failure !== null) {
      progress.failures.push(failure);
      return;
    }
    progress.steps++;
  }
  if (schema.recordOf(schema.listOf(file.when).at(-1)).stop !== true) runOn(session);
  examineAll(session, file.then, ['then'], progress);
  for (const index of leftOver(session.script, session.match.table.random))
    progress.failures.push({
      line: source.lineOf(['script', index]),
      path: `script.${index}`,
      expected: schema.listOf(file.script)[index] ?? null,
      actual: 'left over',
      message:
        file.at === undefined
          ? 'there was no such draw: the entry is left over'
          : 'there was no such draw: the entry is left over; with "at" set-up is already over, and its draws with it',
    });
}

function assertBetween<G extends Shape>(
  session: Session<G>,
  entry: JsonRecord,
  path: Path,
  progress: Progress<G>,
): null {
  const [stray] = Object.keys(entry).filter((key) => key !== 'then');
  if (stray !== undefined)
    throw new Unreadable(`Line ${session.source.lineOf(path)}: "${stray}" does not go with "then".`);
  examineAll(session, entry.then, [...path, 'then'], progress);
  return null;
}

function examineAll<G extends Shape>(
  session: Session<G>,
  assertions: Json | undefined,
  path: Path,
  progress: Progress<G>,
): void {
  for (const [index, assertion] of schema.listOf(assertions).map(schema.recordOf).entries()) {
    const at = [...path, index];
    for (const finding of placed(session.source, at, () => examine(session, assertion)))
      progress.failures.push({ line: session.source.lineOf(at), ...finding });
  }
}
