import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Where } from '../../src/storage/index.ts';
import { runChild } from '../child.ts';
import { type Checked, check } from './check.ts';
import { people } from './people.ts';
import { startProcess } from './process.ts';

export interface Killing {
  readonly where: Where;
  readonly tables: number;
  readonly kills: number;
  /** Whether a migration is killed too, between two of the server's lives. */
  readonly migration: boolean;
}

export interface Killed extends Checked {
  /** The lives of the server in which some table did not go on. */
  stuck: number;
}

/** The longest that a server lives on after all tables have gone on. */
const LONGEST = 1500;
/** Bots do not wait, and all people have one address. */
export const OPTIONS = ['--pace', '0', '--allowance', '100000'];

/**
 * Kills a server again and again at random moments while people and bots play, starts it anew on the same data, and says
 * what was lost.
 */
export async function killing({ where, tables, kills, migration }: Killing): Promise<Killed> {
  const folder = await mkdtemp(join(tmpdir(), 'concilio-kill-'));
  const notes = join(folder, 'notes');
  const bad = { lost: 0, gaps: 0, unreadable: 0, stuck: 0 };
  let checked: Checked | null = null;
  const look = async () => {
    checked = await check(where, notes);
    bad.lost = Math.max(bad.lost, checked.lost);
    bad.gaps = Math.max(bad.gaps, checked.gaps);
    bad.unreadable = Math.max(bad.unreadable, checked.unreadable);
  };
  let server = await startProcess(where, [...OPTIONS, '--port', '0']);
  const { port } = new URL(server.address);
  const again = async () => (server = await startProcess(where, [...OPTIONS, '--port', port]));
  const crowd = await people({ address: server.address, tables, notes, seed: 'kill' });
  try {
    for (let kill = 0; kill < kills; kill++) {
      // Every other time it may be killed while it still carries on its tables.
      if (kill % 2 === 0 && !(await crowd.goOn())) bad.stuck += 1;
      await pause(randomInt(LONGEST));
      await server.kill();
      await look();
      if (migration && kill === Math.floor(kills / 2)) await runChild('./half-migration.ts', where);
      await again();
    }
    if (!(await crowd.goOn())) bad.stuck += 1;
    await server.stop();
    await look();
  } finally {
    await crowd.leave();
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
  if (checked === null) throw new Error('Nothing was checked.');
  return { ...(checked as Checked), ...bad };
}
