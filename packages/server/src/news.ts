import type { Seat } from '@concilio/kernel';
import type { Context } from './http/context.ts';
import { messagesOf, type News, seatsAt, tableById } from './storage/index.ts';

/** Passes on what has changed in the storage, by this node or another, to those whom it concerns. */
export async function passOnNews(context: Context): Promise<() => void> {
  const { storage, tableHost, report } = context;
  return storage.listen((news) => {
    // Every answer comes by here, so nothing is begun for those of this node.
    if (news.kind === 'log' && !tableHost.isNews(news.table, news.number)) return;
    passOn(context, news).catch((cause) =>
      report({
        what: 'news were not passed on',
        ...(news.kind === 'missed' ? {} : { table: news.table }),
        cause,
      }),
    );
  });
}

async function passOn({ storage, tableHost, rooms }: Context, news: News): Promise<void> {
  switch (news.kind) {
    case 'log':
      return tableHost.heard(news.table, news.number);
    case 'table':
      rooms.changed(news.table);
      return showOutStrangers({ storage, rooms }, news.table);
    case 'chat': {
      const [message] = await messagesOf(storage, news.table, news.number);
      if (message === undefined) return;
      const live = await tableHost.look(news.table, (table) => table);
      return rooms.said(news.table, message, live);
    }
    case 'missed':
      return tableHost.heardAll();
  }
}

/** Whoever was sent away from a private table hears no more of it. */
async function showOutStrangers(
  { storage, rooms }: Pick<Context, 'storage' | 'rooms'>,
  table: string,
): Promise<void> {
  const row = await tableById(storage, table);
  if (row === null || row.visibility === 'public' || row.phase === 'over') return;
  const sitting = await seatsAt(storage, table);
  const welcome = [row.host, ...sitting.map(({ player }) => player?.id)];
  rooms.showOut(table, (player) => player !== null && welcome.includes(player));
}

/** Tells players on all their pages when a match begins or ceases to wait for them. */
export function tellWhoseTurn({ storage, sockets }: Pick<Context, 'storage' | 'sockets'>) {
  const players = new Map<string, readonly (string | null)[]>();
  const waited = new Map<string, readonly Seat[]>();
  return async (table: string, waitingFor: readonly Seat[]): Promise<void> => {
    const before = waited.get(table) ?? [];
    waited.set(table, waitingFor);
    const fresh = waitingFor.filter((seat) => !before.includes(seat));
    const gone = before.filter((seat) => !waitingFor.includes(seat));
    if (fresh.length + gone.length === 0 || sockets.size === 0) return;
    let sitting = players.get(table);
    if (sitting === undefined) {
      sitting = (await seatsAt(storage, table)).map(({ player }) => player?.id ?? null);
      players.set(table, sitting);
    }
    const tell = (seat: Seat, waits: boolean) => {
      const player = sitting[seat] ?? null;
      if (player !== null) sockets.tell(player, JSON.stringify({ is: 'waits', table, waits }));
    };
    for (const seat of fresh) tell(seat, true);
    for (const seat of gone) tell(seat, false);
    if (waitingFor.length === 0) {
      players.delete(table);
      waited.delete(table);
    }
  };
}
