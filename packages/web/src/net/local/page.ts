import type { Kit } from '@concilio/catalog';
import { paceNow } from '../../client/settings.ts';
import { newKeeper } from './keeper.ts';
import { type Link, newLink } from './link.ts';
import { memoryStore } from './memory.ts';
import { newSeed } from './seed.ts';
import type { Store } from './store.ts';

/** Keeps matches of one game on the page itself, for as long as it is open: positions that are tried out. */
export function pageKeeper(game: Kit): { readonly link: Link; readonly store: Store } {
  const store = memoryStore();
  const link = newLink(
    (up) => void heard(up),
    () => paceNow() === 0,
  );
  const heard = newKeeper({
    store,
    loadGame: async () => game,
    loadSpoken: async () => game,
    tell: (down) => link.hear(down),
    now: () => Date.now(),
    after: (ms, then) => setTimeout(then, ms),
    newSeed,
    lock: async () => () => {},
  });
  return { link, store };
}
