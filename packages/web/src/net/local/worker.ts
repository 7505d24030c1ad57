import { isGameId, loadPlayable, loadKit, type GameId } from '@concilio/catalog';
import { newKeeper } from './keeper.ts';
import type { WorkerMessage, PageMessage } from './messages.ts';
import { newSeed } from './seed.ts';
import { openStore } from './store.ts';

/** How long a match is waited for that another window is about to let go, as when a page is loaded again. */
const PATIENCE = 2000;

/** One window at a time plays a match: its log has one writer. */
function lock(id: string): Promise<(() => void) | null> {
  return new Promise((taken) => {
    navigator.locks
      .request(
        `concilio ${id}`,
        { signal: AbortSignal.timeout(PATIENCE) },
        () => new Promise<void>((letGo) => taken(letGo)),
      )
      .catch(() => taken(null));
  });
}

function known(id: string): GameId {
  if (!isGameId(id)) throw new Error(`no game is called ${id}`);
  return id;
}

const keeper = openStore().then((store) =>
  newKeeper({
    store,
    loadGame: async (id) => loadPlayable(known(id)),
    loadSpoken: async (id) => loadKit(known(id)),
    tell: (down: WorkerMessage) => postMessage(down),
    now: () => Date.now(),
    after: (ms, then) => setTimeout(then, ms),
    newSeed,
    lock,
  }),
);

addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
  keeper.then(
    (heard) => heard(data),
    (problem: Error) => {
      if ('ref' in data)
        postMessage({ is: 'failed', ref: data.ref, message: problem.message } satisfies WorkerMessage);
      else if (data.do === 'watch')
        postMessage({ is: 'gone', watch: data.watch, why: 'closed' } satisfies WorkerMessage);
    },
  );
});
