import type { ExpressionBuilder } from 'kysely';
import { type Page, pageFrom, type PageOf } from './page.ts';
import type { Schema } from './schema.ts';
import { type Sitting, seatsAtEach } from './seats.ts';
import type { Storage } from './storage.ts';
import { CARD, cardFrom, type TableCard } from './tables.ts';

/** A table in a list, and who sits there. */
export interface Listed extends TableCard {
  readonly sitting: readonly Sitting[];
}

/** Public tables that wait for players, the newest first; of one game, or of all. */
export async function waitingTables(
  storage: Storage,
  game: string | null,
  page: PageOf,
): Promise<Page<Listed>> {
  let query = storage.db
    .selectFrom('tables')
    .select(CARD)
    .where('phase', '=', 'waiting')
    .where('visibility', '=', 'public')
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(page.most + 1)
    .offset(page.page * page.most);
  if (game !== null) query = query.where('game', '=', game);
  const { lines, more } = pageFrom(await query.execute(), page);
  return { lines: await withSeats(storage, lines.map(cardFrom)), more };
}

/** Public tables whose match is under way, the newest first; of one game, or of all. */
export async function runningTables(
  storage: Storage,
  game: string | null,
  most: number,
): Promise<readonly Listed[]> {
  let query = storage.db
    .selectFrom('tables')
    .select(CARD)
    .where('phase', '=', 'running')
    .where('visibility', '=', 'public')
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  if (game !== null) query = query.where('game', '=', game);
  return withSeats(storage, (await query.execute()).map(cardFrom));
}

/** The tables that a player sits at or has made and that are not over, the newest first. */
export async function myTables(storage: Storage, player: string): Promise<readonly Listed[]> {
  const rows = await storage.db
    .selectFrom('tables')
    .select(CARD)
    .where('phase', 'in', ['waiting', 'running'])
    .where((where) => where.or([where('host', '=', player), sitsAt(where, player)]))
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return withSeats(storage, rows.map(cardFrom));
}

/** The matches that a player has played to the end or given up, the last one first; of one game, or of all. */
export async function myMatches(
  storage: Storage,
  player: string,
  page: PageOf,
  game: string | null = null,
): Promise<Page<Listed>> {
  let query = storage.db
    .selectFrom('tables')
    .select(CARD)
    .where('phase', 'in', ['over', 'abandoned'])
    // One that was given up before it began was no match.
    .where('started', 'is not', null)
    .where((where) => sitsAt(where, player))
    .orderBy('ended', 'desc')
    .orderBy('id', 'desc')
    .limit(page.most + 1)
    .offset(page.page * page.most);
  if (game !== null) query = query.where('game', '=', game);
  const { lines, more } = pageFrom(await query.execute(), page);
  return { lines: await withSeats(storage, lines.map(cardFrom)), more };
}

/** The running tables that have something to do by themselves before a moment: those that a server has to open. */
export async function dueTables({ db }: Storage, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('phase', '=', 'running')
    .where('due', '<', before)
    .orderBy('due')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

function sitsAt({ exists, selectFrom }: ExpressionBuilder<Schema, 'tables'>, player: string) {
  return exists(
    selectFrom('seats')
      .select('seats.seat')
      .whereRef('seats.table', '=', 'tables.id')
      .where('seats.player', '=', player),
  );
}

async function withSeats(storage: Storage, cards: readonly TableCard[]): Promise<readonly Listed[]> {
  const seats = await seatsAtEach(
    storage,
    cards.map(({ id }) => id),
  );
  return cards.map((card) => ({ ...card, sitting: seats.get(card.id) ?? [] }));
}
