import type { PieceId, Seat } from '@concilio/kernel';
import { type Activity, BOARDS, type Effect, JOURNEY, LIVES, type Space } from '../content/index.ts';
import { befallen } from '../rules/effects.ts';
import { holds } from '../rules/events.ts';
import { lackOf } from '../rules/lives.ts';
import { mayBeTempted } from './temptation.ts';
import { WEIGHTS } from './weights.ts';
import {
  boardNow,
  cardOf,
  hobbitOf,
  inTurnOrder,
  livesLeft,
  playerAt,
  runesOf,
  type State,
  thing,
  trackAt,
} from '../state.ts';

/**
 * What things are worth to the Fellowship, counted in spaces of one hobbit's corruption. All of it can be seen by the
 * seat that decides: its own hand, and what lies open.
 */

/** How far Sauron is from a hobbit. */
export const gapOf = (state: State, seat: Seat): number => state.sauron - playerAt(state, seat).corruption;

/** A step towards Sauron weighs more the nearer he is, and most for the Ring-bearer. */
export function stepCost(state: State, seat: Seat, spaces: number): number {
  const gap = gapOf(state, seat);
  if (spaces >= gap) return seat === state.bearer ? WEIGHTS.lostBearer : WEIGHTS.lost;
  const near = spaces / Math.max(1, gap - spaces);
  return spaces + near * (seat === state.bearer ? WEIGHTS.nearBearer : WEIGHTS.near);
}

/** A step of Sauron is a step of every hobbit. */
export const sauronCost = (state: State, spaces: number): number =>
  inTurnOrder(state).reduce((sum, seat) => sum + stepCost(state, seat, spaces), 0) * WEIGHTS.sauron;

/** What a roll of the threat die costs a player. */
export function rollCost(state: State, seat: Seat): number {
  const most = hobbitOf(state, seat).dieAtMost;
  const steps = [1, 2, 3].map((spaces) => stepCost(state, seat, Math.min(spaces, most?.spaces ?? spaces)));
  const cards = Math.min(2, most?.cards ?? 2);
  const hand = playerAt(state, seat).hand.length;
  const discards = hand < cards ? stepCost(state, seat, 99) : cards * WEIGHTS.discarded;
  return (steps.reduce((sum, step) => sum + step, 0) + discards + sauronCost(state, 1)) / 6;
}

/** What a list of printed effects costs, if it befalls the Fellowship now. */
export function costOfEffects(state: State, effects: readonly Effect[], payer: Seat): number {
  return effects.reduce((sum, effect) => sum + costOf(state, effect, payer), 0);
}

function costOf(state: State, effect: Effect, payer: Seat): number {
  switch (effect.does) {
    case 'sauron':
      return sauronCost(state, effect.spaces);
    case 'roll':
      return befallen(state, effect.whom, payer).reduce(
        (sum, seat) => sum + effect.times * rollCost(state, seat),
        0,
      );
    case 'corrupt':
      return befallen(state, effect.whom, payer).reduce(
        (sum, seat) => sum + stepCost(state, seat, effect.spaces),
        0,
      );
    case 'discard':
      return playerAt(state, payer).hand.length < effect.cards
        ? stepCost(state, payer, 99)
        : effect.cards * WEIGHTS.discarded;
    case 'loseRunes':
      return runesOf(state, playerAt(state, payer)) < effect.runes
        ? stepCost(state, payer, 99)
        : effect.runes * WEIGHTS.rune;
    case 'clearLegendary':
      return 2.5;
    case 'nextEvent':
      return nextEventCost(state);
    case 'draw':
      return -WEIGHTS.drawn * effect.cards * befallen(state, effect.whom, payer).length;
    case 'heal':
      return -1;
    case 'take':
      return -1.5;
    case 'either':
      return Math.min(...effect.of.map((one) => costOf(state, one, payer)));
    case 'loseTheGame':
      return 60;
    default:
      return 0;
  }
}

/** What the next event of this conflict is likely to cost. */
export function nextEventCost(state: State): number {
  const { conflict } = state;
  const event = boardNow(state).events[conflict.events];
  if (conflict.over || event === undefined) return 0;
  const { demand, condition, then } = event;
  // An event that brings on the next one is taken to cost no more than itself.
  const otherwise = event.otherwise.filter(({ does }) => does !== 'nextEvent');
  const bad = Math.max(0, costOfEffects(state, otherwise, state.active));
  if (demand !== undefined)
    return demand.of === 'each'
      ? WEIGHTS.eachEvent * bad * inTurnOrder(state).length
      : WEIGHTS.otherEvent * bad;
  if (condition === undefined) return costOfEffects(state, then, state.active);
  return holds(state, condition) ? Math.max(0, costOfEffects(state, then, state.active)) : bad;
}

/** What ending the conflict now would be worth: no more events, but missing tokens are counted. */
export function endingWorth(state: State): number {
  const left = boardNow(state).events.length - state.conflict.events;
  if (isLastBoard(state)) return WEIGHTS.endingLast;
  const lacks = inTurnOrder(state).reduce((sum, seat) => sum + stepCost(state, seat, lackOf(state, seat)), 0);
  return WEIGHTS.ending + WEIGHTS.endingEvent * nextEventCost(state) - lacks * Math.min(1, left / 4);
}

/** What resolving a space is worth to a player. */
export function spaceWorth(state: State, seat: Seat, space: Space): number {
  if (typeof space === 'object')
    return state.legendary.some((piece) => thing(state, piece) === space.card) ? WEIGHTS.legendary : 0;
  if (space === 'silver')
    return (
      WEIGHTS.silver + (runesOf(state, playerAt(state, seat)) < reserveOf(state) ? WEIGHTS.reserveSilver : 0)
    );
  if (space === 'gold') return WEIGHTS.gold;
  if (space === 'purity') return playerAt(state, seat).corruption > 0 ? stepCost(state, seat, 1) : 0;
  if (space === 'die') return -rollCost(state, seat);
  if (livesLeft(state, space) === 0) return 0;
  if (space === 'ring' && mayBeTempted(state, seat)) return WEIGHTS.temptation;
  return playerAt(state, seat).lives[space] === 0 ? WEIGHTS.life : WEIGHTS.moreLife;
}

/** What it is worth to a player to advance a track; spaces beyond its end are lost. */
export function advanceWorth(
  state: State,
  seat: Seat,
  activity: Activity,
  spaces: number,
  resolved = true,
): number {
  const board = boardNow(state);
  const track = board.tracks.find((one) => one.activity === activity);
  const at = trackAt(state, activity)?.at ?? 0;
  if (track === undefined) return 0;
  const last = isLastBoard(state);
  const perSpace =
    activity === board.main
      ? last
        ? WEIGHTS.mainLast
        : WEIGHTS.main
      : last
        ? WEIGHTS.sideLast
        : WEIGHTS.side;
  let worth = 0;
  const to = Math.min(track.spaces.length, at + spaces);
  for (let space = at; space < to; space++) {
    const shown = track.spaces[space];
    if (resolved && shown !== undefined) worth += spaceWorth(state, seat, shown);
    // Others will need what is passed over.
    else if (shown !== undefined && typeof shown !== 'object' && LIVES.some((life) => life === shown))
      worth -= WEIGHTS.passedLife;
    worth += perSpace;
  }
  if (activity === board.main && to === track.spaces.length && to > at) worth += endingWorth(state);
  return worth;
}

/** What a card is worth in a hand; the last star saves whoever cannot pay in runes. */
export function cardWorth(state: State, seat: Seat, piece: PieceId): number {
  const { symbol, symbols, colour } = cardOf(state, piece);
  if (colour === 'green') return WEIGHTS.green;
  if (symbol !== 'star') return symbols * WEIGHTS.card;
  const needed = runesOf(state, playerAt(state, seat)) < reserveOf(state);
  return symbols * WEIGHTS.star + (needed ? WEIGHTS.reserveStar : 0);
}

const isLastBoard = (state: State): boolean => state.place === JOURNEY.length - 1;

/** How many events of each board lie before the last one that takes runes from everybody, and how many it takes. */
const TAXES = BOARDS.map(({ id, events }) => {
  const index = events.findLastIndex(({ otherwise }) => otherwise.some(({ does }) => does === 'loseRunes'));
  const runes = events[index]?.otherwise.reduce(
    (sum, effect) => sum + (effect.does === 'loseRunes' ? effect.runes : 0),
    0,
  );
  return { place: JOURNEY.findIndex((place) => place === id), index, runes: runes ?? 0 };
});

/** Runes that every player will be asked for, and will be lost without. */
export function reserveOf(state: State): number {
  return TAXES.reduce((most, { place, index, runes }) => {
    const ahead =
      state.place < place ||
      (state.place === place && (state.conflict.over ? 0 : state.conflict.events) <= index);
    return ahead ? Math.max(most, runes) : most;
  }, 0);
}

/** Cards that the next two events will take from a player who does not have the life tokens that they ask for. */
export function cardsAhead(state: State, seat: Seat): number {
  const reached = state.conflict.events;
  const { lives } = playerAt(state, seat);
  let cards = 0;
  for (const { demand, otherwise } of boardNow(state).events.slice(reached, reached + 2)) {
    if (!LIVES.some((life) => lives[life] < (demand?.lives?.[life] ?? 0))) continue;
    for (const effect of otherwise) if (effect.does === 'discard') cards += effect.cards;
  }
  return cards;
}
