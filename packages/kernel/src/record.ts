import { type Concession, concededBy } from './concede.ts';
import type { Shape } from './game.ts';
import { isRecord } from './json.ts';
import type { Table } from './play.ts';
import { isSeed } from './random.ts';
import type { Answer } from './recorded.ts';
import type { Seat } from './seat.ts';

/** One line of a match's log. Only answers reach the rules, and concessions those that ask for them. */
export type Entry =
  | ({ readonly kind: 'answer' } & Answer)
  /** Back to the first `to` answers, on behalf of a seat and with the consent of others. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number; readonly agreed: readonly Seat[] }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly who: 'person' | 'bot' | 'nobody' }
  | { readonly kind: 'timeout'; readonly seat: Seat }
  | { readonly kind: 'concede'; readonly seat: Seat };

/** A whole match: with the rules it gives every state and every event. While the match runs it is a secret. */
export interface MatchRecord<G extends Shape = Shape> {
  readonly format: 'concilio match 1';
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: G['options'];
  readonly seed: string;
  /** Where it began, if not with set-up: a position, or another match. */
  readonly start: Table<G> | null;
  readonly log: readonly Entry[];
  /** What went wrong after the last entry, in a file that reproduces a fault. */
  readonly fault?: string;
}

/** What a table keeps beside the log, so that it can go on after a deploy: the last checkpoint, and the answers since. */
export interface Checkpoint<G extends Shape = Shape> {
  readonly version: number;
  readonly table: Table<G>;
  readonly answers: readonly Answer[];
}

/** Something that was read is not what it should be; the message is one sentence for the reader. */
export class Unreadable extends Error {}

/** Whether a parsed file is a match record: its outer form only, the rules judge the rest. */
export function readRecord(value: unknown): MatchRecord {
  if (!isRecord(value) || typeof value.format !== 'string' || !value.format.startsWith('concilio match '))
    throw new Unreadable('This is not a saved match of Concilio.');
  if (value.format !== 'concilio match 1')
    throw new Unreadable(`The file is a "${value.format}"; this Concilio reads "concilio match 1".`);
  const { game, version, seats, options, seed, start, log } = value;
  const whole =
    typeof game === 'string' &&
    Number.isSafeInteger(version) &&
    Number.isSafeInteger(seats) &&
    isRecord(options) &&
    typeof seed === 'string' &&
    isSeed(seed) &&
    (start === null || (isTable(start) && start.seats === seats)) &&
    Array.isArray(log) &&
    log.every(isEntry);
  if (!whole)
    throw new Unreadable('The saved match is damaged: it lacks a part, or a part has the wrong form.');
  return value as unknown as MatchRecord;
}

function isEntry(entry: unknown): entry is Entry {
  if (!isRecord(entry) || !Number.isSafeInteger(entry.seat)) return false;
  switch (entry.kind) {
    case 'answer':
      return typeof entry.question === 'string' && entry.pick !== undefined && typeof entry.by === 'string';
    case 'undo':
      return Number.isSafeInteger(entry.to) && Array.isArray(entry.agreed);
    case 'seat':
      return entry.who === 'person' || entry.who === 'bot' || entry.who === 'nobody';
    case 'timeout':
    case 'concede':
      return true;
    default:
      return false;
  }
}

function isTable(value: unknown): value is { readonly seats: number } {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value.seats) &&
    isRecord(value.state) &&
    isRecord(value.random) &&
    isRecord(value.random.draws) &&
    Array.isArray(value.random.forced) &&
    typeof value.random.seed === 'string' &&
    typeof value.aliasSeed === 'string' &&
    Array.isArray(value.agenda) &&
    value.agenda.every((line) => isRecord(line) && typeof line.step === 'string' && isRecord(line.with))
  );
}

/** The answers that count after every undo, and the concessions, which nobody can take back. */
export function replayable(log: readonly Entry[]): {
  readonly answers: readonly Answer[];
  readonly conceded: readonly Concession[];
} {
  const answers: Answer[] = [];
  let conceded: readonly Concession[] = [];
  for (const line of log) {
    if (line.kind === 'answer') answers.push(answerOf(line));
    else if (line.kind === 'concede') conceded = [...conceded, { seat: line.seat, after: answers.length }];
    else if (line.kind === 'undo') {
      answers.splice(line.to);
      conceded = concededBy(conceded, answers.length);
    }
  }
  return { answers, conceded };
}

/**
 * A log without the answers that were taken back later. All else stays at its moment, and how often something was taken
 * back can still be counted; what an undo left that a later one took back as well, it leaves no more.
 */
export function folded(log: readonly Entry[]): readonly Entry[] {
  let standing = 0;
  const places = log.map((line) => {
    if (line.kind === 'undo') standing = Math.min(standing, line.to);
    return line.kind === 'answer' ? standing++ : standing;
  });
  let kept = Infinity;
  return log
    .toReversed()
    .flatMap((line, back): Entry[] => {
      const place = places[log.length - 1 - back] ?? 0;
      if (line.kind === 'answer') return place < kept ? [line] : [];
      if (line.kind !== 'undo') return [line];
      kept = Math.min(kept, place);
      return [{ ...line, to: kept }];
    })
    .toReversed();
}

const answerOf = ({ question, seat, pick, by }: Answer): Answer => ({ question, seat, pick, by });
