/**
 * Appends to many tables as fast as it can and writes down each acknowledgement, until it is killed:
 * `tsx appender.ts '{"folder":"…"}'`.
 */
import { timeout } from './entries.ts';
import { append, openStorage, type Where } from '../src/storage/index.ts';

const storage = await openStorage(JSON.parse(process.argv[2] ?? '') as Where);

/** A reader that is slow is waited for: a full pipe takes nothing more, and would end this process. */
const said = (line: string): Promise<void> =>
  new Promise((resolve) => process.stdout.write(line, () => resolve()));

async function fill(table: string): Promise<void> {
  for (let sequence = 0; ; sequence += 2) {
    const entries = [timeout(sequence, 0), timeout(sequence + 1, 1)];
    const appended = await append(storage, table, sequence, entries);
    await said(`${table} ${sequence + 1} ${appended}\n`);
  }
}

await Promise.all(Array.from({ length: 20 }, (_, number) => fill(`table-${number}`)));
