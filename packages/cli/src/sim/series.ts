import type { Game, Shape } from '@concilio/kernel';
import { Better, type Comparison } from './better.ts';
import { added, type Counts } from './coverage.ts';
import { type Crew, inOrder } from './crew.ts';
import type { Failure, Played, Task } from './plan.ts';
import type { Request } from './request.ts';
import { type Summary, Tally } from './tally.ts';

/** What a series of matches came to. */
export interface Series {
  readonly summary: Summary;
  readonly counts: Counts | null;
  readonly comparison: Comparison | null;
}

/** What is wanted of a series while it runs. */
export interface Listener {
  failed(match: number, failure: Failure): void;
  /** One more task is done, and so many matches in all. */
  done(matches: number): void;
}

/** Has a crew play the matches, and adds them up in order, so that nothing depends on who was quicker. */
export async function playSeries<G extends Shape>(
  game: Game<G>,
  { plan, pairs }: Request,
  tasks: readonly Task[],
  crew: Crew,
  listener: Listener,
): Promise<Series> {
  const tally = new Tally(game.kind, plan);
  const better = pairs === null ? null : new Better(game.kind, pairs);
  let counts: Counts | null = null;
  let done = 0;
  const add = (played: Played) => {
    tally.add(played);
    if (played.failure !== null) listener.failed(done, played.failure);
    done++;
  };
  for await (const { played, coverage } of inOrder(tasks, crew)) {
    if (coverage !== null) counts = counts === null ? coverage : added(counts, coverage);
    if (better === null) played.forEach(add);
    else
      for (const pair of pairsOf(played)) {
        if (better.comparison.better !== null) break;
        pair.forEach(add);
        better.add(pair);
      }
    listener.done(done);
    if (better !== null && better.comparison.better !== null) break;
  }
  return { summary: tally.summary(), counts, comparison: better?.comparison ?? null };
}

function* pairsOf(played: readonly Played[]): Generator<readonly [Played, Played]> {
  for (let at = 0; at + 1 < played.length; at += 2) {
    const one = played[at];
    const other = played[at + 1];
    if (one !== undefined && other !== undefined) yield [one, other];
  }
}
