import MiniSearch from 'minisearch';

/** The same letters without accents and capitals: one need not know how Éowyn is written. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

/** Where the next word begins that begins so: “ring” is in “Ring-bearer”, but not in “bring”. */
export function nextWord(text: string, word: string, from: number): number {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return at;
  return -1;
}

/** Something that can be found, and all the words by which it can be. */
export interface Findable {
  readonly id: string;
  readonly words: string;
}

/** Finds the ids of what has every word that was typed; `null` where none was, and everything fits. */
export type Index = (wanted: string) => ReadonlySet<string> | null;

/**
 * Each word is looked for at the beginning of a word, in any order; words in quotes stand together. What is found is
 * only told apart from what is not: in which order it is shown is the affair of whoever shows it.
 */
export function indexOf(all: Iterable<Findable>): Index {
  const search = new MiniSearch<Findable>({
    fields: ['words'],
    processTerm: folded,
    searchOptions: { prefix: true, combineWith: 'AND' },
  });
  const texts = new Map<string, string>();
  for (const { id, words } of all) {
    search.add({ id, words });
    texts.set(id, folded(words));
  }
  return (wanted) => {
    const asked = folded(wanted);
    if (asked.trim() === '') return null;
    // What has a hyphen or an apostrophe is several words to the index, and one to whoever typed it.
    const together = [...asked.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
    return new Set(
      search.search(asked).flatMap(({ id }: { readonly id: string }) => {
        const text = texts.get(id) ?? '';
        return together.every((words) => nextWord(text, words, 0) >= 0) ? [id] : [];
      }),
    );
  };
}
