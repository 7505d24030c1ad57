/** Which cards are meant: worked out without asking anybody. */
import { cardsIn } from '@concilio/cards';
import type { PieceId, Seat } from '@concilio/kernel';
import { deadOf, deckOf, discardOf, handOf } from '../../rules/zones.ts';
import * as select from '../../rules/select.ts';
import { opponentsOf, shadowPlayers, type State, type TcgContext, toTheRight } from '../../state.ts';
import type { Keyword } from '../vocabulary.ts';
import { fits, type Is } from './filters.ts';

export type Select = (state: State, at: TcgContext) => readonly PieceId[];
/** Which players are meant. */
export type Who = (state: State, at: TcgContext) => readonly Seat[];

/** All active cards of which all this is true (TCG-23.13). */
export const cards =
  (...those: readonly Is[]): Select =>
  (state, at) =>
    select.activeCards(state).filter((card) => fits(state, card, at, those));

export const self: Select = (_state, at) => [at.self];
export const bearer: Select = (state, at) => {
  const host = select.bearerOf(state, at.self);
  return host === null ? [] : [host];
};
/** What was chosen under a name, or under that name and numbers after it. */
export const chosen =
  (as: string): Select =>
  (_state, at) =>
    Object.keys(at.chosen)
      .sort()
      .filter((key) => key === as || key.startsWith(`${as}-`))
      .map((key) => at.chosen[key] as PieceId);
/** The card that an effect has just picked: for what it is given, and for what follows (`picks`). */
export const it: Select = (_state, at) => {
  const picked = at.chosen['it'];
  return picked === undefined ? [] : [picked as PieceId];
};
/** All that is in any of these. */
export const eachOf =
  (...selects: readonly Select[]): Select =>
  (state, at) =>
    select.once(selects.flatMap((one) => [...one(state, at)]));
/** The card that the moment is about. */
export const itsCard: Select = (_state, { moment }) => (moment.card === null ? [] : [moment.card]);
/** The other card of the moment: who was assigned, who won, who bears it. */
export const itsOther: Select = (_state, { moment }) => (moment.by === null ? [] : [moment.by]);
export const ringBearer: Select = (state) => {
  const one = select.ringBearer(state);
  return one === null ? [] : [one];
};
/** Those who fight against the cards of a select, in the skirmish that goes on. */
export const foes =
  (of: Select): Select =>
  (state, at) =>
    select.once(of(state, at).flatMap((card) => [...select.foesOf(state, card)]));
export const borneCards =
  (by: Select, ...those: readonly Is[]): Select =>
  (state, at) =>
    by(state, at).flatMap((card) => select.borneBy(state, card).filter((one) => fits(state, one, at, those)));

const zone =
  (name: (seat: Seat) => string, who: (state: State, at: TcgContext) => readonly Seat[]) =>
  (...those: readonly Is[]): Select =>
  (state, at) =>
    who(state, at)
      .flatMap((seat) => [...cardsIn(state.cards, name(seat))])
      .filter((card) => fits(state, card, at, those));

export const you: Who = (_state, { seat }) => [seat];
export const freePlayer: Who = ({ free }) => [free];
export const eachShadowPlayer: Who = (state) => shadowPlayers(state);
export const yourOpponents: Who = (state, { seat }) => opponentsOf(state, seat);

/** The player who was chosen under a name. */
export const chosenPlayer =
  (as: string): Who =>
  (_state, { chosen: picked }) =>
    picked[as] === undefined ? [] : [Number(picked[as].slice('seat-'.length)) as Seat];
export const allPlayers: Who = (state) => toTheRight(state);

/** The top cards of their draw decks. */
export const topOfDeck =
  (who: Who, number = 1): Select =>
  (state, at) =>
    who(state, at).flatMap((seat) => cardsIn(state.cards, deckOf(seat)).slice(0, number));

/** Cards of one's own hand but the one that is being used. */
export const inHand = (...those: readonly Is[]): Select =>
  zone(handOf, you)((_s, card, at) => card !== at.self, ...those);
/** Cards of the hand of others. */
export const inHandOf = (who: Who, ...those: readonly Is[]): Select => zone(handOf, who)(...those);
export const inDiscard = zone(discardOf, you);
export const inDead = zone(deadOf, (state) => [state.free]);
/** What is stacked on those cards. */
export const stackedOn =
  (hosts: Select, ...those: readonly Is[]): Select =>
  (state, at) =>
    hosts(state, at)
      .flatMap((host) => [...select.stackedOn(state, host)])
      .filter((card) => fits(state, card, at, those));
/** On the path, and in support areas. */
export const allSites: Select = (state) => [
  ...cardsIn(state.cards, 'path'),
  ...state.order.flatMap((seat) => select.sitesOf(state, seat)),
];
/** TCG-26: sites that a player controls. */
export const sitesYouControl =
  (keyword?: Keyword): Select =>
  (state, { seat }) =>
    select
      .sitesOf(state, seat)
      .filter((site) => keyword === undefined || select.hasSiteKeyword(state, site, keyword));
