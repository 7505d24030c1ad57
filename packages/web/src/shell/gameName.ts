import { isGameId } from '../client/games.ts';
import type { Key } from '../text/index.ts';
import type { Say } from '../ui/texts.ts';

/** The name of a game in the reader's language, before its texts are loaded. */
export const nameOfGame = (say: Say<Key>, id: string): string => (isGameId(id) ? say(`game.${id}.name`) : id);

/** What a table is called; one that nobody has named is called by its game. */
export const nameOfTable = (
  say: Say<Key>,
  { name, game }: { readonly name: string; readonly game: string },
): string => (name === '' ? nameOfGame(say, game) : name);
