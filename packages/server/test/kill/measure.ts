/** `tsx measure.ts PLAN`: kills a server as the plan says, and prints what came of it as JSON. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../postgres.ts';
import { fullDisk } from './full-disk.ts';
import { killing } from './killing.ts';

// Whoever started this has been stopped.
process.stdin.once('end', () => process.exit(1)).resume();

type Plan =
  | { readonly what: 'embedded' | 'postgres'; readonly tables: number; readonly kills: number }
  | { readonly what: 'full disk'; readonly tables: number };

async function prove(plan: Plan): Promise<object> {
  if (plan.what === 'full disk') return fullDisk(plan.tables);
  const { tables, kills } = plan;
  if (plan.what === 'postgres') {
    const postgres = await startPostgres();
    try {
      return await killing({ where: { url: await postgres.create() }, tables, kills, migration: true });
    } finally {
      await postgres.stop();
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'concilio-data-'));
  try {
    return await killing({ where: { folder }, tables, kills, migration: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

process.stdout.write(`${JSON.stringify(await prove(JSON.parse(process.argv[2] ?? '') as Plan))}\n`);
process.exit(0);
