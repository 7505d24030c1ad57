import type { KeptDeck } from '@concilio/tables';

/** A deck as this browser keeps it: with whom it belongs to on the server, once it has been there. */
export interface SavedDeck extends KeptDeck {
  readonly owner: string | null;
}

/** Whether a deck may be shown to whoever is here: of a device that is shared, each sees their own. */
export const isFor = ({ owner }: SavedDeck, me: string | null): boolean =>
  owner === null || me === null || owner === me;

interface Merged {
  /** What this browser has to write down. */
  readonly keep: readonly SavedDeck[];
  /** What the server has yet to learn. */
  readonly send: readonly SavedDeck[];
}

/** Deck by deck the later change wins, a removal too. What belongs to somebody else is left alone. */
export function merged(local: readonly SavedDeck[], remote: readonly KeptDeck[], me: string): Merged {
  const mine = local.filter(({ owner }) => owner === null || owner === me);
  const here = new Map(mine.map((deck) => [deck.id, deck]));
  const there = new Map(remote.map((deck) => [deck.id, deck]));
  const foreign = new Set(local.filter((deck) => !mine.includes(deck)).map(({ id }) => id));
  const send = mine.filter(({ id, changed }) => changed > (there.get(id)?.changed ?? -1));
  const newer = remote.filter(
    ({ id, changed }) => !foreign.has(id) && changed >= (here.get(id)?.changed ?? -1),
  );
  return {
    keep: [
      ...newer.map((deck) => ({ ...deck, owner: me })),
      ...send.map((deck) => ({ ...deck, owner: me })),
    ].filter((deck) => !isSame(deck, here.get(deck.id))),
    send,
  };
}

const isSame = (deck: SavedDeck, other: SavedDeck | undefined): boolean =>
  other !== undefined && deck.changed === other.changed && deck.owner === other.owner;
