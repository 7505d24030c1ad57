import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { Storage, Where } from './storage.ts';

/** Opens a database and brings its schema up to date. */
export function openStorage(where: Where): Promise<Storage> {
  return 'folder' in where ? openEmbedded(where.folder) : openPostgres(where.url);
}
