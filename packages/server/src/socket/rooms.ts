import type { Seat } from '@concilio/kernel';
import type { ServerMessage, LiveTable } from '@concilio/tables';
import { lineFor } from '../chat.ts';
import { blockedBy, type Message, type Storage } from '../storage/index.ts';

/** Somebody in the room of a table, whether its match has begun or not. */
export interface Visitor {
  readonly viewer: Seat | 'audience';
  readonly player: string | null;
  readonly send: (message: string) => void;
}

/** Who is in the room of which table: they hear what is said there, and that something has changed. */
export interface Rooms {
  enter(table: string, visitor: Visitor): () => void;
  /** Something about the table may be asked for anew. */
  changed(table: string): void;
  /** Shows out whoever may not be there any more. */
  showOut(table: string, mayStay: (player: string | null) => boolean): void;
  said(table: string, message: Message, live: LiveTable | null): Promise<void>;
}

export function rooms(storage: Storage): Rooms {
  const byTable = new Map<string, Set<Visitor>>();
  return {
    enter(table, visitor) {
      const room = byTable.get(table) ?? new Set();
      byTable.set(table, room.add(visitor));
      return () => {
        room.delete(visitor);
        if (room.size === 0) byTable.delete(table);
      };
    },
    changed(table) {
      const message = JSON.stringify({ is: 'room', table } satisfies ServerMessage);
      for (const { send } of byTable.get(table) ?? []) send(message);
    },
    showOut(table, mayStay) {
      const message = JSON.stringify({ is: 'gone', table, why: 'closed' } satisfies ServerMessage);
      for (const visitor of byTable.get(table) ?? []) {
        if (mayStay(visitor.player)) continue;
        byTable.get(table)?.delete(visitor);
        visitor.send(message);
      }
    },
    async said(table, message, live) {
      for (const { viewer, player, send } of byTable.get(table) ?? []) {
        if (await isBlocked(storage, player, message)) continue;
        const line = lineFor(message, live, viewer);
        if (line !== null) send(JSON.stringify({ is: 'chat', table, lines: [line] } satisfies ServerMessage));
      }
    },
  };
}

async function isBlocked(storage: Storage, reader: string | null, { player }: Message): Promise<boolean> {
  if (reader === null || player === null || reader === player.id) return false;
  return (await blockedBy(storage, reader)).some(({ id }) => id === player.id);
}
