import type { MatchRecord, Seat } from '@concilio/kernel';
import type { KeptReplay, WireRefusal } from '@concilio/tables';
import type { Host, Listener } from '../host.ts';
import type { WorkerMessage, LocalViewer, LocalLine, LocalPlan, Reply, PageMessage } from './messages.ts';

/** What can be asked of a keeper of matches, wherever it runs. */
export interface Link {
  /** Begins a match, and tells its id. */
  start(plan: LocalPlan): Promise<string>;
  list(): Promise<readonly LocalLine[]>;
  forget(id: string): Promise<void>;
  /** A match that is over, whole; `null` while it runs, or where there is none. */
  record(id: string): Promise<{ readonly line: LocalLine; readonly played: MatchRecord | KeptReplay } | null>;
  /** The matches as one viewer sees them, perhaps with the hands of further seats of the same person. */
  host(viewer: LocalViewer, besides?: readonly Seat[]): Host;
}

/** Speaks with a keeper through a channel; `answerFrom` is to be called with all that comes back. */
export function newLink(
  send: (up: PageMessage) => void,
  isStill: () => boolean,
): Link & { readonly hear: (down: WorkerMessage) => void } {
  let last = 0;
  const waiting = new Map<number, { done: (value: Reply) => void; failed: (problem: Error) => void }>();
  const listeners = new Map<number, Listener>();

  function hear(down: WorkerMessage): void {
    switch (down.is) {
      case 'reply':
        waiting.get(down.ref)?.done(down.value);
        waiting.delete(down.ref);
        break;
      case 'failed':
        waiting.get(down.ref)?.failed(new Error(down.message));
        waiting.delete(down.ref);
        break;
      case 'frame':
        listeners.get(down.watch)?.frame(down.frame);
        break;
      case 'around':
        listeners.get(down.watch)?.around(down.around);
        break;
      case 'chat':
        listeners.get(down.watch)?.chat(down.lines);
        break;
      case 'gone':
        listeners.get(down.watch)?.gone(down.why);
        break;
    }
  }

  /** Asks, and waits for what is said. Which form an answer has follows from what was asked. */
  function ask<T extends Reply>(up: (ref: number) => PageMessage): Promise<T> {
    const ref = ++last;
    return new Promise<T>((done, failed) => {
      waiting.set(ref, { done: (value) => done(value as T), failed });
      send(up(ref));
    });
  }

  const commands =
    (seat: Seat): Host['command'] =>
    (id, command) =>
      ask<'done' | WireRefusal>((ref) => ({ do: 'command', ref, id, seat, command }));

  return {
    hear,
    start: (plan) => ask<string>((ref) => ({ do: 'start', ref, plan })),
    list: () => ask<readonly LocalLine[]>((ref) => ({ do: 'list', ref })),
    async forget(id) {
      await ask<string>((ref) => ({ do: 'forget', ref, id }));
    },
    record: (id) => ask((ref) => ({ do: 'record', ref, id })),
    host: (viewer, besides = []) => ({
      watch(id, have, listener) {
        const watch = ++last;
        listeners.set(watch, listener);
        send({ do: 'watch', watch, id, viewer, besides, have, still: isStill() });
        return () => {
          listeners.delete(watch);
          send({ do: 'unwatch', watch });
        };
      },
      command: viewer === 'audience' ? async () => 'not your seat' : commands(viewer),
    }),
  };
}
