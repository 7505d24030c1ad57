import pg from 'pg';
import { type Heard, type News, readNews } from './news.ts';

/** After how long a lost connection is tried again. */
const AGAIN = 500;

export interface Ear {
  listen(heard: Heard): Promise<() => void>;
  close(): Promise<void>;
}

/** Hears the news of a PostgreSQL by a connection of its own, which is made when the first listener comes. */
export function listenTo(url: string, channel: string): Ear {
  const listeners = new Set<Heard>();
  let connection: Promise<pg.Client> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let open = true;

  function spread(news: News | null): void {
    if (news !== null) for (const heard of listeners) heard(news);
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', ({ payload }) => spread(readNews(payload ?? '')));
    client.on('error', () => undefined);
    client.once('end', again);
    await client.connect();
    await client.query(`listen ${channel}`);
    return client;
  }

  function again(): void {
    if (!open) return;
    timer ??= setTimeout(() => {
      timer = null;
      connection = connect();
      // Whoever listens again asks what it has missed; whoever fails again tries on.
      connection.then(() => spread({ kind: 'missed' }), again);
    }, AGAIN);
  }

  return {
    async listen(heard) {
      listeners.add(heard);
      connection ??= connect();
      await connection;
      return () => listeners.delete(heard);
    },
    async close() {
      open = false;
      if (timer !== null) clearTimeout(timer);
      await connection?.then((client) => client.end()).catch(() => undefined);
    },
  };
}
