import { gameText, type Words } from '@concilio/words';

/** What kind of thing it is, in the game's own word; `null` where the game has none. */
export function typeOf(words: Words, thing: string): string | null {
  const content = words.game.content?.find(({ id }) => id === thing);
  return content === undefined ? null : (gameText(words, `type.${content.type}`) ?? null);
}
