import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Kind } from './storage.ts';

/** A change of the schema. Once it is released it never changes: what is wrong with it is put right by the next one. */
export type Migration = (db: Kysely<unknown>, kind: Kind) => Promise<void>;

/** The first brings an empty database to schema 1, the second that to schema 2, and so on. */
export const migrations: readonly Migration[] = [beginning, keptDecks, snapshotsAndDue, wholeReplays];

async function beginning(db: Kysely<unknown>, kind: Kind): Promise<void> {
  await db.schema
    .createTable('players')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('login', 'text')
    .addColumn('login_key', 'text', (column) => column.unique())
    .addColumn('password', 'text')
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('deleted', 'bigint')
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('player', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_of_player').on('sessions').column('player').execute();
  await db.schema.createIndex('sessions_by_end').on('sessions').column('expires').execute();

  await db.schema
    .createTable('codes')
    .addColumn('player', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('used', 'bigint')
    .addPrimaryKeyConstraint('codes_key', ['player', 'hash'])
    .execute();

  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('start', 'text')
    .addColumn('base', 'integer', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('invite', 'text', (column) => column.notNull().unique())
    .addColumn('host', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('clock', 'text')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('started', 'bigint')
    .addColumn('ended', 'bigint')
    .addColumn('outcome', 'text')
    .addColumn('rematch_of', 'text', (column) => column.unique().references('tables.id'))
    .execute();
  await db.schema
    .createIndex('tables_in_lobby')
    .on('tables')
    .columns(['phase', 'visibility', 'created'])
    .execute();
  await db.schema.createIndex('tables_of_host').on('tables').column('host').execute();

  await db.schema
    .createTable('seats')
    .addColumn('table', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.references('players.id'))
    .addColumn('bot', 'text')
    .addColumn('ready', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table', 'seat'])
    .execute();
  await db.schema.createIndex('seats_of_player').on('seats').column('player').execute();

  await db.schema
    .createTable('checkpoints')
    .addColumn('table', 'text', (column) => column.primaryKey().references('tables.id'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('checkpoint', 'text', (column) => column.notNull())
    .execute();

  // No reference to the table: every answer would have to look it up, and on PostgreSQL to lock it.
  await clustered(db.schema.createTable('log'), kind)
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['table', 'sequence'])
    .execute();

  await db.schema
    .createTable('replays')
    .addColumn('table', 'text', (column) => column.primaryKey().references('tables.id'))
    .addColumn('streams', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('chat')
    .addColumn('table', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.references('players.id'))
    .addColumn('seat', 'integer')
    .addColumn('body', 'text')
    .addPrimaryKeyConstraint('chat_key', ['table', 'number'])
    .execute();
  await db.schema.createIndex('chat_of_player').on('chat').column('player').execute();

  await db.schema
    .createTable('blocks')
    .addColumn('player', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('blocked', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['player', 'blocked'])
    .execute();
  await db.schema.createIndex('blocks_of_blocked').on('blocks').column('blocked').execute();

  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.references('players.id'))
    .addColumn('table', 'text', (column) => column.references('tables.id'))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reports_by_time').on('reports').columns(['at', 'id']).execute();
}

/** Decks of players. The id is given by the page that makes one, so that it can do so without a network. */
async function keptDecks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('decks')
    .addColumn('player', 'text', (column) => column.notNull().references('players.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('deck', 'text')
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('decks_key', ['player', 'id'])
    .execute();
}

/** What tables are opened from, and which of them a server has to open when it starts: at first all that run. */
async function snapshotsAndDue(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('snapshots')
    .addColumn('table', 'text', (column) => column.primaryKey().references('tables.id'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('tables').addColumn('due', 'bigint').execute();
  await sql`update tables set due = 0 where phase = 'running'`.execute(db);
  await db.schema.createIndex('tables_by_due').on('tables').columns(['phase', 'due']).execute();
}

/**
 * Replays hold every beat, compressed. Those of before held too little to be played: a start makes them anew, as long as
 * the rules are there.
 */
async function wholeReplays(db: Kysely<unknown>, kind: Kind): Promise<void> {
  await db.schema.dropTable('replays').execute();
  await db.schema
    .createTable('replays')
    .addColumn('table', 'text', (column) => column.primaryKey().references('tables.id'))
    .addColumn('replay', kind === 'embedded' ? 'blob' : 'bytea', (column) => column.notNull())
    .execute();
}

/** The embedded database can keep rows in the tree of their key, which halves what an answer writes. */
function clustered<T extends string>(builder: CreateTableBuilder<T>, kind: Kind): CreateTableBuilder<T> {
  return kind === 'embedded' ? builder.modifyEnd(sql`without rowid`) : builder;
}
