/** How many: a number, or something that is counted when it is used. */
import { cardsIn, tokensOn } from '@concilio/cards';
import type { Option } from '@concilio/kernel';
import { deadOf } from '../../rules/zones.ts';
import { woundsOn } from '../../rules/stats.ts';
import { companions } from '../../rules/select.ts';
import { playerAt, type State, type TcgContext } from '../../state.ts';
import type { Culture } from '../vocabulary.ts';
import type { Is } from './filters.ts';
import { cards, type Select, sitesYouControl } from './selects.ts';

export type Amount = number | ((state: State, at: TcgContext) => number);

export const amountOf = (amount: Amount, state: State, at: TcgContext): number =>
  typeof amount === 'number' ? amount : amount(state, at);

/** So many times what is counted, and no more than a limit. */
export const times =
  (factor: number, amount: Amount, limit = Number.POSITIVE_INFINITY): Amount =>
  (state, at) => {
    const all = factor * amountOf(amount, state, at);
    return factor < 0
      ? Math.max(all, limit === Number.POSITIVE_INFINITY ? all : -limit)
      : Math.min(all, limit);
  };
export const count =
  (select: Select): Amount =>
  (state, at) =>
    select(state, at).length;
/** Active cards of which all this is true. */
export const countOf = (...those: readonly Is[]): Amount => count(cards(...those));
export const tokensHere =
  (culture: Culture): Amount =>
  (state, { self }) =>
    tokensOn(state.cards, self, culture);
export const tokensOnAll =
  (culture: Culture, select: Select): Amount =>
  (state, at) =>
    select(state, at).reduce((sum, card) => sum + tokensOn(state.cards, card, culture), 0);
/** The smallest of these. */
export const fewest =
  (...amounts: readonly Amount[]): Amount =>
  (state, at) =>
    Math.min(...amounts.map((amount) => amountOf(amount, state, at)));
export const woundsOnAll =
  (select: Select): Amount =>
  (state, at) =>
    select(state, at).reduce((sum, card) => sum + woundsOn(state, card), 0);
export const burdens: Amount = (state) => playerAt(state, state.free).burdens;
export const twilight: Amount = (state) => state.twilight;
export const sitesControlled: Amount = count(sitesYouControl());
export const deadCards: Amount = (state) => cardsIn(state.cards, deadOf(state.free)).length;
export const companionsOver =
  (number: number): Amount =>
  (state) =>
    Math.max(0, companions(state).length - number);
/** What the player has said, where they may say how many (TCG-23.14). */
export const saidNumber =
  (as: string): Amount =>
  (_state, { chosen }) =>
    Number(chosen[as] ?? 0);
/** One amount, or another if something is so. */
export const orIf =
  (otherwise: Amount, condition: (state: State, at: TcgContext) => boolean, then: Amount): Amount =>
  (state, at) =>
    amountOf(condition(state, at) ? then : otherwise, state, at);

/** Numbers to choose from. */
export const numbersFrom = (least: number, most: number): Option[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, step) => ({
    id: `${least + step}`,
    text: { key: 'option.number', with: { number: least + step } },
  }));
