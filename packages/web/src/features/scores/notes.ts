import { keep, kept } from '../../client/keep.ts';

/** Longer notes belong into a book. */
export const MOST_LETTERS = 2000;

const nameOf = (match: string): string => `note.${match}`;

/** What I have written down about a match, in this browser. */
export const noteOn = (match: string): string => kept(nameOf(match)) ?? '';

export const writeNote = (match: string, text: string): void =>
  keep(nameOf(match), text.slice(0, MOST_LETTERS));
