import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Where } from '../src/storage/index.ts';
import { type Postgres, startPostgres } from './postgres.ts';

/** The same tests on both databases, with an empty one each. */
export function onBothDatabases(name: string, tests: (where: () => Where) => void): void {
  describe(`${name}: the embedded database`, () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'concilio-'));
    });
    afterEach(() => rm(folder, { recursive: true, force: true }));
    tests(() => ({ folder }));
  });

  describe(`${name}: PostgreSQL`, () => {
    let postgres: Postgres;
    let url: string;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres.stop());
    beforeEach(async () => {
      url = await postgres.create();
    });
    tests(() => ({ url }));
  });
}
