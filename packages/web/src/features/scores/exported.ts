import type { Cell, LogOfGame } from './contract.ts';
import { type MyMatch, resultOf } from './matches.ts';

/** One line of the log that a player takes home. It holds only what all at the table could see. */
export type LogLine = Readonly<Record<string, Cell>>;

/** What is known of a match beside its line. */
export interface Known<Told> {
  readonly told: Told | null;
  readonly notes: string;
}

export function logLine<Told>(
  own: Pick<LogOfGame<Told>, 'logged'>,
  match: MyMatch,
  { told, notes }: Known<Told>,
): LogLine {
  const { id, where, game, name, began, ended, outcome, seats } = match;
  const result = resultOf(match);
  return {
    id,
    kept: where,
    game,
    name,
    began: new Date(began).toISOString(),
    ended: ended === null ? null : new Date(ended).toISOString(),
    result,
    score: result === 'won' ? (outcome?.scores[0] ?? null) : null,
    players: seats.length,
    seats: seats.map((seat) => (seat.bot === null ? (seat.name ?? '') : `${seat.bot} bot`)),
    ...own.logged(match, told),
    notes,
  };
}

/** The fields of every match, around those of a game. */
const FIRST = ['id', 'kept', 'game', 'name', 'began', 'ended', 'result', 'score', 'players', 'seats'];

/** For spreadsheets, as RFC 4180 has it; several values of one field are parted by " / ". */
export function toCsv({ columns }: Pick<LogOfGame, 'columns'>, lines: readonly LogLine[]): string {
  const all = [...FIRST, ...columns, 'notes'];
  return [all.join(','), ...lines.map((line) => all.map((column) => cell(line[column] ?? null)).join(','))]
    .map((row) => `${row}\r\n`)
    .join('');
}

function cell(value: Cell): string {
  const text = Array.isArray(value) ? value.join(' / ') : value === null ? '' : String(value);
  // Names are anybody's: a spreadsheet must not take one for a formula.
  const safe = typeof value !== 'number' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
