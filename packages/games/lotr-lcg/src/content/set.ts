import { type Ability, cardSet } from '@concilio/cards';
import { lookup } from '@concilio/kernel';
import type { LcgSet, Price } from '../rules/sets.ts';
import type { Card, LotrLcg } from '../state.ts';
import { enemy } from './declare.ts';
import type { Deck } from './decks.ts';
import type { Scenarios } from './scenarios.ts';
import type { MomentName } from './vocabulary.ts';

/** A card of a player's deck that lies face down before them, as two cards of one scenario have it: in no set, and in all. */
const ORC_GUARD = enemy({
  id: 'orc-guard',
  number: 0,
  set: 'none',
  engagementCost: 0,
  threat: 0,
  attack: 1,
  defense: 1,
  hitPoints: 1,
  copies: 0,
});

/** LCG-1.13: what a game is made from. A set other than the core set has a name. */
export function makeSet(said: {
  readonly name: string | null;
  readonly cards: readonly Card[];
  readonly scenarios: Scenarios;
  readonly starters: readonly Deck[];
}): LcgSet {
  const { scenarios, starters } = said;
  const cards = said.cards.toSorted((one, other) => one.number - other.number);
  const prices = pricesOf(cards);
  return {
    ...cardSet(said.name, [...cards, ORC_GUARD], { scenarios, starters }),
    cards,
    scenarios,
    scenarioNamed: lookup(
      'scenario',
      scenarios.map((scenario) => [scenario.id, scenario] as const),
    ),
    starters,
    starterNamed: lookup(
      'starter deck',
      starters.map((deck) => [deck.id, deck] as const),
    ),
    pricesAt: (moment) => prices[moment] ?? NOTHING,
  };
}
const NOTHING: readonly Price[] = [];

/** What is used from a hand, by the moment that it waits for. */
function pricesOf(cards: readonly Card[]): { readonly [Name in MomentName]?: readonly Price[] } {
  const prices: { [Name in MomentName]?: Price[] } = {};
  for (const card of cards)
    for (const ability of card.abilities)
      if (ability.from === 'hand') note((prices[ability.on] ??= []), ability, card);
  return prices;
}

/** An X may be as little as 1. Only events are paid for when they are used. */
function note(prices: Price[], { when }: Ability<LotrLcg>, { sphere, cost, type }: Card): void {
  const price = type === 'event' ? (cost === 'x' ? 1 : (cost ?? 0)) : 0;
  const place = prices.findIndex((one) => one.sphere === sphere && one.when === when);
  const known = prices[place];
  if (known === undefined) prices.push({ sphere, least: price, when });
  else prices[place] = { ...known, least: Math.min(known.least, price) };
}
