import type { InLulls, Match, Player as Answerer, Seat, Shape } from '@concilio/kernel';
import { seat } from '@concilio/kernel';
import type { Writable } from 'node:stream';
import type { Player } from '../saved.ts';
import type { Key } from '../text/index.ts';
import { type Values } from '@concilio/words';
import { say } from '../text/say.ts';
import { plainPaint, widthFor, wrapped } from '../words/paint.ts';
import { printable } from '../words/printable.ts';
import type { Words } from '../words/words.ts';
import type { Hearing } from './hearing.ts';
import type { Lines } from './lines.ts';

export type Screen = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Something that has happened, in words, and whether it is about whoever is told. */
export interface News {
  readonly text: string;
  readonly own: boolean;
}

/** A table in the terminal: who sits there, and what it takes to show and to hear. */
export interface Sitting {
  readonly match: Match<Shape>;
  readonly words: Words;
  readonly players: readonly Player[];
  /** The bots by seat; `null` is a person. */
  readonly bots: readonly (Answerer<Shape> | null)[];
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
  /** Who was heard and who was not, where several may act. */
  readonly hearing: Hearing;
  /** What people want to be asked where nobody need do anything. */
  lulls: InLulls;
  /** How many of the events that everybody may see were shown to everybody. */
  public: number;
  /** Where files without a name of their own go. */
  readonly folder: string;
  /** Where the match was last saved to, or came from. */
  file: string | null;
  /** How long the log was when there was last nothing to save. */
  kept: number;
}

export const personsAt = ({ bots }: Sitting): readonly Seat[] =>
  bots.flatMap((bot, index) => (bot === null ? [seat(index)] : []));

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
