import { addTokens, canPay, has, payFrom, tokensOn } from '@concilio/cards';
import type { PieceId, Play, Seat } from '@concilio/kernel';
import { type Sphere, SPHERES } from '../content/vocabulary.ts';
import type { Card, LotrLcg, State } from '../state.ts';
import { lore } from './lore.ts';
import { defined, heroesOf, seen } from './select.ts';

export const resourcesOn = (state: State, hero: PieceId) => tokensOn(state.cards, hero, 'resource');

export function addResources(play: Play<LotrLcg>, card: PieceId, resources: number): void {
  if (resources === 0) return;
  addTokens(play.state.cards, card, 'resource', resources);
  play.tell('resources.added', { ...seen(play.state, card), resources });
}

/** LCG-19.02 */
export function spendResources(play: Play<LotrLcg>, hero: PieceId, resources: number): void {
  if (resources === 0) return;
  addTokens(play.state.cards, hero, 'resource', -resources);
  play.tell('resources.spent', { ...seen(play.state, hero), resources });
}

/** LCG-15.07, LCG-19.13: the spheres that a hero's resources belong to. */
export const hasIcon = (state: State, hero: PieceId, sphere: Sphere) =>
  has(lore, state, hero, `icon/${sphere}`);

/** LCG-19.01, LCG-19.07: the heroes whose resources may pay for a card. */
export const payersFor = (state: State, seat: Seat, sphere: Sphere | null): PieceId[] =>
  heroesOf(state, seat).filter((hero) => sphere === null || hasIcon(state, hero, sphere));

const poolsOf = (state: State, heroes: readonly PieceId[]) =>
  heroes.map((hero) => ({ id: hero, has: resourcesOn(state, hero) }));

const billFor = (card: Card, cost: number) => ({
  cost,
  ...(card.payFromAtLeast === undefined ? {} : { fromAtLeast: card.payFromAtLeast }),
});

/** LCG-19.04: even what costs nothing needs a hero of its sphere. */
export function canPayFor(state: State, seat: Seat, card: Card, cost: number): boolean {
  const payers = payersFor(state, seat, card.sphere);
  return payers.length > 0 && canPay(poolsOf(state, payers), billFor(card, cost));
}

/** LCG-19.05, LCG-19.06 */
export function payFor(play: Play<LotrLcg>, seat: Seat, card: Card, cost: number): void {
  const { state } = play;
  const pools = poolsOf(state, payersFor(state, seat, card.sphere));
  const paid = payFrom(play, seat, 'pay', pools, billFor(card, cost), { card: card.id, cost });
  for (const { id } of pools) spendResources(play, id, paid[id] ?? 0);
}

/** Whether a seat could pay for a card of a sphere, if it held one: LCG-19.04. */
export function couldPay(state: State, seat: Seat, sphere: Sphere | null, cost: number): boolean {
  const payers = payersFor(state, seat, sphere);
  return payers.length > 0 && (cost === 0 || canPay(poolsOf(state, payers), { cost }));
}

export const iconsOf = (state: State, hero: PieceId): Sphere[] =>
  SPHERES.filter((sphere) => hasIcon(state, hero, sphere));

/** LCG-15.07: a hero belongs to the spheres of its icons, any other card to the one that is printed. */
export const isInSphere = (state: State, card: PieceId, sphere: Sphere): boolean =>
  defined(state, card).type === 'hero'
    ? hasIcon(state, card, sphere)
    : defined(state, card).sphere === sphere;
