import { type Game, LANGUAGES, type Shape } from '@concilio/kernel';
import { fold } from './fold.ts';

/** Words that questions have of their own. */
const WORDS = ['yes', 'no', 'pass', 'none', 'done'];

/** Whether a word may be an option that is no thing: one of every game, or one that the game has a text for. */
export function isWordOf<G extends Shape>({ text }: Game<G>, word: string): boolean {
  if (WORDS.includes(word)) return true;
  const folded = fold(word);
  return LANGUAGES.some((language) =>
    Object.entries(text[language]).some(
      ([key, sentence]) => fold(key.split('.').at(-1) ?? key) === folded || fold(sentence) === folded,
    ),
  );
}
