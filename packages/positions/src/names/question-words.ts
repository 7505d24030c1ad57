import type { Shape } from '@concilio/kernel';
import { LANGUAGES } from '@concilio/text';
import type { Positioned } from '../format.ts';
import { fold } from './fold.ts';
import { oncePerGame } from './once.ts';

/** Words that questions have of their own. */
const WORDS = ['yes', 'no', 'pass', 'none', 'done'];

/** Whether a word may be an option that is no thing: one of every game, or one that the game has a text for. */
export const isWordOf = <G extends Shape>(game: Positioned<G>, word: string): boolean =>
  WORDS.includes(word) || textsOf(game).has(fold(word));

/** The last part of every key, and every sentence. */
const textsOf = oncePerGame(
  ({ text }) =>
    new Set(
      LANGUAGES.flatMap((language) =>
        Object.entries(text[language]).flatMap(([key, sentence]) => [
          fold(key.split('.').at(-1) ?? key),
          fold(sentence),
        ]),
      ),
    ),
);
