import type { JsonRecord } from '@concilio/kernel';
import { newId } from './ids.ts';
import { type Page, pageFrom, type PageOf } from './page.ts';
import type { Storage } from './storage.ts';

/** A complaint: about a rule, about something that was said, about a player. */
export interface NewReport {
  readonly kind: 'rule' | 'chat' | 'player';
  readonly player: string;
  readonly table: string | null;
  readonly body: JsonRecord;
}

export interface Report extends Omit<NewReport, 'player'> {
  readonly id: string;
  /** Null if whoever made it has deleted their data. */
  readonly player: string | null;
  readonly at: number;
}

export async function addReport(
  { db }: Storage,
  { kind, player, table, body }: NewReport,
  at = Date.now(),
): Promise<string> {
  const id = newId();
  await db
    .insertInto('reports')
    .values({ id, kind, player, table, body: JSON.stringify(body), at })
    .execute();
  return id;
}

/** For those who keep the server; newest first. */
export async function reports({ db }: Storage, page: PageOf): Promise<Page<Report>> {
  const rows = await db
    .selectFrom('reports')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.most + 1)
    .offset(page.page * page.most)
    .execute();
  const reports = rows.map((row) => ({
    ...row,
    kind: row.kind as Report['kind'],
    body: JSON.parse(row.body) as JsonRecord,
  }));
  return pageFrom(reports, page);
}
