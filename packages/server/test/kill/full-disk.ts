import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Checked, check } from './check.ts';
import { OPTIONS } from './killing.ts';
import { people } from './people.ts';
import { startProcess } from './process.ts';

export interface Filled extends Checked {
  /** Answers that were refused as not stored while there was no room, and those that were acknowledged then. */
  readonly refused: number;
  readonly acknowledgedWhileFull: number;
  /** Whether every table has gone on when there was room again. */
  readonly wentOn: boolean;
}

const MEGABYTES = 48;
/** For how long there is no room. */
const FULL = 5000;

/** Lets people and bots play on a small disk of their own, which is full for a while. Only root can make such a disk. */
export async function fullDisk(tables: number): Promise<Filled> {
  const folder = await mkdtemp(join(tmpdir(), 'concilio-full-'));
  const disk = await mkdtemp(join(tmpdir(), 'concilio-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'concilio', disk]);
  try {
    return await playOn({ folder: join(disk, 'data') }, join(disk, 'filler'), join(folder, 'notes'), tables);
  } finally {
    execFileSync('umount', ['-l', disk]);
    await rm(folder, { recursive: true, force: true });
    await rm(disk, { recursive: true, force: true });
  }
}

async function playOn(where: { readonly folder: string }, filler: string, notes: string, tables: number) {
  const server = await startProcess(where, [...OPTIONS, '--port', '0']);
  const crowd = await people({ address: server.address, tables, notes, seed: 'full' });
  try {
    await crowd.goOn();
    fill(filler);
    // What was under way may still find its place.
    await pause(1000);
    const before = await crowd.count();
    await pause(FULL);
    const after = await crowd.count();
    await rm(filler);
    const wentOn = await crowd.goOn();
    await server.stop();
    return {
      ...(await check(where, notes)),
      refused: after.refused,
      acknowledgedWhileFull: after.acknowledged - before.acknowledged,
      wentOn,
    };
  } finally {
    await crowd.leave();
    await server.kill();
  }
}

/** Writes a file until nothing more fits. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  for (const size of [65_536, 4096, 1]) {
    const block = Buffer.alloc(size);
    try {
      for (;;) writeSync(handle, block);
    } catch {
      // Smaller blocks may still fit.
    }
  }
  closeSync(handle);
}
