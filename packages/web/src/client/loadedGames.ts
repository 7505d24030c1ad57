import { type GameId, loadSpoken, loadTexts } from '@concilio/catalog';
import type { Language, Spoken } from '@concilio/text';
import { once } from './games.ts';
import { chooseLanguage, currentLanguage } from './language.ts';

/** Of these the pages look into the English texts too: cards are found by their English names, and told apart by them. */
const ALSO_IN_ENGLISH: readonly GameId[] = ['lotr-lcg'];

/** A game whose texts grow by the languages that it is read in: whoever holds it need not ask again. */
interface Read {
  readonly game: Spoken;
  readonly readIn: (language: Language) => Promise<void>;
}

const read = once(async (id): Promise<Read> => {
  const first = await loadSpoken(id, [
    currentLanguage(),
    ...(ALSO_IN_ENGLISH.includes(id) ? (['en'] as const) : []),
  ]);
  const text = { ...first.text };
  const brought = [first.textFor];
  const game: Spoken = {
    ...first,
    text,
    textFor(options) {
      const texts = brought.flatMap((textFor) => textFor?.(options) ?? []);
      return texts.length === 0 ? null : Object.fromEntries(texts.flatMap((some) => Object.entries(some)));
    },
  };
  return {
    game,
    async readIn(language) {
      if (text[language] !== undefined) return;
      const more = await loadTexts(id, [language]);
      Object.assign(text, more.text);
      brought.push(more.textFor);
    },
  };
});

/** The game with this id, in the reader's language. */
export const loadGame = async (id: string): Promise<Spoken> => (await read.of(id)).game;

/** All games that are on the page, those too that come meanwhile, have their texts in this language. */
async function allReadIn(language: Language): Promise<void> {
  for (let ready = -1; ready < read.all().length; ) {
    const all = read.all();
    await Promise.all(all.map(async (game) => (await game.catch(() => null))?.readIn(language)));
    ready = all.length;
  }
}

/** Turns to another language once it has come; without a network it may not, and then the page stays in its own. */
export function turnTo(language: Language): void {
  void chooseLanguage(language, allReadIn);
}
