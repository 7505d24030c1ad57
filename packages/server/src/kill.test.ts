import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { killing } from '../test/kill/killing.ts';

// `npm run prove -- server-kill` does the same for longer, on both databases, and with a full disk.
test('a server that is killed loses no acknowledged answer, and every table goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'concilio-'));
  try {
    const killed = await killing({ where: { folder }, tables: 20, kills: 2, migration: false });
    expect(killed).toMatchObject({ lost: 0, gaps: 0, unreadable: 0, stuck: 0 });
    expect(killed.acknowledged).toBeGreaterThan(20);
    expect(killed.entries).toBeGreaterThan(killed.acknowledged);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
