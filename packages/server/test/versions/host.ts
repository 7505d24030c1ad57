import type { Playable } from '@concilio/bots';
import { storedTables } from '../../src/host/stored.ts';
import { TableHost } from '../../src/host/table-host.ts';
import type { Storage } from '../../src/storage/index.ts';

/** A host that knows the orchard by one of its versions, and no other game. */
export function orchardHost(
  storage: Storage,
  game: Playable,
  ended: (table: string) => void = () => undefined,
): TableHost {
  const gameOf = (id: string) => (id === game.id ? game : null);
  return new TableHost({
    store: storedTables(storage, gameOf),
    gameOf,
    think: () => Promise.reject(new Error('nobody looks ahead here')),
    pace: 0,
    patience: 60_000,
    now: Date.now,
    report: () => undefined,
    ended,
  });
}
