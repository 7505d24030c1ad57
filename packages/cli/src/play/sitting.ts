import type { Match, Player as Answerer, Seat, Shape } from '@concilio/kernel';
import { seat } from '@concilio/kernel';
import type { Writable } from 'node:stream';
import type { Player } from '../saved.ts';
import type { Key } from '../text/en.ts';
import { say, type Values } from '../text/say.ts';
import { wrapped } from '../words/paint.ts';
import type { Words } from '../words/words.ts';
import type { Lines } from './lines.ts';

export type Screen = Writable & { readonly isTTY?: boolean; readonly columns?: number };

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
  readonly news: string[][];
  /** How many events each seat's news were made of. */
  readonly heard: number[];
  /** The person who has the screen. */
  watcher: Seat | null;
  /** Where files without a name of their own go. */
  readonly folder: string;
  /** Where the match was last saved to, or came from. */
  file: string | null;
}

export const personsAt = ({ bots }: Sitting): readonly Seat[] =>
  bots.flatMap((bot, index) => (bot === null ? [seat(index)] : []));

/** The room that there is: lines longer than a page is wide are hard to read. */
export const widthAt = ({ screen }: Sitting): number => Math.min(screen.columns ?? 80, 100);

export const write = ({ screen }: Sitting, lines: readonly string[]): void =>
  void screen.write(`${lines.join('\n')}\n`);

/** Says one of the command's own sentences. */
export function tell(sitting: Sitting, key: Key, values: Values = {}): void {
  const { language } = sitting.words;
  write(
    sitting,
    say(language, key, values)
      .split('\n')
      .flatMap((line) => wrapped(line, 2, widthAt(sitting))),
  );
}
