import { type Seat, decodeAnswer } from '@concilio/kernel';
import { LiveTable, type TableEntry } from '@concilio/tables';
import { readFileSync } from 'node:fs';
import { gameOf } from '../../src/games.ts';
import { storedTables } from '../../src/host/stored.ts';
import { entriesOf, lengthsOf, openStorage, type Storage, type Where } from '../../src/storage/index.ts';
import type { Noted } from './plan.ts';

/** What is wrong with what is stored. */
export interface Checked {
  tables: number;
  entries: number;
  /** Acknowledged answers, and those of them that are in no log. */
  acknowledged: number;
  lost: number;
  /** Tables whose logs have gaps, and those that cannot be opened from their logs. */
  gaps: number;
  unreadable: number;
}

/** Looks through the storage of a server that does not run. */
export async function check(where: Where, notes: string): Promise<Checked> {
  const noted = notedIn(notes);
  const checked = { tables: 0, entries: 0, acknowledged: 0, lost: 0, gaps: 0, unreadable: 0 };
  const storage = await openStorage(where);
  try {
    const rows = await storage.db.selectFrom('tables').select('id').where('phase', '!=', 'waiting').execute();
    for (const { id } of rows) await checkTable(storage, id, noted.get(id) ?? [], checked);
  } finally {
    await storage.close();
  }
  checked.acknowledged = [...noted.values()].reduce((sum, { length }) => sum + length, 0);
  return checked;
}

function notedIn(file: string): Map<string, Noted[]> {
  const noted = new Map<string, Noted[]>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    const one = JSON.parse(line) as Noted;
    noted.set(one.table, [...(noted.get(one.table) ?? []), one]);
  }
  return noted;
}

async function checkTable(storage: Storage, id: string, noted: Noted[], checked: Checked): Promise<void> {
  const setup = await storedTables(storage).setup(id);
  const game = setup === null ? null : gameOf(setup.game);
  const entries = await entriesOf(storage, id);
  checked.tables += 1;
  checked.entries += entries.length;
  if ((await lengthsOf(storage, [id])).get(id) !== entries.length) checked.gaps += 1;
  if (setup === null || game === null) {
    checked.unreadable += 1;
    return;
  }
  const left = [...noted];
  try {
    const table = LiveTable.open(game, setup, []);
    for (const entry of entries) {
      if (left[0] !== undefined && isOf(table, entry, left[0])) left.shift();
      table.apply(entry);
    }
  } catch {
    checked.unreadable += 1;
  }
  checked.lost += left.length;
}

/** Whether a line of the log is the answer that somebody has sent, in the words of the wire, to the table as it was. */
function isOf({ match }: LiveTable, entry: TableEntry, { question, pick }: Noted): boolean {
  if (entry.kind !== 'answer' || entry.by !== 'person') return false;
  const decoded = decodeAnswer(match, entry.seat as Seat, { question, pick });
  return decoded?.question === entry.question && JSON.stringify(decoded.pick) === JSON.stringify(entry.pick);
}
