import type { Chronicle } from '../../games/lotr-lcg/scores/chronicle.ts';
import { campaignOf, decksIn, scenarioOf } from './history.ts';
import { type MyMatch, resultOf } from './matches.ts';

/** One line of the log that a player takes home. It holds only what all at the table could see. */
export interface LogLine {
  readonly id: string;
  readonly kept: MyMatch['where'];
  readonly game: string;
  readonly name: string;
  readonly began: string;
  readonly ended: string | null;
  readonly result: string;
  readonly score: number | null;
  readonly players: number;
  readonly seats: readonly string[];
  readonly scenario: string;
  readonly decks: readonly string[];
  readonly campaign: string;
  readonly rounds: number | null;
  readonly threat: readonly number[];
  readonly notes: string;
}

/** What is known of a match beside its line. */
export interface Known {
  readonly chronicle: Chronicle | null;
  readonly notes: string;
}

export function logLine(match: MyMatch, { chronicle, notes }: Known): LogLine {
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
    scenario: scenarioOf(match),
    decks: decksIn(match),
    campaign: campaignOf(match),
    rounds: chronicle?.sheet.round ?? null,
    threat: chronicle?.sheet.lines.map((line) => line.threat) ?? [],
    notes,
  };
}

const COLUMNS = [
  'id',
  'kept',
  'game',
  'name',
  'began',
  'ended',
  'result',
  'score',
  'players',
  'seats',
  'scenario',
  'decks',
  'campaign',
  'rounds',
  'threat',
  'notes',
] as const satisfies readonly (keyof LogLine)[];

/** For spreadsheets, as RFC 4180 has it; several values of one field are parted by " / ". */
export const toCsv = (lines: readonly LogLine[]): string =>
  [COLUMNS.join(','), ...lines.map((line) => COLUMNS.map((column) => cell(line[column])).join(','))]
    .map((row) => `${row}\r\n`)
    .join('');

function cell(value: LogLine[keyof LogLine]): string {
  const text = Array.isArray(value) ? value.join(' / ') : value === null ? '' : String(value);
  // Names are anybody's: a spreadsheet must not take one for a formula.
  const safe = typeof value !== 'number' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
