import { type Seat, Unreadable } from '@concilio/kernel';
import {
  type ChatLine,
  type ServerMessage,
  type LiveTable,
  type ClientMessage,
  WIRE,
  type WireRefusal,
} from '@concilio/tables';
import { bodyOf, lineFor, RECALLED } from '../chat.ts';
import type { Context } from '../http/context.ts';
import { seatOf } from '../host/stored.ts';
import { limit } from '../limit.ts';
import { addMessage, blockedBy, messagesOf, tableById } from '../storage/index.ts';
import { readMessage } from './messages.ts';

/** After so many that nobody understands, whoever sends them is no client of ours. */
const MOST_NONSENSE = 20;
/** A page watches one table, a lobby a few. */
const MOST_WATCHED = 8;

/** What pages spoke before they said what they speak. */
const FIRST_WIRE = 1;

/** One websocket. */
export interface Wire {
  send(text: string): void;
  close(code: number): void;
}

export interface Talk {
  hear(text: string): void;
  end(): void;
}

type Wanted = Exclude<ClientMessage, { do: 'watch' | 'unwatch' }>;

/** What happens on one connection: it watches tables, and does what its player commands. */
export function converse(context: Context, wire: Wire, player: string | null): Talk {
  const { storage, tableHost, sockets, rooms, rates, now, count, report } = context;
  /** The tables that are watched, or about to be, and how to stop. */
  const watching = new Map<string, () => void>();
  /** The player's own seats at watched tables whose match has begun: nobody changes places there. */
  const seats = new Map<string, Seat>();
  const allowed = limit(rates.messages, rates.burst);
  let nonsense = 0;
  let open = true;
  const connection = {
    send(text: string) {
      if (open) wire.send(text);
    },
    close: () => wire.close(4001),
  };
  if (player !== null) sockets.add(player, connection);
  const send = (down: ServerMessage) => connection.send(JSON.stringify(down));
  const refuse = (ref: number | null, refusal: WireRefusal) =>
    send({ is: 'refused', ref: ref ?? -1, refusal });

  async function watch(up: Extract<ClientMessage, { do: 'watch' }>): Promise<() => void> {
    const { table } = up;
    const row = await tableById(storage, table);
    const seat = await seatOf(storage, table, player);
    const mayLook = row !== null && (row.visibility === 'public' || row.phase === 'over' || seat !== null);
    if (!mayLook) {
      send({ is: 'gone', table, why: 'unknown' });
      return () => {};
    }
    if (seat !== null && row.phase !== 'waiting') seats.set(table, seat);
    const viewer = seat ?? 'audience';
    // First in, then told what was said before: a line that falls in between comes twice rather than never.
    const leave = rooms.enter(table, { viewer, player, send: connection.send });
    try {
      await recall(table, viewer);
      const stop = await tableHost.watch(table, { viewer, have: up.have ?? null, send: connection.send });
      if (stop === null && row.phase === 'running') throw new Unreadable('The table cannot be opened.');
      return () => {
        leave();
        stop?.();
      };
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** The chat so far, without those whom the reader has blocked. */
  async function recall(table: string, viewer: Seat | 'audience'): Promise<void> {
    const blocked = player === null ? [] : (await blockedBy(storage, player)).map(({ id }) => id);
    const messages = (await messagesOf(storage, table))
      .slice(-RECALLED)
      .filter((message) => message.player === null || !blocked.includes(message.player.id));
    const linesAt = (live: LiveTable | null): readonly ChatLine[] =>
      messages.flatMap((message) => lineFor(message, live, viewer) ?? []);
    const shown = (await tableHost.look(table, linesAt)) ?? linesAt(null);
    if (shown.length > 0) send({ is: 'chat', table, lines: shown });
  }

  async function command(up: Wanted): Promise<void> {
    const refusal = await grant(up);
    count(up.do, refusal);
    if (refusal === null) send({ is: 'done', ref: up.ref });
    else refuse(up.ref, refusal);
  }

  async function grant(up: Wanted): Promise<WireRefusal | null> {
    const { table } = up;
    try {
      const seat = seats.get(table) ?? (await seatOf(storage, table, player));
      if (player === null || seat === null) return 'not your seat';
      if (up.do !== 'say') return await tableHost.command(table, seat, up);
      await addMessage(storage, { table, player, seat, body: { ...bodyOf(up) } }, now());
      return null;
    } catch (cause) {
      report({ what: 'a command failed', table, cause });
      return 'not stored';
    }
  }

  function unwatch(table: string): void {
    const stop = watching.get(table);
    watching.delete(table);
    seats.delete(table);
    stop?.();
  }

  /** The page would not understand the frames, or we not its answers. */
  function turnAway({ table, wire }: Extract<ClientMessage, { do: 'watch' }>): void {
    send({ is: 'outdated', table });
    // One that does not even say what it speaks does not know that message either.
    if (wire === undefined) send({ is: 'gone', table, why: 'closed' });
  }

  async function watchAnew(up: Extract<ClientMessage, { do: 'watch' }>): Promise<void> {
    const { table } = up;
    unwatch(table);
    if ((up.wire ?? FIRST_WIRE) !== WIRE) return turnAway(up);
    if (watching.size >= MOST_WATCHED) return send({ is: 'gone', table, why: 'closed' });
    let started: (() => void) | null = null;
    let isWanted = true;
    const stop = () => {
      isWanted = false;
      started?.();
    };
    watching.set(table, stop);
    try {
      started = await watch(up);
      if (!isWanted) started();
    } catch (cause) {
      report({ what: 'a table could not be watched', table, cause });
      if (watching.get(table) !== stop) return;
      unwatch(table);
      send({ is: 'later', table });
    }
  }

  return {
    hear(text) {
      const read = readMessage(text);
      if (!('up' in read)) {
        nonsense += 1;
        refuse(read.ref, 'malformed');
        if (nonsense > MOST_NONSENSE) wire.close(1008);
        return;
      }
      const { up } = read;
      if (!allowed.take(now()))
        return up.do === 'watch'
          ? send({ is: 'later', table: up.table })
          : refuse('ref' in up ? up.ref : null, 'too fast');
      if (up.do === 'unwatch') return unwatch(up.table);
      const done = up.do === 'watch' ? watchAnew(up) : command(up);
      done.catch((cause) => report({ what: 'a command failed', table: up.table, cause }));
    },
    end() {
      open = false;
      if (player !== null) sockets.remove(player, connection);
      for (const table of watching.keys()) unwatch(table);
    },
  };
}
