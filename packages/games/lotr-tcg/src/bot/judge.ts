import { attachmentsOn, cardsIn } from '@concilio/cards';
import type { Seat } from '@concilio/kernel';
import { outcome } from '../rules/ending.ts';
import { printed } from '../rules/sets.ts';
import { deadOf, handOf, supportOf } from '../rules/zones.ts';
import { resistanceOf } from '../rules/stats.ts';
import { companionsOf } from '../rules/select.ts';
import { LAST_SITE } from '../rules/sites.ts';
import { playerAt, type State } from '../state.ts';
import { JUDGEMENT } from './judgement.ts';
import { leftOf, minionsWorth, readingOf } from './reckon.ts';
import { dangerOf } from './table.ts';

/** Tables that look different enough to be judged each in its own way: before a fight, in it, and after it. */
export const partOf = ({ phase }: State): string =>
  phase === 'setup' || phase === 'fellowship' ? 'before' : phase === 'regroup' ? 'after' : 'fight';

/** What a table looks like to one player. Nearly all of it lies between 0 and about 1. */
export function features(state: State, seat: Seat): number[] {
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
  return [
    marker / LAST_SITE,
    (marker / LAST_SITE) ** 4,
    marker >= LAST_SITE - 1 ? 1 : 0,
    Math.min(3, others) / 3,
    Math.max(0, others - 3) / 3,
    strength / 25,
    vitality / 12,
    exhausted / 3,
    Math.min(4, bearer) / 4,
    bearer <= 1 ? 1 : 0,
    burden,
    burden ** 3,
    items / 8,
    support / 6,
    sites / 2,
    cardsIn(state.cards, handOf(seat)).length / 8,
    cardsIn(state.cards, deadOf(seat)).length / 4,
    minionsWorth(state, seat) / 6,
    isFree,
    danger / 10,
    danger > 20 ? 1 : 0,
    (isFree * state.twilight) / 10,
    isFree * (state.moves > 0 ? 1 : 0),
  ];
}

/** Whether more of each can only help (1) or only harm (-1); 0 where matches tell. */
export const SIGNS: readonly number[] = [
  1, 1, 1, 1, 1, 1, 1, -1, 1, -1, -1, -1, 1, 1, 1, 1, 0, 1, 0, -1, -1, -1, 0,
];

const scoreFor = (weights: readonly number[], given: readonly number[]): number =>
  given.reduce((sum, feature, index) => sum + feature * (weights[index] ?? 0), 0);

/** How likely a player is to win, from 0 to 1: as their table looks beside those of the others. */
export function judge(state: State, seat: Seat): number {
  const ended = outcome(state);
  if (ended !== null) return ended.winners.includes(seat) ? 1 : 0;
  const weights = JUDGEMENT[partOf(state)] ?? [];
  let all = 0;
  let own = 0;
  for (const [other, { out }] of state.players.entries()) {
    if (out) continue;
    const weight = Math.exp(scoreFor(weights, features(state, other as Seat)));
    all += weight;
    if (other === seat) own = weight;
  }
  return all === 0 ? 0 : own / all;
}
