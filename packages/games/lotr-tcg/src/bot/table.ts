import type { Seat } from '@concilio/kernel';
import { archeryTotals } from '../rules/archery.ts';
import { eligible, unassignedMinions } from '../rules/assigning.ts';
import { isFierce } from '../rules/stats.ts';
import { isIn, minions } from '../rules/select.ts';
import { attacked } from '../rules/skirmishing.ts';
import type { State } from '../state.ts';
import {
  type Attacker,
  attackerOf,
  type Defender,
  defenderOf,
  fightAgainst,
  fightCost,
  planCost,
  planFor,
} from './fight.ts';
import { assetsOf, fellowshipOf, minionsWorth } from './reckon.ts';
import { ARROW, LOST, TWILIGHT } from './weights.ts';

/** What a table is worth to a player: what they have, less what the strongest rival has, and what this turn threatens. */
export function worthOf(state: State, seat: Seat): number {
  const { ending, free } = state;
  if (ending !== null)
    return ending.winners.includes(seat) ? LOST : ending.winners.length === 0 ? -LOST / 2 : -LOST;
  const danger = dangerOf(state);
  const standing = (one: Seat) =>
    fellowshipOf(state, one) + assetsOf(state, one) - (one === free ? danger : 0) + minionsWorth(state, one);
  const own = standing(seat);
  let most = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let count = 0;
  for (const [other, { out }] of state.players.entries()) {
    if (other === seat || out) continue;
    const one = standing(other as Seat);
    most = Math.max(most, one);
    sum += one;
    count += 1;
  }
  if (count === 0) return own;
  // Whoever plays the Shadow hurts the fellowship that is there, though another one may be ahead.
  return own - (0.6 * most + (0.4 * sum) / count);
}

/** What the fellowship whose turn it is must still fear in this turn. */
export function dangerOf(state: State): number {
  const { phase, twilight } = state;
  switch (phase) {
    case 'setup':
      return 0;
    case 'fellowship':
      return TWILIGHT.before * twilight + dangerOfMinions(state) * 0.5;
    case 'shadow':
      return TWILIGHT.during * twilight + dangerOfArrows(state) + dangerOfMinions(state);
    case 'maneuver':
    case 'archery':
      return TWILIGHT.after * twilight + dangerOfArrows(state) + dangerOfMinions(state);
    case 'assignment':
      return TWILIGHT.after * twilight + dangerOfMinions(state);
    case 'skirmish':
      return TWILIGHT.after * twilight + dangerOfSkirmishes(state);
    case 'regroup':
      return TWILIGHT.after * twilight;
  }
}

function dangerOfArrows(state: State): number {
  const totals = archeryTotals(state);
  const there = minions(state).length;
  if (there === 0) return 0;
  return ARROW.fellowship * totals.minions - ARROW.minions * Math.min(totals.fellowship, 2 * there);
}

/** The table as it will be once what lasts for this phase only is over. */
const later = (state: State): State =>
  state.cards.lasting.some(({ until }) => until === 'phase')
    ? {
        ...state,
        cards: { ...state.cards, lasting: state.cards.lasting.filter(({ until }) => until !== 'phase') },
      }
    : state;

/** Those who will be left once the fellowship has shot: its arrows go where they do least harm. */
function shotAt(state: State, attackers: readonly Attacker[]): readonly Attacker[] {
  if (state.phase !== 'shadow' && state.phase !== 'maneuver' && state.phase !== 'archery') return attackers;
  const { fellowship: arrows } = archeryTotals(state);
  if (arrows === 0) return attackers;
  const spare = attackers.reduce((sum, { left }) => sum + Math.max(0, left - 1), 0);
  const killed = Math.min(attackers.length, Math.max(0, arrows - spare));
  if (killed === 0) return attackers;
  return attackers
    .toSorted((one, other) => other.strength - one.strength)
    .slice(0, attackers.length - killed);
}

/** Those who are not assigned yet, met as well as may be; those who are, as they are. */
function dangerOfMinions(now: State): number {
  const state = later(now);
  const there = minions(state);
  if (there.length === 0) return 0;
  const defenders = eligible(state).map((card) => defenderOf(state, card));
  const loose = unassignedMinions(state).map((card) => attackerOf(state, card));
  if (state.assigned.length === 0) return fightAgainst(defenders, shotAt(state, loose));
  const isTaken = ({ card }: Defender) => state.assigned.some(({ to }) => to === card);
  const free = defenders.filter((one) => !isTaken(one));
  return dangerOfAssigned(state) + (free.length === 0 ? 0 : planCost(free, loose, planFor(free, loose)));
}

function dangerOfAssigned(state: State): number {
  let danger = 0;
  for (const card of attacked(state)) {
    const foes = state.assigned.filter(({ minion, to }) => to === card && isIn(state, minion));
    danger += fightCost(
      defenderOf(state, card),
      foes.map(({ minion }) => attackerOf(state, minion)),
      1,
    );
  }
  return danger;
}

/** The skirmish that goes on comes to what the numbers say; the others may still change. */
function dangerOfSkirmishes(state: State): number {
  const { skirmish } = state;
  let danger = dangerOfAssigned(later(state));
  if (skirmish !== null && !skirmish.cancelled && skirmish.character !== null && skirmish.minions.length > 0)
    danger += fightCost(
      defenderOf(state, skirmish.character),
      skirmish.minions.map((foe) => attackerOf(state, foe)),
      0,
    );
  if (!state.fierce) {
    const again = minions(state).filter((card) => isFierce(state, card)).length;
    danger += 1.5 * again;
  }
  return danger;
}
