import type { SavedDeck } from './merge.ts';

const PREFIX = 'concilio.deck.';

/**
 * The decks that this browser keeps, each under its id. Its plain storage rather than its database: what is written
 * here is written at once, and a database takes a change back if the page is left before it has answered.
 * Throws where the browser forbids it.
 */
export const storedDecks = (): readonly SavedDeck[] =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(PREFIX))
    .flatMap((name) => read(localStorage.getItem(name)));

/** Throws where there is no more room. */
export function storeDecks(decks: readonly SavedDeck[]): void {
  for (const deck of decks) localStorage.setItem(PREFIX + deck.id, JSON.stringify(deck));
}

/** Whoever writes into the storage by hand does not break the page. */
function read(written: string | null): readonly SavedDeck[] {
  try {
    const deck = JSON.parse(written ?? 'null') as SavedDeck | null;
    return typeof deck?.id === 'string' && typeof deck.changed === 'number' ? [deck] : [];
  } catch {
    return [];
  }
}
