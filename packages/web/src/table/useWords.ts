import type { Around, Frame } from '@concilio/tables';
import type { AnyGame, Words } from '@concilio/words';
import { useMemo } from 'react';
import { useLanguage } from '../app/language.ts';
import { marked, wordsFor } from './ink.ts';
import { seatNames } from './names.ts';

/** How a table speaks of itself to this reader: plainly, and with names marked for `Rich`. */
export function useWords(
  game: AnyGame,
  around: Around | null,
  frame: Frame | null,
): { readonly plain: Words; readonly inked: Words } {
  const language = useLanguage();
  const people = wordsFor(game, language, around?.seats.map(({ name }) => name) ?? []);
  const names = frame === null ? people.names : seatNames(people, frame.view);
  // The names rarely change, while frames come all the time: words that stay the same keep their drawings.
  const key = names.join('\n');
  return useMemo(() => {
    const called = key.split('\n');
    return { plain: wordsFor(game, language, called), inked: wordsFor(game, language, called, marked) };
  }, [game, language, key]);
}
