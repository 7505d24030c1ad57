import { cardsIn } from '@concilio/cards';
import type { Seat } from '@concilio/kernel';
import { eligible } from '../rules/assigning.ts';
import { handOf } from '../rules/zones.ts';
import { shadowNumber } from '../rules/stats.ts';
import { companions, minions, siteAt } from '../rules/select.ts';
import { LAST_SITE } from '../rules/sites.ts';
import { playerAt, shadowPlayers, type State } from '../state.ts';
import { attackerOf, defenderOf, fightAgainst, imagined } from './fight.ts';
import { SITE } from './weights.ts';

/** What a site's Shadow number is where nobody has seen it yet, by its number. */
const SHADOWS = [0, 0, 2, 3, 3, 5, 5, 6, 8, 9];

/** What a minion costs, and how strong it is, on average. */
const PRICE = 3.4;
const STRENGTH = 9;
/** So many of the cards in a hand are minions that may be played. */
const SHARE = 0.42;

/** The twilight that the Shadow will have if the fellowship moves to its next site. */
export function twilightAhead(state: State): number {
  const next = playerAt(state, state.free).marker + 1;
  const site = siteAt(state, next);
  const shadow = site === null ? (SHADOWS[next] ?? 6) : shadowNumber(state, site);
  return state.twilight + shadow + companions(state).length;
}

/** What the fight at the next site would cost: the minions that are there, and those that will come. */
export function dangerAhead(state: State, hands: 'now' | 'full'): number {
  const defenders = eligible(state).map((card) => defenderOf(state, card));
  const cards = shadowPlayers(state).reduce(
    (sum, seat) => sum + (hands === 'full' ? 8 : cardsIn(state.cards, handOf(seat)).length),
    0,
  );
  const come = Math.min(Math.floor(twilightAhead(state) / PRICE), Math.round(cards * SHARE));
  const there = minions(state).map((card) => attackerOf(state, card));
  const coming = Array.from({ length: come }, () => imagined(STRENGTH, 0.5));
  return fightAgainst(defenders, [...there, ...coming]);
}

/** What it is worth to move on: another site, a victory, or not to come too late. */
export function moveGain(state: State, seat: Seat): number {
  const { marker } = playerAt(state, seat);
  const danger = dangerAhead(state, 'now');
  const rivals = state.players.flatMap((one, other) => (other === seat || one.out ? [] : [one.marker]));
  const ahead = Math.max(0, ...rivals);
  if (marker + 1 >= LAST_SITE) {
    // Whoever comes through has won: only the Ring-bearer counts.
    return 60 - danger;
  }
  // A rival who is nearly there leaves no time.
  const hurry = ahead >= LAST_SITE - 2 ? 6 : 2 * Math.max(0, ahead - marker);
  return SITE + hurry - danger;
}
