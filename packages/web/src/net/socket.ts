import type { Down, Have, Up, Wish, WireRefusal } from '@concilio/tables';
import type { Host, Listener } from './host.ts';

/** Milliseconds before the next attempt to connect: soon at first, then patiently, and never all pages at once. */
const WAITS = [200, 500, 1000, 2000, 4000] as const;
/** A wish that has no answer after this long is lost; the next frame shows what became of it. */
const PATIENCE = 15_000;

interface Watched {
  readonly listener: Listener;
  have: Have | null;
}

/** The tables that a server keeps, over one websocket for all of the page. */
export interface ServerHost extends Host {
  /** Hears whether tables wait for this player. */
  onWaits(hear: (table: string, waits: boolean) => void): () => void;
  /** Hears that something has changed around a table that has not begun, or has ended. */
  onRoom(hear: (table: string) => void): () => void;
  /** Who is logged in has changed: the connection is made anew. */
  reconnect(): void;
}

export function serverHost(
  address: string,
  make: (address: string) => WebSocket = (at) => new WebSocket(at),
): ServerHost {
  const watched = new Map<string, Watched>();
  const wishes = new Map<number, (result: 'done' | 'lost' | WireRefusal) => void>();
  /** What was wished while the connection was being made. */
  const early = new Map<number, Up>();
  const waits = new Set<(table: string, waits: boolean) => void>();
  const rooms = new Set<(table: string) => void>();
  let socket: WebSocket | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let ref = 0;

  const isWanted = () => watched.size + waits.size + rooms.size > 0;
  const send = (up: Up): boolean => {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(up));
    return true;
  };
  const watch = (table: string, have: Have | null) =>
    send({ do: 'watch', table, ...(have === null ? {} : { have }) });

  function open(): void {
    if (socket !== null || !isWanted()) return;
    const own = make(address);
    socket = own;
    own.addEventListener('open', () => {
      failures = 0;
      for (const [table, { have, listener }] of watched) {
        watch(table, have);
        listener.connected(true);
      }
      for (const up of early.values()) send(up);
      early.clear();
    });
    own.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as Down));
    own.addEventListener('close', () => {
      if (socket === own) socket = null;
      lose();
    });
  }

  function lose(): void {
    for (const settle of wishes.values()) settle('lost');
    wishes.clear();
    early.clear();
    for (const { listener } of watched.values()) listener.connected(false);
    const wait = WAITS[Math.min(failures++, WAITS.length - 1)] ?? 4000;
    timer ??= setTimeout(
      () => {
        timer = null;
        open();
      },
      wait * (0.75 + Math.random() / 2),
    );
  }

  function hear(down: Down): void {
    switch (down.is) {
      case 'frame': {
        const one = watched.get(down.table);
        if (one === undefined) return;
        one.have = { undos: down.undos, events: down.since + down.events.length };
        return one.listener.frame(down);
      }
      case 'around':
        return watched.get(down.table)?.listener.around(down);
      case 'chat':
        return watched.get(down.table)?.listener.chat(down.lines);
      case 'gone':
        return watched.get(down.table)?.listener.gone(down.why);
      case 'room':
        return rooms.forEach((tell) => tell(down.table));
      case 'waits':
        return waits.forEach((tell) => tell(down.table, down.waits));
      case 'done':
      case 'refused':
        wishes.get(down.ref)?.(down.is === 'done' ? 'done' : down.refusal);
        wishes.delete(down.ref);
    }
  }

  const subscribe = <Hear>(all: Set<Hear>, own: Hear): (() => void) => {
    all.add(own);
    open();
    return () => all.delete(own);
  };

  return {
    watch(table, have, listener) {
      watched.set(table, { listener, have });
      open();
      if (watch(table, have)) listener.connected(true);
      return () => {
        if (watched.get(table)?.listener !== listener) return;
        watched.delete(table);
        send({ do: 'unwatch', table });
      };
    },
    wish: (table, wish: Wish) =>
      new Promise((resolve) => {
        const number = ++ref;
        const patience = setTimeout(() => settle('lost'), PATIENCE);
        const settle = (result: 'done' | 'lost' | WireRefusal) => {
          clearTimeout(patience);
          wishes.delete(number);
          early.delete(number);
          resolve(result);
        };
        wishes.set(number, settle);
        const up: Up = { table, ref: number, ...wish };
        if (socket?.readyState === WebSocket.CONNECTING) early.set(number, up);
        else if (!send(up)) settle('lost');
      }),
    onWaits: (own) => subscribe(waits, own),
    onRoom: (own) => subscribe(rooms, own),
    reconnect() {
      failures = 0;
      if (socket === null) open();
      else socket.close();
    },
  };
}
