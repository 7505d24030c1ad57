/** The connections of this node, by player. */
export interface Sockets {
  add(player: string, connection: Connection): void;
  remove(player: string, connection: Connection): void;
  /** Tells every page that a player has open. */
  tell(player: string, message: string): void;
  /** Ends the connections of somebody who is logged in no more. */
  close(player: string): void;
  readonly size: number;
}

export interface Connection {
  send(message: string): void;
  close(): void;
}

export function sockets(): Sockets {
  const byPlayer = new Map<string, Set<Connection>>();
  let count = 0;
  return {
    add(player, connection) {
      const own = byPlayer.get(player) ?? new Set();
      byPlayer.set(player, own.add(connection));
      count += 1;
    },
    remove(player, connection) {
      const own = byPlayer.get(player);
      if (own?.delete(connection) === true) count -= 1;
      if (own?.size === 0) byPlayer.delete(player);
    },
    tell(player, message) {
      for (const connection of byPlayer.get(player) ?? []) connection.send(message);
    },
    close(player) {
      for (const connection of byPlayer.get(player) ?? []) connection.close();
    },
    get size() {
      return count;
    },
  };
}
