import type { Playable } from '../knowledge.ts';
import { countPicks, listPicks, type QuickRandom, type Shape } from '@concilio/kernel';
import { type Budget, meter } from './budget.ts';
import { type Choice, legal } from './candidates.ts';
import { type Decision, Search, type Weighed } from './search.ts';

/** What a search came to. */
export interface Thought {
  /** `null` declines an interjection. */
  readonly pick: Choice;
  readonly playouts: number;
  /** Every answer that was compared, in the order of the options. */
  readonly choices: readonly Weighed[];
}

/** Chooses an answer by looking ahead. What the seat cannot know has no part in it, and the same seed thinks the same. */
export function think<G extends Shape>(
  game: Playable<G>,
  decision: Decision<G>,
  budget: Budget,
  chance: QuickRandom,
): Thought {
  const { question, optional } = decision;
  if (!optional && countPicks(question) === 1) {
    const [pick = null] = listPicks(question);
    return { pick, playouts: 0, choices: [{ pick, visits: 0, worth: 0 }] };
  }
  const only = onlyAnswer(game, decision);
  if (only !== undefined) return { pick: only, playouts: 0, choices: [{ pick: only, visits: 0, worth: 0 }] };
  const search = new Search(game, decision, chance);
  const goesOn = meter(budget);
  let playouts = 0;
  while (goesOn(playouts) && !search.isSettled) {
    search.playout();
    playouts++;
  }
  return { pick: search.best(), playouts, choices: search.weighed() };
}

/** The one answer that a game thinks worth considering, if there is but one. */
function onlyAnswer<G extends Shape>(
  game: Playable<G>,
  { seat, question, optional, from }: Decision<G>,
): Choice | undefined {
  const considered = game.bot?.consider?.(from.state, seat, question, optional) ?? null;
  const [only] = considered ?? [];
  return considered?.length === 1 && only !== undefined ? legal(question, optional, only) : undefined;
}
