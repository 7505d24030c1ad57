/** What has changed at a table: a line of its log or its chat, or its row and seats. Never what the change is. */
export type News =
  | { readonly kind: 'log' | 'chat'; readonly table: string; readonly number: number }
  | { readonly kind: 'table'; readonly table: string }
  /** The connection was lost for a while: anything may have changed. */
  | { readonly kind: 'missed' };

export type Heard = (news: News) => void;

/** The news as the text that goes from node to node. */
export function writeNews(news: Exclude<News, { kind: 'missed' }>): string {
  return news.kind === 'table' ? `table ${news.table}` : `${news.kind} ${news.table} ${news.number}`;
}

/** Null for what another program, or a newer version of this one, has to say. */
export function readNews(text: string): News | null {
  const [kind, table, number] = text.split(' ');
  if (table === undefined) return null;
  if (kind === 'table') return { kind, table };
  if ((kind === 'log' || kind === 'chat') && number !== undefined)
    return { kind, table, number: Number(number) };
  return null;
}
