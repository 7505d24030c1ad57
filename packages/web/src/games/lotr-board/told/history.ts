import type { SeenEvent } from '@concilio/tables';

/** What the view does not say and the events have told. */
export interface History {
  readonly lastRoll: { readonly seat: number; readonly face: string } | null;
  /** The trials of this place or turn, in the order in which they began, and how each ended. */
  readonly trials: Readonly<Record<string, 'now' | 'met' | 'failed'>>;
  /** The tiles revealed in this turn. */
  readonly tiles: readonly string[];
  readonly turn: number;
}

const ENDED = { 'trial.met': 'met', 'trial.failed': 'failed', 'trial.ignored': 'met' } as const;
const isEnd = (name: string): name is keyof typeof ENDED => Object.hasOwn(ENDED, name);

export function historyOf(events: readonly SeenEvent[]): History {
  let lastRoll: History['lastRoll'] = null;
  let trials: Record<string, 'now' | 'met' | 'failed'> = {};
  let tiles: string[] = [];
  let turn = 0;
  for (const { name, said } of events) {
    if (name === 'place.reached' || name === 'turn.begun') {
      trials = {};
      tiles = [];
      turn = name === 'turn.begun' ? turn + 1 : 0;
    } else if (name === 'trial.begun') trials[String(said.trial)] = 'now';
    else if (isEnd(name)) trials[String(said.trial)] = ENDED[name];
    else if (name === 'tile.revealed') tiles.push(String(said.tile));
    else if (name === 'die.rolled') lastRoll = { seat: Number(said.seat), face: String(said.face) };
  }
  return { lastRoll, trials, tiles, turn };
}
