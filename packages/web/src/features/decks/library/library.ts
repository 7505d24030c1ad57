import type { Json } from '@concilio/kernel';
import type { KeptDeck } from '@concilio/tables';
import { create } from 'zustand';
import { api, type Reply } from '../../../net/api.ts';
import { fittingName } from '../name.ts';
import { merged, type SavedDeck } from './merge.ts';
import { storeDecks, storedDecks } from './store.ts';

/** The decks of this browser, as the pages see them. */
interface Library {
  /** `null` until they have been read. */
  readonly decks: ReadonlyMap<string, SavedDeck> | null;
  /** Whether the browser keeps them: one that forbids it forgets them with the page. */
  readonly isKept: boolean;
  /** What was last taken away or put in another's place, as it was before. */
  readonly undo: SavedDeck | null;
  /** Why the server would not take a deck. */
  readonly refused: Exclude<Reply<never>, { is: 'ok' }> | null;
}

export const library = create<Library>(() => ({ decks: null, isKept: true, undo: null, refused: null }));

/** Whose decks the server keeps. */
let me: string | null = null;

/** Reads what this browser keeps, once. */
export function openLibrary(): void {
  if (library.getState().decks !== null) return;
  try {
    library.setState({ decks: byId(storedDecks()) });
  } catch {
    // Private windows: decks live as long as the page.
    library.setState({ decks: new Map(), isKept: false });
  }
}

const byId = (decks: readonly SavedDeck[]): ReadonlyMap<string, SavedDeck> =>
  new Map(decks.map((deck) => [deck.id, deck]));

/** Another window may have changed decks meanwhile. */
export function readAgain(): void {
  if (!library.getState().isKept) return;
  const here = library.getState().decks ?? new Map<string, SavedDeck>();
  const newer = storedDecks().filter(({ id, changed }) => changed > (here.get(id)?.changed ?? -1));
  if (newer.length > 0) show(newer);
}

/** Brings the decks of this browser and those on the server together. Without a server all stays as it is. */
export async function shareWithServer(who: string): Promise<void> {
  me = who;
  openLibrary();
  const reply = await api.decks();
  if (reply.is !== 'ok' || me !== who) return;
  const { keep, send } = merged(
    [...(library.getState().decks ?? new Map()).values()],
    reply.value.decks,
    who,
  );
  write(keep);
  for (const deck of send) await tellServer(deck);
}

/** Nobody is known to the server any more. */
export function stayHere(): void {
  me = null;
}

/** What a page may change of a deck. */
type Change = Partial<Pick<KeptDeck, 'name' | 'notes'>> & { readonly deck?: Json };

/** A new deck, under an id of its own. */
export function addDeck(game: string, given: { name: string; deck: Json; notes?: string }): string {
  const id = crypto.randomUUID();
  save({ id, game, notes: '', ...given, changed: 0, owner: me });
  return id;
}

export function changeDeck(id: string, change: Change): void {
  const before = library.getState().decks?.get(id);
  if (before !== undefined) save({ ...before, ...change });
}

/** Puts something else in its place; it can be undone. */
export function replaceDeck(id: string, change: Change): void {
  library.setState(({ decks }) => ({ undo: decks?.get(id) ?? null }));
  changeDeck(id, change);
}

/** Takes a deck away; it can be undone. That it is gone is kept, so that no other device brings it back. */
export function removeDeck(id: string): void {
  const before = library.getState().decks?.get(id);
  if (before === undefined) return;
  library.setState({ undo: before });
  save({ ...before, deck: null, notes: '' });
}

export function undo(): void {
  const { undo: before } = library.getState();
  library.setState({ undo: null });
  if (before !== null) save(before);
}

export const forgetUndo = (): void => library.setState({ undo: null });

/** Writes a deck down with the time of now, here and a little later on the server. */
function save(deck: SavedDeck): void {
  const before = library.getState().decks?.get(deck.id)?.changed ?? 0;
  const saved = { ...deck, name: fittingName(deck.name), changed: Math.max(Date.now(), before + 1) };
  tellSoon(saved.id);
  write([saved]);
}

/** Shown and kept at once. */
function write(decks: readonly SavedDeck[]): void {
  if (decks.length === 0) return;
  openLibrary();
  show(decks);
  try {
    storeDecks(decks);
  } catch {
    library.setState({ isKept: false });
  }
}

function show(decks: readonly SavedDeck[]): void {
  library.setState((before) => {
    const all = new Map(before.decks ?? []);
    for (const deck of decks) all.set(deck.id, deck);
    return { decks: all };
  });
}

/** While somebody turns a deck about, the server is told of the result only. */
const QUIET = 1000;
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

function tellSoon(id: string): void {
  clearTimeout(waiting.get(id));
  waiting.set(
    id,
    setTimeout(() => {
      waiting.delete(id);
      const deck = library.getState().decks?.get(id);
      if (deck !== undefined) void tellServer(deck);
    }, QUIET),
  );
}

async function tellServer({ owner, ...deck }: SavedDeck): Promise<void> {
  if (me === null || (owner !== null && owner !== me)) return;
  const who = me;
  const reply = deck.deck === null ? await api.removeDeck(deck.id, deck.changed) : await api.keepDeck(deck);
  library.setState({ refused: reply.is === 'refused' ? reply : null });
  if (reply.is !== 'ok') return;
  const here = library.getState().decks?.get(deck.id);
  const there = reply.value.deck;
  // Another device may have changed it later; here it may have changed again meanwhile.
  if (there !== null && there.changed > (here?.changed ?? -1)) write([{ ...there, owner: who }]);
  else if (here !== undefined && here.owner !== who) write([{ ...here, owner: who }]);
}
