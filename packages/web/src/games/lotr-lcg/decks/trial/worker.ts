import { lotrLcg } from '@concilio/lotr-lcg';
import { bot } from '@concilio/lotr-lcg/bot';
import { printed } from '@concilio/lotr-lcg/printed';
import { type Played, playMatch, type TrialPlan } from './match.ts';

/** What the worker says: matches that have been played, or why it can play none. */
export type Told =
  | { readonly is: 'played'; readonly matches: readonly Played[] }
  | { readonly is: 'failed'; readonly message: string };

const game = { ...lotrLcg, ...printed, bot };

/** So often the page is told. */
const EVERY = 150;

/** One plan, from its first match to its last. Whoever wants no more ends the worker. */
addEventListener('message', ({ data }: MessageEvent<TrialPlan>) => {
  let matches: Played[] = [];
  let last = performance.now();
  const tell = (told: Told): void => postMessage(told);
  try {
    for (let number = 0; number < data.matches; number++) {
      matches.push(playMatch(game, data, number));
      if (performance.now() - last < EVERY && number + 1 < data.matches) continue;
      tell({ is: 'played', matches });
      matches = [];
      last = performance.now();
    }
  } catch (problem) {
    tell({ is: 'failed', message: problem instanceof Error ? problem.message : String(problem) });
  }
});
