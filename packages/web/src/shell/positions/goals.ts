import { type Answer, type Json, schema, type Table, type Shape, Unreadable } from '@concilio/kernel';
import { type Assertion, runPosition, type Source, type Started, writePosition } from '@concilio/positions';
import { common, gameText, listed, sentence, type Speaker } from '@concilio/text';
import { type Positioned } from '@concilio/positions/format';
import type { Say } from '../../ui/say.ts';
import type { Key } from '../../table/text/index.ts';

/** Something that a position file says must hold in the end, and whether it does now. */
export interface Goal {
  readonly line: number;
  readonly assertion: Assertion;
  /** `null` where it cannot be told. */
  readonly holds: boolean | null;
}

/**
 * Whether the goals of a file hold after these answers: the file is run with the answers in place of its own, so
 * that its words mean here exactly what they mean in a test.
 */
export function goalsAfter(
  game: Positioned,
  started: Started<Shape>,
  answers: readonly Answer[],
): readonly Goal[] {
  const { source, goals } = started;
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
  game: Positioned,
  { match, source, seats }: Started<Shape>,
  answers: readonly Answer[],
): readonly number[] | null {
  const { seed, start, options } = match.save();
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
export function goalText(speaker: Speaker, say: Say<Key>, assertion: Assertion): string {
  const { path, pending, event, outcome, as } = assertion;
  const text =
    path !== undefined
      ? pathText(speaker, say, path, assertion)
      : pending !== undefined
        ? pendingText(say, pending)
        : event !== undefined
          ? eventText(speaker, say, event, assertion)
          : outcomeText(speaker, say, outcome ?? 'none');
  return as === undefined ? text : say('goal.seen', { goal: text, name: as });
}

function pathText(speaker: Speaker, say: Say<Key>, path: string, assertion: Assertion): string {
  const what = placeName(speaker, path);
  const said = OPERATORS.flatMap((operator) => {
    const value = assertion[operator];
    if (value === undefined) return [];
    const shown = operator === 'count' ? Number(value) : shownValue(speaker, value);
    return [say(`goal.${operator}`, { what, value: shown })];
  });
  return said.length === 0 ? say('goal.absent', { what }) : said.join(', ');
}

/** `seats.Frodo.runes` by the names that the table gives to its parts. */
function placeName(speaker: Speaker, path: string): string {
  let known = 'view';
  const parts = path.split('.').flatMap((part) => {
    if (part === 'seats') {
      known = 'view.seats';
      return [];
    }
    const label = gameText(speaker, `${known}.${part}`);
    if (label !== undefined) known = `${known}.${part}`;
    return [label ?? part];
  });
  return parts.join(' › ');
}

function shownValue(speaker: Speaker, value: Json): string {
  if (Array.isArray(value))
    return listed(
      speaker,
      value.map((item: Json) => shownValue(speaker, item)),
    );
  if (value === true || value === false) return common(speaker.language, value ? 'answer.yes' : 'answer.no');
  if (value === null) return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function pendingText(say: Say<Key>, pending: NonNullable<Assertion['pending']>): string {
  if (pending === 'none') return say('goal.pending.none');
  const { seat, options, includes = [] } = pending;
  const named = [...(seat === undefined ? [] : [seat]), ...(options ?? includes)];
  return say('goal.pending', { value: named.join(', ') });
}

function eventText(
  speaker: Speaker,
  say: Say<Key>,
  name: string,
  { with: data = {}, count }: Assertion,
): string {
  const values = Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      typeof value === 'number' ? value : shownValue(speaker, value),
    ]),
  );
  const sentenceOf = sentence(speaker, `event.${name}`, values);
  const what = sentenceOf === `event.${name}` ? [name, ...Object.values(values)].join(' ') : sentenceOf;
  return count === undefined ? say('goal.event', { what }) : say('goal.event.count', { what, value: count });
}

function outcomeText(speaker: Speaker, say: Say<Key>, outcome: NonNullable<Assertion['outcome']>): string {
  if (outcome === 'none') return say('goal.outcome.none');
  const { won, winner, score, reason } = outcome;
  const parts = [
    ...(won === undefined ? [] : [say(won ? 'end.won' : 'end.lost')]),
    ...(winner === undefined ? [] : [`${say('end.winner')}: ${shownValue(speaker, winner)}`]),
    ...(score === undefined ? [] : [`${say('end.scores')}: ${shownValue(speaker, score)}`]),
    ...(reason === undefined ? [] : [sentence(speaker, `outcome.${reason}`)]),
  ];
  return say('goal.outcome', { value: parts.join(', ') });
}
