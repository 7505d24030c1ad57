import type { Kysely } from 'kysely';
import type { Append, Appended } from './gather.ts';
import type { Heard, News } from './news.ts';
import type { Schema } from './schema.ts';

export type Kind = 'embedded' | 'postgres';

/** A data folder for the embedded database, or the address of a PostgreSQL. */
export type Where = { readonly folder: string } | { readonly url: string };

/** An open database. The files beside this one hold what can be asked of it, a concept each. */
export interface Storage {
  readonly kind: Kind;
  readonly db: Kysely<Schema>;
  /** See `log.ts`, which takes entries and not text. */
  append(append: Append): Promise<Appended>;
  /** Says to every node, this one included, that something has changed; what is appended says so by itself. */
  tell(news: Exclude<News, { kind: 'missed' }>): Promise<void>;
  /** Hears of every change, one's own included. Returns how to stop. */
  listen(heard: Heard): Promise<() => void>;
  /** Finishes what is under way; from then on nothing more is taken. */
  close(): Promise<void>;
}
