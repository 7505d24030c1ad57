/** Is killed in the middle of a migration that has changed the schema already: `tsx half-migration.ts '{"folder":"…"}'`. */
import type { Kysely } from 'kysely';
import { openStorage, type Where } from '../src/storage/index.ts';
import { migrate } from '../src/storage/migrate.ts';
import { migrations } from '../src/storage/migrations.ts';

const { db, kind } = await openStorage(JSON.parse(process.argv[2] ?? '') as Where);

await migrate({ db: db as Kysely<unknown>, kind }, [
  ...migrations,
  async (db) => {
    await db.schema.alterTable('players').addColumn('colour', 'text').execute();
    await db.schema.dropTable('blocks').execute();
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  },
]);
