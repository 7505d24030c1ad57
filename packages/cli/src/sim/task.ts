import { botNamed } from '@concilio/bots';
import type { Kit } from '@concilio/catalog';
import { derive, type Shape } from '@concilio/kernel';
import { Coverage } from './coverage.ts';
import { type Done, lineupOf, type Plan, seedNameOf, type Task } from './plan.ts';
import { type Pairing, playDirectly, playRecorded } from './play.ts';

/** Plays the matches of a task, one after the other, wherever this runs. */
export function playTask<G extends Shape>(game: Kit<G>, { plan, first, count }: Task): Done {
  const coverage = plan.coverage ? new Coverage(game) : null;
  const bots = botsFor(game, plan);
  const played = Array.from({ length: count }, (_, index) => {
    const match = first + index;
    const pairing: Pairing<G> = {
      game,
      options: plan.options,
      bots: lineupOf(plan, match).map((place) => bots(place)),
      seed: derive(plan.seed, seedNameOf(plan, match)),
    };
    return plan.recorded || coverage !== null
      ? playRecorded(pairing, coverage).played
      : playDirectly(pairing);
  });
  return { played, coverage: coverage?.counts ?? null };
}

function botsFor<G extends Shape>(game: Kit<G>, plan: Plan) {
  const budget = 'playouts' in plan.budget ? plan.budget : { ...plan.budget, now: () => performance.now() };
  const bots = plan.bots.map((name) => botNamed(game, name, budget));
  return (place: number) => {
    const bot = bots[place];
    if (bot === undefined || bot === null) throw new Error(`"${game.id}" has no bot "${plan.bots[place]}".`);
    return bot;
  };
}
