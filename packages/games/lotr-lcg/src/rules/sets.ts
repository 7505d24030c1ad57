import { type Ability, type CardSet, setStore } from '@concilio/cards';
import type { Deck } from '../content/decks.ts';
import type { Scenario, Scenarios } from '../content/scenarios.ts';
import type { MomentName, Sphere } from '../content/vocabulary.ts';
import type { Card, LotrLcg, State } from '../state.ts';

/** All that a match is played with; it is put together by `makeSet` of `content/set.ts`. */
export interface LcgSet extends CardSet<Card> {
  readonly scenarios: Scenarios;
  scenarioNamed(id: string): Scenario;
  readonly starters: readonly Deck[];
  starterNamed(id: string): Deck;
  /** What cards that wait for a moment in a hand cost at least, sphere by sphere. */
  pricesAt(moment: MomentName): readonly Price[];
}

/** The least that a card of a sphere costs which is used from a hand, and when it is. */
export interface Price {
  readonly sphere: Sphere | null;
  readonly least: number;
  readonly when: Ability<LotrLcg>['when'];
}

/** The sets that games were made from. */
export const sets = setStore<LcgSet>();

/** The set that a match is played with. */
export const setOf = ({ cards }: State): LcgSet => sets.of(cards);

export const cardNamed = (state: State, name: string): Card => setOf(state).named(name);
/** The card that a face belongs to. */
export const cardOn = (state: State, face: string): Card => setOf(state).on(face);
