import type { Host, Listener } from '../net/host.ts';
import { newTableStore, type TableStore } from './store.ts';
import type { Viewer } from '@concilio/kernel';
import type { Tape } from './tape.ts';

/** Shows a tape on the screen of a table: the same playback as of a running match. */
export interface TapePlayer {
  readonly store: TableStore;
  /** Shows a moment at once. */
  readonly show: (moment: number, viewer: Viewer) => void;
  /** Plays how it came to a moment from the one before, which is on the screen; each event is shown for so long. */
  readonly play: (moment: number, viewer: Viewer, ms: number) => void;
}

export function newTapePlayer(
  tape: Tape,
  first: { readonly moment: number; readonly viewer: Viewer },
): TapePlayer {
  let listener: Listener | null = null;
  let shown = 0;
  let pace = 0;
  const host: Host = {
    watch(_table, _have, given) {
      listener = given;
      return () => {
        listener = null;
      };
    },
    command: async () => 'over',
  };
  const store = newTableStore({
    host,
    table: '',
    timing: () => ({ ms: pace }),
    rests: () => false,
    pace: () => 1,
    noise: () => {},
    now: () => 0,
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  });
  store.watch();
  /** Another moment is another table to the screen, as when something was taken back. */
  const show = (moment: number, viewer: Viewer): void => {
    shown += 1;
    listener?.frame({ ...tape.frame(moment, viewer), undos: shown });
  };
  show(first.moment, first.viewer);
  return {
    store,
    show,
    play(moment, viewer, ms) {
      pace = ms;
      listener?.frame({ ...tape.next(moment, viewer), undos: shown });
    },
  };
}
