/** What can be said of a card in play: "a wounded minion", "an unbound Hobbit". Several are joined where they stand side by side. */
import { ownerOf } from '@concilio/cards';
import type { PieceId } from '@concilio/kernel';
import { maySkirmish } from '../../rules/assigning.ts';
import { printed } from '../../rules/sets.ts';
import { is, isExhausted, isRoaming, strengthOf, woundsOn } from '../../rules/stats.ts';
import * as select from '../../rules/select.ts';
import { canBeWounded } from '../../rules/vitality.ts';
import { opponentsOf, type State, type TcgContext } from '../../state.ts';
import type { Block, CardType, Culture, ItemClass, Keyword, Race, Signet, Stat } from '../vocabulary.ts';

/** Whether something is true of a card, in one use of an ability. */
export type Is = (state: State, card: PieceId, at: TcgContext) => boolean;
/** Whether something is true of a card, whoever asks. */
export type Plain = (state: State, card: PieceId) => boolean;

/** Names of stats are put together once. */
const having =
  (stat: Stat): Plain =>
  (state, card) =>
    is(state, card, stat);

export const race = (one: Race): Plain => having(`race/${one}`);
export const culture = (one: Culture): Plain => having(`culture/${one}`);
export const keyword = (one: Keyword): Plain => having(one);
/** An event that spots or exerts such a character. */
export const naming = (one: Keyword): Plain => having(`names/${one}`);
export const signet = (one: Signet): Plain => having(`signet/${one}`);
export const ofClass = (one: ItemClass): Plain => having(`class/${one}`);
/** TCG-23.03: by its title, whatever its subtitle. */
export const named =
  (...titles: readonly string[]): Plain =>
  (state, card) =>
    titles.includes(printed(state, card).title);
export const type =
  (...types: readonly CardType[]): Plain =>
  (state, card) =>
    types.includes(printed(state, card).type);
export const companion = type('companion');
export const ally = type('ally');
export const minion = type('minion');
export const condition = type('condition');
export const possession = type('possession');
export const defender = type('companion', 'ally');
export const freeCard: Plain = (state, card) => printed(state, card).side === 'free';
export const shadowCard: Plain = (state, card) => printed(state, card).side === 'shadow';

export const elf = race('elf');
export const dwarf = race('dwarf');
export const hobbit = race('hobbit');
export const man = race('man');
export const urukHai = race('uruk-hai');

export const unbound: Plain = select.isUnbound;
export const ringBound: Plain = select.isRingBound;
export const ringBearer: Plain = (state, card) => select.ringBearer(state) === card;
export const mounted: Plain = select.isMounted;
export const wounded: Plain = (state, card) => woundsOn(state, card) > 0;
/** It can be dealt a wound. */
export const woundable: Plain = canBeWounded;
export const exhausted: Plain = isExhausted;
export const roaming: Plain = isRoaming;
export const strengthAtMost =
  (most: number): Plain =>
  (state, card) =>
    strengthOf(state, card) <= most;
/** Bearing something of which all this is true. */
export const bearing =
  (...those: readonly Plain[]): Plain =>
  (state, card) =>
    select.bears(state, card, both(...those));
/** Borne by somebody of whom all this is true. */
export const borneBy =
  (...those: readonly Is[]): Is =>
  (state, card, at) => {
    const bearer = select.bearerOf(state, card);
    return bearer !== null && fits(state, bearer, at, those);
  };
export const withStacked: Plain = (state, card) => select.stackedOn(state, card).length > 0;

export const assigned: Plain = select.isAssigned;
/** TCG-12.02, TCG-12.13: an action may assign it. */
export const assignable: Plain = (state, card) =>
  !select.isAssigned(state, card) && maySkirmish(state, card) && !is(state, card, 'no-assignment');
/** TCG-12: assigned to fight against somebody of whom all this is true, now or later. */
export const assignedToA =
  (...those: readonly Is[]): Is =>
  (state, card, at) =>
    state.assigned.some(({ minion: who, to }) => who === card && fits(state, to, at, those)) ||
    select.foesOf(state, card).some((foe) => fits(state, foe, at, those));
/** TCG-13.04: it fights in the skirmish that goes on. */
export const skirmishing: Plain = select.isSkirmishing;
/** It fights against somebody of whom all this is true. */
export const skirmishingA =
  (...those: readonly Is[]): Is =>
  (state, card, at) =>
    select.foesOf(state, card).some((foe) => fits(state, foe, at, those));
/** It fights against this very card. */
export const skirmishingThis: Is = (state, card, { self }) => select.foesOf(state, card).includes(self);
/** It fights against the bearer of this card. */
export const skirmishingBearer: Is = (state, card, { self }) => {
  const bearer = select.bearerOf(state, self);
  return bearer !== null && select.foesOf(state, card).includes(bearer);
};

export const yours: Is = (state, card, { seat }) => ownerOf(state.cards, card) === seat;
export const opponents: Is = (state, card, { seat }) => {
  const owner = ownerOf(state.cards, card);
  return owner !== null && opponentsOf(state, seat).includes(owner);
};
/** TCG-29.04, TCG-29.06: an ally whose home is that site; its block counts. */
export const withHome =
  (site: number, block: Block = 'fellowship'): Plain =>
  (state, card) =>
    printed(state, card).homes.some((home) => home.site === site && home.block === block);
export const another: Is = (_state, card, { self }) => card !== self;
/** The card that bears this one. */
export const bearerOfThis: Is = (state, card, { self }) => select.bearerOf(state, self) === card;
/** Another than those that were chosen before. */
export const notChosen: Is = (_state, card, { chosen }) => !Object.values(chosen).includes(card);
export const thisCard: Is = (_state, card, { self }) => card === self;

export const not =
  <F extends Is>(one: F): Is =>
  (state, card, at) =>
    !one(state, card, at);
export const either =
  (...those: readonly Plain[]): Plain =>
  (state, card) =>
    those.some((one) => one(state, card));
export const both =
  (...those: readonly Plain[]): Plain =>
  (state, card) =>
    those.every((one) => one(state, card));

export const fits = (state: State, card: PieceId, at: TcgContext, those: readonly Is[]): boolean =>
  those.every((one) => one(state, card, at));
