import type { Frame } from '@concilio/tables';
import type { Language, Speaker, Spoken } from '@concilio/text';
import type { ComponentType, ReactNode } from 'react';
import type { MyMatch } from './matches.ts';

/** A field of the log that a player takes home. */
export type Cell = string | number | null | readonly (string | number)[];

/** Something by which matches are put in heaps, and chosen: a scenario, a deck. */
export interface Pile {
  readonly id: string;
  readonly words: (language: Language) => {
    readonly label: string;
    readonly any: string;
    /** Over the heaps. */
    readonly title: string;
  };
  readonly keysOf: (match: MyMatch) => readonly string[];
  readonly nameOf: (speaker: Speaker, key: string) => string;
  /** The keys as they are offered. */
  readonly inOrder: (game: Spoken, keys: readonly string[]) => readonly string[];
}

export interface SheetProps<Told> {
  readonly told: Told;
  readonly speaker: Speaker;
  /** Which part of its campaign this is, from 1. */
  readonly number?: number | undefined;
  /** When it was played. */
  readonly note: string;
  /** What stands below the numbers: notes, ways to go on. */
  readonly children: ReactNode;
}

/** What can be said of a match before it is read: the same for running ones. */
export interface LogOfGame<Told = unknown> {
  readonly titleOf: (speaker: Speaker, match: MyMatch) => string;
  readonly piles: readonly Pile[];
  /** The score of a match that was won, a lower one is better; `null` where it does not compare with others. */
  readonly scoreOf: (match: MyMatch) => number | null;
  /** The fields that this game adds to the log that a player takes home. */
  readonly columns: readonly string[];
  readonly logged: (match: MyMatch, told: Told | null) => Readonly<Record<string, Cell>>;
  readonly none: (language: Language) => string;
}

/** What a game brings so that its matches have score sheets. `Told` is what it tells of one: plain data, since it is kept. */
export interface ScoresOfGame<Told = unknown> extends LogOfGame<Told> {
  /** Reads a match by what anybody at its table has seen, be it over or not. */
  readonly tell: (game: Spoken, seen: Pick<Frame, 'view' | 'events' | 'outcome'>) => Told;
  readonly Sheet: ComponentType<SheetProps<Told>>;
}

/**
 * What is told of a match is only ever handed back to the game that has told it. Here its type is forgotten, so the cast
 * loses nothing that anybody could misuse.
 */
export const anyTold = <Told>(scores: ScoresOfGame<Told>): ScoresOfGame => scores as unknown as ScoresOfGame;
