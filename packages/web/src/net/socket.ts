import {
  type ServerMessage,
  type Cursor,
  cursorAfter,
  type ClientMessage,
  type Command,
  WIRE,
  type WireRefusal,
} from '@concilio/tables';
import type { Host, Listener } from './host.ts';

/** Milliseconds before the next attempt to connect or to watch: soon at first, then patiently, and never all pages at once. */
const WAITS = [200, 500, 1000, 2000, 4000] as const;
/** A command that has no answer after this long is lost; the next frame shows what became of it. */
const PATIENCE = 15_000;

interface Watched {
  readonly listener: Listener;
  have: Cursor | null;
  /** How often in a row the server could not let it be watched, and when it is asked again. */
  refusals: number;
  again: ReturnType<typeof setTimeout> | null;
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
  const commands = new Map<number, (result: 'done' | 'lost' | WireRefusal) => void>();
  /** What was commanded while the connection was being made. */
  const early = new Map<number, ClientMessage>();
  const waits = new Set<(table: string, waits: boolean) => void>();
  const rooms = new Set<(table: string) => void>();
  let socket: WebSocket | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let ref = 0;

  const pauseAfter = (failed: number) =>
    (WAITS[Math.min(failed, WAITS.length - 1)] ?? 4000) * (0.75 + Math.random() / 2);
  const isWanted = () => watched.size + waits.size + rooms.size > 0;
  const send = (up: ClientMessage): boolean => {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(up));
    return true;
  };
  const watch = (table: string, have: Cursor | null) =>
    send({ do: 'watch', table, wire: WIRE, ...(have === null ? {} : { have }) });
  const callOff = (one: Watched) => {
    if (one.again !== null) clearTimeout(one.again);
    one.again = null;
  };
  /** The server cannot let a table be watched now: its database is away, say. */
  function watchLater(table: string): void {
    const one = watched.get(table);
    if (one === undefined) return;
    callOff(one);
    one.again = setTimeout(
      () => {
        one.again = null;
        if (watched.get(table) === one) watch(table, one.have);
      },
      pauseAfter(one.refusals++),
    );
  }

  function open(): void {
    if (socket !== null || !isWanted()) return;
    const own = make(address);
    socket = own;
    own.addEventListener('open', () => {
      failures = 0;
      for (const [table, one] of watched) {
        callOff(one);
        watch(table, one.have);
        one.listener.connected(true);
      }
      for (const up of early.values()) send(up);
      early.clear();
    });
    own.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as ServerMessage));
    own.addEventListener('close', () => {
      if (socket === own) socket = null;
      lose();
    });
  }

  function lose(): void {
    for (const settle of commands.values()) settle('lost');
    commands.clear();
    early.clear();
    for (const { listener } of watched.values()) listener.connected(false);
    const wait = pauseAfter(failures++);
    timer ??= setTimeout(() => {
      timer = null;
      open();
    }, wait);
  }

  function hear(down: ServerMessage): void {
    switch (down.is) {
      case 'frame': {
        const one = watched.get(down.table);
        if (one === undefined) return;
        one.have = cursorAfter(down);
        one.refusals = 0;
        return one.listener.frame(down);
      }
      case 'around':
        return watched.get(down.table)?.listener.around(down);
      case 'chat':
        return watched.get(down.table)?.listener.chat(down.lines);
      case 'later':
        return watchLater(down.table);
      case 'outdated':
        return watched.get(down.table)?.listener.gone('outdated');
      case 'gone':
        return watched.get(down.table)?.listener.gone(down.why);
      case 'room':
        return rooms.forEach((tell) => tell(down.table));
      case 'waits':
        return waits.forEach((tell) => tell(down.table, down.waits));
      case 'done':
      case 'refused':
        commands.get(down.ref)?.(down.is === 'done' ? 'done' : down.refusal);
        commands.delete(down.ref);
    }
  }

  const subscribe = <Hear>(all: Set<Hear>, own: Hear): (() => void) => {
    all.add(own);
    open();
    return () => all.delete(own);
  };

  return {
    watch(table, have, listener) {
      const before = watched.get(table);
      if (before !== undefined) callOff(before);
      watched.set(table, { listener, have, refusals: 0, again: null });
      open();
      if (watch(table, have)) listener.connected(true);
      return () => {
        const one = watched.get(table);
        if (one?.listener !== listener) return;
        callOff(one);
        watched.delete(table);
        send({ do: 'unwatch', table });
      };
    },
    command: (table, command: Command) =>
      new Promise((resolve) => {
        const number = ++ref;
        const patience = setTimeout(() => settle('lost'), PATIENCE);
        const settle = (result: 'done' | 'lost' | WireRefusal) => {
          clearTimeout(patience);
          commands.delete(number);
          early.delete(number);
          resolve(result);
        };
        commands.set(number, settle);
        const up: ClientMessage = { table, ref: number, ...command };
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
