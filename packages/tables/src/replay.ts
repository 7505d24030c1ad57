import { type AnyGame, type Eyes, type JsonRecord, type Outcome, writtenFor } from '@concilio/kernel';
import type { TableEntry, TableSetup } from './entry.ts';
import { LiveTable } from './live.ts';
import type { SeenEvent } from './wire.ts';

/**
 * A finished match without its rules: what each pair of eyes was told, and what it saw at the end. It can be shown
 * whatever becomes of the game that it was played by.
 */
export interface KeptReplay {
  readonly format: 'concilio replay 1';
  readonly game: string;
  readonly version: number;
  readonly options: JsonRecord;
  readonly outcome: Outcome | null;
  readonly viewers: readonly SeenMatch[];
}

/** The match through one pair of eyes. */
export interface SeenMatch {
  readonly eyes: Eyes;
  readonly events: readonly SeenEvent[];
  readonly view: JsonRecord;
}

/** Plays a finished match once more and keeps what there was to be seen. A log of other rules is `Unreadable`. */
export function replayOf(game: AnyGame, setup: TableSetup, entries: readonly TableEntry[]): KeptReplay {
  const { match } = LiveTable.open(game, setup, entries);
  const viewers: readonly Eyes[] = ['referee', 'audience', ...match.seats];
  return {
    format: 'concilio replay 1',
    game: game.id,
    version: game.version,
    options: setup.options,
    outcome: match.outcome,
    viewers: viewers.map((eyes) => {
      const { view, events } = writtenFor(match, eyes);
      return { eyes, events: JSON.parse(events) as SeenEvent[], view: JSON.parse(view) as JsonRecord };
    }),
  };
}
