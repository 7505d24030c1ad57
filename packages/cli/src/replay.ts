import { Match, type Shape, StepFault, Unreadable } from '@concilio/kernel';
import { loadSaved, type Saved } from './saved.ts';

/** A saved match played again: where it stands, and the fault that ended it, if one did. */
export interface Replayed {
  /** `null` if the rules fail before the first question. */
  readonly match: Match<Shape> | null;
  readonly fault: string | null;
}

/** Plays a saved match again, up to its end or to the fault that it records. */
export function replay(file: string, saved: Saved): Replayed {
  if (saved.record.fault === undefined) return { match: loadSaved(file, saved), fault: null };
  try {
    return { match: Match.load(saved.game, saved.record), fault: null };
  } catch (problem) {
    if (!(problem instanceof StepFault)) throw problem;
    return { match: beforeFault(saved), fault: problem.message };
  }
}

/** The rules fail at the last decision, which has several answers if several seats were asked in secret. */
function beforeFault({ game, record }: Saved): Match<Shape> | null {
  const { log, seats } = record;
  for (let dropped = 1; dropped <= Math.min(seats, log.length); dropped++) {
    try {
      return Match.load(game, { ...record, log: log.slice(0, -dropped) });
    } catch (problem) {
      // Half of a secret decision does not fit either: one more answer has to go.
      if (!(problem instanceof StepFault || problem instanceof Unreadable)) throw problem;
    }
  }
  return null;
}
