import type { Kit } from '@concilio/catalog';
import { botsOf } from '@concilio/bots';
import { type Match, type Seat, type Shape } from '@concilio/kernel';
import { beginningOf, LiveTable, type TableSetup } from '@concilio/tables';
import type { Writable } from 'node:stream';
import type { Player } from '../saved.ts';
import type { Key } from '../text/index.ts';
import { type Language, spokenAt, type Values } from '@concilio/text';
import { say } from '../text/say.ts';
import { type Paint, plainPaint, widthFor, wrapped } from '../screen/paint.ts';
import { printable } from '../screen/printable.ts';
import type { Speaker } from '../screen/speaker.ts';
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
  readonly game: Kit;
  readonly speaker: Speaker;
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

export function newSitting({ match, game, players, file }: Begun, around: Around): Sitting {
  const { language, paint, ...rest } = around;
  const names = players.map((player) => player.name);
  return {
    table: LiveTable.from(game, match, setupOf(match, game, players), { oneScreen: true }),
    game,
    speaker: { game: spokenAt(game, match.options), language, names, paint },
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

function setupOf(match: Match<Shape>, kit: Kit, players: readonly Player[]): TableSetup {
  // A file may name a bot that this game has no longer: then the usual one sits down.
  const known = (bot: string) => (botsOf(kit).includes(bot) ? bot : quickBot(kit));
  const seats = players.map(({ name, bot }) => ({ name, bot: bot === null ? null : known(bot) }));
  return {
    ...beginningOf(match),
    name: '',
    seats,
    clock: null,
    began: Date.now(),
  };
}

export const personsAt = ({ table }: Sitting): readonly Seat[] =>
  table.match.seats.filter((seat) => table.isPlayedByPerson(seat));

export const widthAt = ({ screen }: Sitting): number => widthFor(screen.columns);

export const write = ({ screen, speaker }: Sitting, lines: readonly string[]): void =>
  void screen.write(`${printable(lines.join('\n'), speaker.paint !== plainPaint)}\n`);

/** Says one of the command's own sentences. */
export const tell = (sitting: Sitting, key: Key, values: Values = {}): void =>
  tellText(sitting, say(sitting.speaker.language, key, values));

export function tellText(sitting: Sitting, text: string): void {
  const lines = text.split('\n').flatMap((line) =>
    // What is to be typed at a shell stays in one piece.
    line.startsWith('npx concilio ') ? [`  ${line}`] : wrapped(line, 2, widthAt(sitting)),
  );
  write(sitting, lines);
}
