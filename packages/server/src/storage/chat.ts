import type { JsonRecord } from '@concilio/kernel';
import type { PlayerName } from './players.ts';
import type { Storage } from './storage.ts';

export interface NewMessage {
  readonly table: string;
  /** Null for what the server itself says. */
  readonly player: string | null;
  /** Null for somebody who only watches. */
  readonly seat: number | null;
  readonly body: JsonRecord;
}

export interface Message {
  /** Numbered from 1 at each table. */
  readonly number: number;
  readonly at: number;
  readonly player: PlayerName | null;
  readonly seat: number | null;
  /** Null if whoever said it has deleted their data. */
  readonly body: JsonRecord | null;
}

/** Adds a message to the chat of a table and returns its number. */
export async function addMessage(
  storage: Storage,
  { table, player, seat, body }: NewMessage,
  at = Date.now(),
): Promise<number> {
  for (;;) {
    const row = await storage.db
      .insertInto('chat')
      .columns(['table', 'number', 'at', 'player', 'seat', 'body'])
      .expression(({ selectFrom, fn, lit, val }) =>
        selectFrom('chat')
          .select(({ eb }) => [
            eb.cast<string>(val(table), 'text').as('table'),
            eb(fn.coalesce(fn.max('number'), lit(0)), '+', 1).as('number'),
            eb.cast<number>(val(at), 'bigint').as('at'),
            eb.cast<string | null>(val(player), 'text').as('player'),
            eb.cast<number | null>(val(seat), 'integer').as('seat'),
            eb.cast<string | null>(val(JSON.stringify(body)), 'text').as('body'),
          ])
          .where('table', '=', table),
      )
      .onConflict((conflict) => conflict.columns(['table', 'number']).doNothing())
      .returning('number')
      .executeTakeFirst();
    // Another node has taken the number: there is a next one.
    if (row === undefined) continue;
    await storage.tell({ kind: 'chat', table, number: row.number });
    return row.number;
  }
}

/** The messages of a table from a number on, the oldest first. */
export async function messagesOf({ db }: Storage, table: string, from = 1): Promise<Message[]> {
  const rows = await db
    .selectFrom('chat')
    .leftJoin('players', 'players.id', 'chat.player')
    .select(['number', 'at', 'chat.player', 'seat', 'body', 'players.name', 'players.deleted'])
    .where('table', '=', table)
    .where('number', '>=', from)
    .orderBy('number')
    .execute();
  return rows.map(({ number, at, player, seat, body, name, deleted }) => ({
    number,
    at,
    player: player === null ? null : { id: player, name: name ?? '', deleted: deleted !== null },
    seat,
    body: body === null ? null : (JSON.parse(body) as JsonRecord),
  }));
}
