import { addTokens, type Bill, cardsIn, has, mostOf, payFrom, tokensOn } from '@concilio/cards';
import type { PieceId, Play, Seat } from '@concilio/kernel';
import type { Sphere, Stat } from '../content/vocabulary.ts';
import type { Card, LotrLcg, State } from '../state.ts';
import { basics } from './basics.ts';
import { playOf } from './zones.ts';
import { printed, heroesOf, isFreeHero, seen } from './select.ts';

export const resourcesOn = (state: State, hero: PieceId) => tokensOn(state.cards, hero, 'resource');

export function addResources(play: Play<LotrLcg>, card: PieceId, resources: number): void {
  if (resources === 0) return;
  addTokens(play.state.cards, card, 'resource', resources);
  play.tell('resources.added', { resources, ...seen(play.state, card) });
}

/** LCG-19.02 */
export function spendResources(play: Play<LotrLcg>, hero: PieceId, resources: number): void {
  if (resources === 0) return;
  addTokens(play.state.cards, hero, 'resource', -resources);
  play.tell('resources.spent', { resources, ...seen(play.state, hero) });
}

/** LCG-15.07, LCG-19.13: the spheres that a hero's resources belong to. */
export const hasIcon = (state: State, hero: PieceId, sphere: Sphere) =>
  has(basics, state, hero, ICONS[sphere]);
const ICONS: { readonly [One in Sphere]: Stat } = {
  leadership: 'icon/leadership',
  tactics: 'icon/tactics',
  spirit: 'icon/spirit',
  lore: 'icon/lore',
};

/** LCG-19.01, LCG-19.07: the heroes whose resources may pay for a card. */
export const payersFor = (state: State, seat: Seat, sphere: Sphere | null): PieceId[] =>
  cardsIn(state.cards, playOf(seat)).filter((card) => isPayer(state, card, sphere));

const isPayer = (state: State, card: PieceId, sphere: Sphere | null): boolean =>
  isFreeHero(state, card) && (sphere === null || hasIcon(state, card, sphere));

const poolsOf = (state: State, heroes: readonly PieceId[]) =>
  heroes.map((hero) => ({ id: hero, has: resourcesOn(state, hero) }));

/** What is printed on it; what costs as much as its player likes costs nothing before that is said. */
export const costOf = (state: State, card: PieceId): number => {
  const { cost } = printed(state, card);
  return typeof cost === 'number' ? cost : 0;
};

const billFor = (card: Card, cost: number) => ({
  cost,
  ...(card.payFromAtLeast === undefined ? {} : { fromAtLeast: card.payFromAtLeast }),
});

/** LCG-19.04: even what costs nothing needs a hero of its sphere. */
export const canPayFor = (state: State, seat: Seat, card: Card, cost: number): boolean =>
  canPayIn(state, seat, card.sphere, billFor(card, cost));

/** Whether a player can pay a bill in a sphere. It is asked at every window, so it makes no lists. */
export function canPayIn(state: State, seat: Seat, sphere: Sphere | null, bill: Bill): boolean {
  const most = mostOf(bill);
  let due = bill.cost;
  for (const card of cardsIn(state.cards, playOf(seat))) {
    const has = resourcesOn(state, card);
    // Most have nothing to give: whether they could is not looked up then.
    if ((has === 0 && due > 0) || !isPayer(state, card, sphere)) continue;
    due -= Math.min(has, most);
    if (due <= 0) return true;
  }
  return false;
}

/** LCG-19.05, LCG-19.06 */
export function payFor(play: Play<LotrLcg>, seat: Seat, card: Card, cost: number): void {
  const { state } = play;
  const pools = poolsOf(state, payersFor(state, seat, card.sphere));
  const about = { card: card.id, cost };
  // LCG-19.01
  const others = () =>
    heroesOf(state, seat)
      .filter((hero) => pools.every(({ id }) => id !== hero))
      .map((id) => ({
        id,
        rule: 'LCG-19.01',
        ...(card.sphere === null
          ? {}
          : { why: { key: 'why.other-sphere', with: { card: card.id, sphere: card.sphere } } }),
      }));
  const paid = payFrom(play, seat, 'pay', pools, billFor(card, cost), about, {
    blocked: others,
    hints: () =>
      Object.fromEntries(pools.map(({ id, has }) => [id, { key: 'hint.left', with: { count: has } }])),
  });
  for (const { id } of pools) spendResources(play, id, paid[id] ?? 0);
}

/** LCG-15.07: a hero belongs to the spheres of its icons, any other card to the one that is printed. */
export const isInSphere = (state: State, card: PieceId, sphere: Sphere): boolean =>
  printed(state, card).type === 'hero'
    ? hasIcon(state, card, sphere)
    : printed(state, card).sphere === sphere;
