import type { Json, Random, Text } from '@concilio/kernel';

/** Why a deck may not be played. */
export interface DeckProblem {
  readonly rule: string;
  /** The card that it is about. */
  readonly card?: string;
  readonly message: Text;
  /** It may be played all the same, only not there. */
  readonly onlyFor?: 'tournament';
}

/** A deck that was read, and what could not be read of it: no line is dropped in silence. */
export interface DeckRead {
  /** `null` where nothing of it could be read. */
  readonly deck: Json;
  readonly unread: readonly { readonly line: number; readonly text: string }[];
}

/** Decks that players bring, for games that have them. */
export interface Decks {
  /** The names of the formats, the game's own first. */
  readonly formats: readonly string[];
  /** The format that a text looks like; `null` if it looks like none. */
  guess(text: string): string | null;
  read(text: string, format: string): DeckRead;
  write(deck: Json, format: string): string;
  check(deck: Json): readonly DeckProblem[];
  /** What is in so many boosters, where the game has them: by id, how many of each card. */
  sealed?(random: Random, boosters: number): Readonly<Record<string, number>>;
}
