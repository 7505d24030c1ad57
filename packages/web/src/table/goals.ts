import {
  type Answer,
  type Json,
  type JsonRecord,
  schema,
  type Table,
  type Shape,
  Unreadable,
} from '@concilio/kernel';
import { runPosition, type Source, type Started, writePosition } from '@concilio/positions';
import { common, gameText, listed, sentence, type AnyGame, type Words } from '@concilio/words';
import type { Say } from '../ui/say.ts';
import type { Key } from './text/index.ts';

/** Something that a position file says must hold in the end, and whether it does now. */
export interface Goal {
  readonly line: number;
  readonly assertion: JsonRecord;
  /** `null` where it cannot be told. */
  readonly holds: boolean | null;
}

/**
 * Whether the goals of a file hold after these answers: the file is run with the answers in place of its own, so
 * that its words mean here exactly what they mean in a test.
 */
export function goalsAfter(
  game: AnyGame,
  started: Started<Shape>,
  answers: readonly Answer[],
): readonly Goal[] {
  const { source, file } = started;
  const goals = schema.listOf(file.then).map(schema.recordOf);
  const lineOf = (index: number) => source.lineOf(['then', index]);
  const failed = failedLines(game, started, answers);
  return goals.map((assertion, index) => ({
    line: lineOf(index),
    assertion,
    holds: failed === null ? null : !failed.includes(lineOf(index)),
  }));
}

/** The lines of `then` that do not hold; `null` where the answers cannot be written down. */
function failedLines(
  game: AnyGame,
  { match, source, file }: Started<Shape>,
  answers: readonly Answer[],
): readonly number[] | null {
  const { seed, start, options } = match.save();
  const seats = schema.listOf(file.seats).map(String);
  try {
    const written = writePosition(
      game,
      { table: start as unknown as Table<Shape>, answers, options },
      { seats, seed, isSetup: true },
    );
    const value = { ...schema.recordOf(source.value), when: written.when ?? [] };
    const played: Source = { value, lineOf: (path) => source.lineOf(path) };
    const { failures, error } = runPosition(game, played, { mayAssertNothing: true });
    return error === undefined ? failures.map(({ line }) => line) : null;
  } catch (problem) {
    if (problem instanceof Unreadable) return null;
    throw problem;
  }
}

const OPERATORS = ['equals', 'not', 'atLeast', 'atMost', 'includes', 'excludes', 'count'] as const;

/** A goal as a sentence. */
export function goalText(words: Words, say: Say<Key>, assertion: JsonRecord): string {
  const { path, pending, event, outcome, as } = assertion;
  const text =
    path !== undefined
      ? pathText(words, say, String(path), assertion)
      : pending !== undefined
        ? pendingText(words, say, pending)
        : event !== undefined
          ? eventText(words, say, String(event), assertion)
          : outcomeText(words, say, outcome ?? 'none');
  return as === undefined ? text : say('goal.seen', { goal: text, name: String(as) });
}

function pathText(words: Words, say: Say<Key>, path: string, assertion: JsonRecord): string {
  const what = placeName(words, path);
  const said = OPERATORS.flatMap((operator) => {
    const value = assertion[operator];
    if (value === undefined) return [];
    const shown = operator === 'count' ? Number(value) : shownValue(words, value);
    return [say(`goal.${operator}`, { what, value: shown })];
  });
  return said.length === 0 ? say('goal.absent', { what }) : said.join(', ');
}

/** `seats.Frodo.runes` by the names that the table gives to its parts. */
function placeName(words: Words, path: string): string {
  let known = 'view';
  const parts = path.split('.').flatMap((part) => {
    if (part === 'seats') {
      known = 'view.seats';
      return [];
    }
    const label = gameText(words, `${known}.${part}`);
    if (label !== undefined) known = `${known}.${part}`;
    return [label ?? part];
  });
  return parts.join(' › ');
}

function shownValue(words: Words, value: Json): string {
  if (Array.isArray(value))
    return listed(
      words,
      value.map((item: Json) => shownValue(words, item)),
    );
  if (value === true || value === false) return common(words.language, value ? 'answer.yes' : 'answer.no');
  if (value === null) return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function pendingText(words: Words, say: Say<Key>, pending: Json): string {
  if (pending === 'none') return say('goal.pending.none');
  const { seat, options, includes } = schema.recordOf(pending);
  const named = [seat, ...schema.listOf(options ?? includes)].flatMap((one) =>
    one === undefined ? [] : [shownValue(words, one)],
  );
  return say('goal.pending', { value: named.join(', ') });
}

function eventText(words: Words, say: Say<Key>, name: string, { with: told, count }: JsonRecord): string {
  const fields = schema.recordOf(told);
  const values = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      typeof value === 'number' ? value : shownValue(words, value),
    ]),
  );
  const sentenceOf = sentence(words, `event.${name}`, values);
  const what = sentenceOf === `event.${name}` ? [name, ...Object.values(values)].join(' ') : sentenceOf;
  return count === undefined
    ? say('goal.event', { what })
    : say('goal.event.count', { what, value: Number(count) });
}

function outcomeText(words: Words, say: Say<Key>, outcome: Json): string {
  if (outcome === 'none') return say('goal.outcome.none');
  const { won, winner, score, reason } = schema.recordOf(outcome);
  const parts = [
    ...(won === undefined ? [] : [say(won === true ? 'end.won' : 'end.lost')]),
    ...(winner === undefined ? [] : [`${say('end.winner')}: ${shownValue(words, winner)}`]),
    ...(score === undefined ? [] : [`${say('end.scores')}: ${shownValue(words, score)}`]),
    ...(reason === undefined ? [] : [sentence(words, `outcome.${String(reason)}`)]),
  ];
  return say('goal.outcome', { value: parts.join(', ') });
}
