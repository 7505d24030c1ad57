import type { Json } from '@concilio/kernel';
import type { KeptDeck } from '@concilio/tables';
import type { Selectable } from 'kysely';
import type { DeckColumns } from './schema.ts';
import type { Storage } from './storage.ts';
import { inTransaction } from './transaction.ts';

/** Decks that one player may keep. */
export const MOST_DECKS = 200;
/** Of decks that were removed, so many are remembered: a device that was away for longer keeps its copy. */
const MOST_REMOVED = 400;

/** All decks of a player, the last changed first; those that were removed too, so that other devices drop them. */
export async function decksOf({ db }: Storage, player: string): Promise<KeptDeck[]> {
  const rows = await db
    .selectFrom('decks')
    .selectAll()
    .where('player', '=', player)
    .orderBy('changed', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(deckFrom);
}

/**
 * Keeps a deck, new or changed. The last change wins, whichever device it comes from and whichever arrives first; the
 * deck as it stands then is returned. `many`: the player has as many as there may be, and nothing was kept.
 */
export async function keepDeck(storage: Storage, player: string, deck: KeptDeck): Promise<KeptDeck | 'many'> {
  const { game, name, notes, changed } = deck;
  const change = { game, name, notes, changed, deck: JSON.stringify(deck.deck) };
  return inTransaction(storage, async (db) => {
    const { others } = await db
      .selectFrom('decks')
      .select(({ fn }) => fn.countAll<number | string>().as('others'))
      .where('player', '=', player)
      .where('id', '<>', deck.id)
      .where('deck', 'is not', null)
      .executeTakeFirstOrThrow();
    if (Number(others) >= MOST_DECKS) return 'many';
    await db
      .insertInto('decks')
      .values({ player, id: deck.id, ...change })
      .onConflict((conflict) =>
        conflict.columns(['player', 'id']).doUpdateSet(change).where('decks.changed', '<=', changed),
      )
      .execute();
    const row = await db
      .selectFrom('decks')
      .selectAll()
      .where('player', '=', player)
      .where('id', '=', deck.id)
      .executeTakeFirstOrThrow();
    return deckFrom(row);
  });
}

/** Removes a deck unless it was changed later. Of one that nobody has kept there is nothing to remember. */
export async function removeDeck(
  storage: Storage,
  player: string,
  id: string,
  changed: number,
): Promise<KeptDeck | null> {
  return inTransaction(storage, async (db) => {
    await db
      .updateTable('decks')
      .set({ deck: null, name: '', notes: '', changed })
      .where('player', '=', player)
      .where('id', '=', id)
      .where('changed', '<=', changed)
      .execute();
    const removed = await db
      .selectFrom('decks')
      .select('id')
      .where('player', '=', player)
      .where('deck', 'is', null)
      .orderBy('changed', 'desc')
      .orderBy('id')
      .limit(MOST_REMOVED)
      .execute();
    if (removed.length === MOST_REMOVED)
      await db
        .deleteFrom('decks')
        .where('player', '=', player)
        .where('deck', 'is', null)
        .where(
          'id',
          'not in',
          removed.map((row) => row.id),
        )
        .execute();
    const row = await db
      .selectFrom('decks')
      .selectAll()
      .where('player', '=', player)
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : deckFrom(row);
  });
}

function deckFrom({ id, game, name, deck, notes, changed }: Selectable<DeckColumns>): KeptDeck {
  return { id, game, name, deck: deck === null ? null : (JSON.parse(deck) as Json), notes, changed };
}
