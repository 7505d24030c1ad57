import { botsOf } from '@concilio/bots';
import type { Json, JsonRecord, Language, Match, Seat, Shape } from '@concilio/kernel';
import { LiveTable, type TableSetup } from '@concilio/tables';
import type { Writable } from 'node:stream';
import type { Player } from '../saved.ts';
import type { Key } from '../text/index.ts';
import { spokenAt, type Values } from '@concilio/words';
import { say } from '../text/say.ts';
import { type Paint, plainPaint, widthFor, wrapped } from '../words/paint.ts';
import { printable } from '../words/printable.ts';
import type { Words } from '../words/words.ts';
import type { Begun } from './begin.ts';
import type { Lines } from './lines.ts';
import { quickBot } from './seating.ts';

export type Screen = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Something that has happened, in words, and whether it is about whoever is told. */
export interface News {
  readonly text: string;
  readonly own: boolean;
}

/** People before a table at one keyboard: what it takes to show them the table and to hear them. */
export interface Sitting {
  readonly table: LiveTable;
  readonly words: Words;
  readonly players: readonly Player[];
  readonly lines: Lines;
  readonly screen: Screen;
  /** What each seat has yet to be shown, in words. */
  readonly news: News[][];
  /** How many events each seat's news were made of. */
  readonly heard: number[];
  /** The person who has the screen. */
  watcher: Seat | null;
  /** The person who gave the last answer, and may still take it back where the keyboard is handed over. */
  answerer: Seat | null;
  /** The person who has asked for the keyboard: to act at any time, or to give a secret answer anew. */
  called: Seat | null;
  /** The main question, by fingerprint, whose person lets the others go first. */
  yielded: string | null;
  /** The main question of a bot, by fingerprint, before which the people were asked whether one of them wants to act. */
  paused: string | null;
  /** They do not want to be asked that again until one of them must answer something. */
  hurried: boolean;
  /** How many of the events that everybody may see were shown to everybody. */
  public: number;
  /** Where files without a name of their own go. */
  readonly folder: string;
  /** Where the match was last saved to, or came from. */
  file: string | null;
  /** How long the log was when there was last nothing to save. */
  kept: number;
}

/** What a sitting needs besides the match. */
interface Around {
  readonly language: Language;
  readonly paint: Paint;
  readonly lines: Lines;
  readonly screen: Screen;
  readonly folder: string;
}

export function newSitting({ match, players, file }: Begun, around: Around): Sitting {
  const { language, paint, ...rest } = around;
  const names = players.map((player) => player.name);
  return {
    table: LiveTable.from(match, setupOf(match, players), { oneScreen: true }),
    words: { game: spokenAt(match.game, match.options), language, names, paint },
    players,
    ...rest,
    news: players.map(() => []),
    heard: players.map(() => 0),
    watcher: null,
    answerer: null,
    called: null,
    yielded: null,
    paused: null,
    hurried: false,
    public: 0,
    file,
    kept: match.log.length,
  };
}

function setupOf(match: Match<Shape>, players: readonly Player[]): TableSetup {
  const { game, version, options, seed, start } = match.save();
  // A file may name a bot that this game has no longer: then the usual one sits down.
  const known = (bot: string) => (botsOf(match.game).includes(bot) ? bot : quickBot(match.game));
  const seats = players.map(({ name, bot }) => ({ name, bot: bot === null ? null : known(bot) }));
  return {
    game,
    version,
    options: options as JsonRecord,
    seed,
    start: start as Json,
    name: '',
    seats,
    clock: null,
    began: Date.now(),
  };
}

export const personsAt = ({ table }: Sitting): readonly Seat[] =>
  table.match.seats.filter((seat) => table.isPlayedByPerson(seat));

export const widthAt = ({ screen }: Sitting): number => widthFor(screen.columns);

export const write = ({ screen, words }: Sitting, lines: readonly string[]): void =>
  void screen.write(`${printable(lines.join('\n'), words.paint !== plainPaint)}\n`);

/** Says one of the command's own sentences. */
export const tell = (sitting: Sitting, key: Key, values: Values = {}): void =>
  tellText(sitting, say(sitting.words.language, key, values));

export function tellText(sitting: Sitting, text: string): void {
  const lines = text.split('\n').flatMap((line) =>
    // What is to be typed at a shell stays in one piece.
    line.startsWith('npx concilio ') ? [`  ${line}`] : wrapped(line, 2, widthAt(sitting)),
  );
  write(sitting, lines);
}
