import { type PieceId, type Seat, seat } from '@concilio/kernel';
import { type Aid, CALL, type Card, gandalfNamed, LIVES, trialNamed, type Waived } from '../content/index.ts';
import {
  cardOf,
  inTurnOrder,
  isLegendary,
  isTrackOpen,
  type AnyTimeMoment,
  mostRunes,
  playerAt,
  type State,
  thing,
} from '../state.ts';
import { isAnyoneCorrupted } from './corruption.ts';
import { demandForStars } from './demands.ts';
import { lackOf } from './lives.ts';

/** LOB-11.01, LOB-11.02: once in each conflict, after a tile is revealed, or after a tile or a card is resolved. */
export function mayPutOnRing(state: State, moment: AnyTimeMoment): boolean {
  const { bearer, conflict } = state;
  if (bearer === null || conflict.ringWorn || conflict.over) return false;
  if (moment === 'tile') return true;
  return (moment === 'reveal' || moment === 'cards') && state.resolved + state.played.length > 0;
}

/** Whether somebody might call on Gandalf now, by what all can see. */
export const mightCall = (state: State, moment: AnyTimeMoment): boolean =>
  state.players.some((player) => !player.out && mostRunes(state, player) >= CALL) &&
  helpfulGandalf(state, moment).length > 0;

/** The Gandalf cards that would do something at this moment: LOB-17.04. */
export const helpfulGandalf = (state: State, moment: AnyTimeMoment): string[] =>
  state.gandalf.filter((card) => wouldHelp(state, gandalfNamed(card).aid, moment));

function wouldHelp(state: State, aid: Aid, moment: AnyTimeMoment): boolean {
  switch (aid.does) {
    case 'heal':
      return isAnyoneCorrupted(state);
    case 'draw':
      return state.deck.length + state.discard.length > 0;
    case 'stars':
      // LOB-17.08: discarded for an open demand, or played, for which nothing but a track is needed.
      if (demandForStars(state, moment) !== null) return true;
      return !state.conflict.over && isTrackOpen(state);
    case 'foresee':
      return !state.conflict.over && state.tiles.length > 0;
    case 'ignoreEvent':
      return moment === 'event';
  }
}

/** A green card in a hand. */
export interface HeldStory {
  readonly seat: Seat;
  readonly piece: PieceId;
  readonly card: Card;
}

const NONE: readonly HeldStory[] = [];

/** The green cards that are in somebody's hand: all know which there are, if not whose. */
export function heldStories(state: State): readonly HeldStory[] {
  if (state.greens === 0) return NONE;
  const held: HeldStory[] = [];
  for (let index = 0; index < state.players.length && held.length < state.greens; index++)
    for (const piece of playerAt(state, seat(index)).hand) {
      if (!isLegendary(piece)) continue;
      const card = cardOf(state, piece);
      if (card.colour === 'green') held.push({ seat: seat(index), piece, card });
    }
  return held;
}

/** Whether a card would do something at this moment; `anything` counts those that may be played at any time too. */
export function isTimely(state: State, { power }: Card, moment: AnyTimeMoment, anything: boolean): boolean {
  if (power === undefined) return false;
  switch (power.does) {
    case 'waive':
      return isWaivable(state, power.at, moment);
    case 'healOne':
      return anything && isAnyoneCorrupted(state);
    case 'passCard':
      return anything && mayPass(state);
    case 'refill':
      return anything;
  }
}

/** Whether two players are left, and a card besides the one that is played. */
const mayPass = (state: State): boolean =>
  inTurnOrder(state).length > 1 && state.players.reduce((cards, { hand }) => cards + hand.length, 0) > 1;

function isWaivable(state: State, at: Waived, moment: AnyTimeMoment): boolean {
  if (at.moment === 'tile')
    return moment === 'tile' && state.tile.some((piece) => at.tiles.includes(thing(state, piece)));
  if (at.moment !== 'lacking') return at.moment === moment;
  return moment === 'darkness' ? inNeed(state).length > 0 : moment === 'demand' && lacksToken(state);
}

/** LOB-18.07: those whom the darkness would move, and who are not spared already. */
export const inNeed = (state: State): Seat[] =>
  inTurnOrder(state).filter((seat) => lackOf(state, seat) > 0 && !playerAt(state, seat).spared);

/** Whether the open demand asks its payer for a life token that they do not have. */
function lacksToken(state: State): boolean {
  if (state.payment === null) return false;
  const { lacking, demand } = trialNamed(state.payment.trial);
  const { lives } = playerAt(state, state.payment.payer);
  return lacking === true && LIVES.some((life) => lives[life] < (demand?.lives?.[life] ?? 0));
}

/**
 * Whether anybody might do something at this moment, by what all can see. A die is `dire` where somebody would be lost
 * or has cards to discard: otherwise whatever could be done now can be done just as well at the next moment, and only
 * what belongs to this moment alone is waited for.
 */
export function isHeld(state: State, moment: AnyTimeMoment, dire = false): boolean {
  if (mayPutOnRing(state, moment)) return true;
  const anything = dire || (moment !== 'roll' && moment !== 'rolled');
  if (anything && mightCall(state, moment)) return true;
  return heldStories(state).some(({ card }) => isTimely(state, card, moment, anything));
}
