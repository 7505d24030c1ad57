import type { Seat } from '@concilio/kernel';
import { paceNow } from '../../client/settings.ts';
import type { Host } from '../host.ts';
import { type Link, newLink } from './link.ts';
import type { WorkerMessage, LocalViewer, LocalLine, LocalPlan } from './messages.ts';

export type { LocalLine, LocalPlan };

/** One worker for the whole page, begun when it is first needed. */
let link: Link | null = null;

function worker(): Link {
  if (link !== null) return link;
  const keeper = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  // The second argument tells this from a message to a window, which must name its origin.
  const made = newLink(
    (up) => keeper.postMessage(up, []),
    () => paceNow() === 0,
  );
  keeper.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => made.hear(data));
  link = made;
  return made;
}

/** Begins a match on this device. Its id is the last part of its address, `/local/ID`. */
export const startLocal = (plan: LocalPlan): Promise<string> => worker().start(plan);

/** The matches of this device, the one that was played last first. */
export const localMatches = (): Promise<readonly LocalLine[]> => worker().list();

export const forgetLocal = (id: string): Promise<void> => worker().forget(id);

/** A match of this device that is over, whole; `null` while it runs, or where there is none. */
export const localRecord = (id: string): ReturnType<Link['record']> => worker().record(id);

/** Whether an id is that of a match of this device. */
export const isLocal = (id: string): boolean => id.startsWith('here-');

/** A host that looks at the matches of this device through one viewer, perhaps with further hands of one person. */
export const localHost = (viewer: LocalViewer, besides?: readonly Seat[]): Host =>
  worker().host(viewer, besides);
