import type { Signs } from '@concilio/bots';
import { attachmentsOn, cardsIn } from '@concilio/cards';
import type { Seat } from '@concilio/kernel';
import { printed } from '../rules/sets.ts';
import { deadOf, handOf, supportOf } from '../rules/zones.ts';
import { resistanceOf } from '../rules/stats.ts';
import { companionsOf } from '../rules/select.ts';
import { LAST_SITE } from '../rules/sites.ts';
import { playerAt, type State } from '../state.ts';
import { leftOf, minionsWorth, readingOf } from './reckon.ts';
import { dangerOf } from './table.ts';

/** Tables that look different enough to be judged each in its own way: before a fight, in it, and after it. */
export type Part = 'before' | 'fight' | 'after';

export const partOf = ({ phase }: State): Part =>
  phase === 'setup' || phase === 'fellowship' ? 'before' : phase === 'regroup' ? 'after' : 'fight';

/** What a table looks like to one player. Nearly all of it lies between 0 and about 1. */
export function features(state: State, seat: Seat) {
  const { ringBearer, burdens, marker } = playerAt(state, seat);
  const isFree = state.free === seat ? 1 : 0;
  let strength = 0;
  let vitality = 0;
  let items = 0;
  let exhausted = 0;
  let bearer = 0;
  const own = companionsOf(state, seat);
  for (const card of own) {
    const left = leftOf(state, card);
    for (const item of attachmentsOn(state.cards, card)) {
      const definition = printed(state, item);
      if (definition.type === 'ring') continue;
      items += definition.side === 'free' ? readingOf(definition).worth : -readingOf(definition).worth;
    }
    if (card === ringBearer) {
      bearer = left;
      continue;
    }
    strength += printed(state, card).stats['strength'] ?? 0;
    vitality += left;
    if (left <= 1) exhausted += 1;
  }
  let support = 0;
  let sites = 0;
  for (const card of cardsIn(state.cards, supportOf(seat))) {
    const definition = printed(state, card);
    if (definition.type === 'site') sites += 1;
    else support += readingOf(definition).worth;
  }
  const burden = burdens / Math.max(1, resistanceOf(state, seat));
  const danger = isFree * Math.max(-10, Math.min(40, dangerOf(state)));
  const others = own.length - 1;
  return {
    sitesReached: marker / LAST_SITE,
    nearTheLastSite: (marker / LAST_SITE) ** 4,
    oneSiteShort: marker >= LAST_SITE - 1 ? 1 : 0,
    companions: Math.min(3, others) / 3,
    moreCompanions: Math.max(0, others - 3) / 3,
    strength: strength / 25,
    vitality: vitality / 12,
    exhaustedCompanions: exhausted / 3,
    ringBearer: Math.min(4, bearer) / 4,
    ringBearerFrail: bearer <= 1 ? 1 : 0,
    burdens: burden,
    nearCorruption: burden ** 3,
    items: items / 8,
    support: support / 6,
    controlledSites: sites / 2,
    cardsInHand: cardsIn(state.cards, handOf(seat)).length / 8,
    deadCompanions: cardsIn(state.cards, deadOf(seat)).length / 4,
    minions: minionsWorth(state, seat) / 6,
    ownTurn: isFree,
    danger: danger / 10,
    greatDanger: danger > 20 ? 1 : 0,
    twilight: (isFree * state.twilight) / 10,
    hasMoved: isFree * (state.moves > 0 ? 1 : 0),
  };
}

export type Feature = keyof ReturnType<typeof features>;

export const SIGNS: Signs<Feature> = {
  sitesReached: 1,
  nearTheLastSite: 1,
  oneSiteShort: 1,
  companions: 1,
  moreCompanions: 1,
  strength: 1,
  vitality: 1,
  exhaustedCompanions: -1,
  ringBearer: 1,
  ringBearerFrail: -1,
  burdens: -1,
  nearCorruption: -1,
  items: 1,
  support: 1,
  controlledSites: 1,
  cardsInHand: 1,
  minions: 1,
  danger: -1,
  greatDanger: -1,
  twilight: -1,
};
