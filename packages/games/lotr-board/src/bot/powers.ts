import { bestFirst, type Rated } from '@concilio/bots';
import { isPiece, type Option, type Question, type Seat, optionsOf, seat as asSeat } from '@concilio/kernel';
import { type Aid, CALL, type Effect, faceNamed, gandalfNamed, trialNamed } from '../content/index.ts';
import { lackOf } from '../rules/lives.ts';
import { costOf } from '../rules/die.ts';
import { GANDALF, RING, STORY } from '../rules/moments.ts';
import { boardNow, cardOf, inTurnOrder, playerAt, runesOf, type State, trackAt } from '../state.ts';
import { WEIGHTS } from './weights.ts';
import {
  advanceWorth,
  costOfEffects,
  gapOf,
  nextEventCost,
  reserveOf,
  rollCost,
  sauronCost,
  stepCost,
} from './worth.ts';

/** What may be done at any time, the best first, and what it would be worth now. */
export function powersOf(state: State, seat: Seat, question: Question): Rated[] {
  const rated: Rated[] = [];
  for (const option of optionsOf(question)) {
    const worth = powerWorth(state, seat, question, option);
    if (worth !== null) rated.push({ id: option.id, worth });
  }
  return bestFirst(rated);
}

/** The best of them; nothing below zero is worth doing. */
export function bestPower(state: State, seat: Seat, question: Question): Rated | null {
  const [best] = powersOf(state, seat, question);
  return best !== undefined && best.worth > 0 ? best : null;
}

/** `null` for an option that is no power. */
function powerWorth(state: State, seat: Seat, question: Question, { id, of }: Option): number | null {
  if (id === RING.id) return ringWorth(state, question);
  if (id.startsWith(GANDALF))
    return aidWorth(state, question, gandalfNamed(of ?? '').aid) - callPrice(state, seat);
  if (id.startsWith(STORY) && of !== undefined && isPiece(of))
    return storyWorth(state, seat, question, cardOf(state, of).power) - WEIGHTS.story;
  return null;
}

/** LOB-17.01: five runes, which count in the end, and of which some may be needed soon. */
const callPrice = (state: State, seat: Seat): number =>
  WEIGHTS.call + (runesOf(state, playerAt(state, seat)) - CALL < reserveOf(state) ? WEIGHTS.reserve : 0);

/** The face that is about to be suffered, if one is, and by whom. */
function direness(state: State, question: Question): number {
  const face = question.key === 'suffer' ? String(question.with?.face ?? '') : '';
  const roller = rollerOf(question);
  if (face === '') return 0;
  const { corruption, cards, sauron } = costOf(state, roller, faceNamed(face));
  const discards =
    cards > playerAt(state, roller).hand.length ? stepCost(state, roller, 99) : cards * WEIGHTS.discarded;
  return (
    stepCost(state, roller, corruption) * (corruption > 0 ? 1 : 0) +
    discards +
    (sauron > 0 ? sauronCost(state, sauron) : 0)
  );
}

/** Who rolls, or has rolled. */
const rollerOf = (question: Question): Seat => asSeat(Number(question.with?.player ?? 0));

/** LOB-11: worth most where it ends the conflict, or passes over dice. */
function ringWorth(state: State, question: Question): number {
  const { bearer } = state;
  const board = boardNow(state);
  if (bearer === null) return 0;
  const main = trackAt(state, board.main);
  const left = main === null ? 0 : main.last - main.at;
  const tile = question.key === 'resolve' ? trialTile(question) : null;
  const spared = tile === null || left > 2 ? 0 : Math.max(0, costOfEffects(state, tile, bearer));
  const chances = [4, 3, 2, 1, 2, 3];
  const worth =
    chances.reduce((sum, spaces) => sum + advanceWorth(state, bearer, board.main, spaces, false), 0) / 6;
  const passed = board.tracks
    .find((track) => track.activity === board.main)
    ?.spaces.slice(main?.at ?? 0, (main?.at ?? 0) + 3);
  const dice = (passed ?? []).filter((space) => space === 'die').length;
  const wait = left > 4 && dice < 2 ? WEIGHTS.ringWait : WEIGHTS.ringNear;
  return worth + dice * rollCost(state, state.active) + spared - rollCost(state, bearer) - wait;
}

/** What the revealed tile may bring, unless it is one of those that advance a marker. */
function trialTile(question: Question): readonly Effect[] | null {
  const tile = String(question.with?.tile ?? '');
  if (tile.startsWith('tile-')) return null;
  const { demand, then, otherwise } = trialNamed(tile);
  return demand === undefined ? then : otherwise;
}

function aidWorth(state: State, question: Question, aid: Aid): number {
  switch (aid.does) {
    case 'heal': {
      const saved = direness(state, question) >= 10;
      const most = Math.max(...inTurnOrder(state).map((seat) => healWorth(state, seat, aid.spaces)));
      return saved ? most + WEIGHTS.saved : most;
    }
    case 'draw': {
      const cards = inTurnOrder(state).reduce((sum, seat) => sum + playerAt(state, seat).hand.length, 0);
      return cards < 3 * inTurnOrder(state).length ? WEIGHTS.few : WEIGHTS.many;
    }
    case 'stars':
      return 1.5;
    case 'foresee':
      return 0.5;
    case 'ignoreEvent': {
      const event = String(question.with?.event ?? '');
      if (question.key !== 'event' || event === '') return 0;
      const { otherwise, demand, condition } = trialNamed(event);
      const bad = costOfEffects(state, otherwise, state.active);
      return demand === undefined && condition === undefined
        ? 0
        : demand?.of === 'each'
          ? bad * 2
          : bad * 0.8;
    }
  }
}

/** What a step back is worth to a player. */
export const healWorth = (state: State, seat: Seat, spaces: number): number => {
  const { corruption } = playerAt(state, seat);
  const by = Math.min(spaces, corruption);
  const gap = gapOf(state, seat);
  return (
    by * (WEIGHTS.heal + (seat === state.bearer ? WEIGHTS.healBearer : WEIGHTS.healOther) / Math.max(1, gap))
  );
};

function storyWorth(
  state: State,
  seat: Seat,
  question: Question,
  power: ReturnType<typeof cardOf>['power'],
): number {
  if (power === undefined) return 0;
  switch (power.does) {
    case 'healOne':
      return Math.max(...inTurnOrder(state).map((other) => healWorth(state, other, 1))) - 1.2;
    case 'passCard':
      return 0;
    case 'refill': {
      const size = playerAt(state, seat).hand.length;
      return (power.hand - size) * 0.7 - 1.5;
    }
    case 'waive':
      return waiveWorth(state, question);
  }
}

/** What it is worth that the thing which the question is about does not happen. */
function waiveWorth(state: State, question: Question): number {
  switch (question.key) {
    case 'roll':
      return state.bearer === null ? 30 : rollCost(state, rollerOf(question)) - WEIGHTS.waiveRoll;
    case 'suffer':
      return state.bearer === null ? 30 : direness(state, question) - WEIGHTS.waiveSuffer;
    case 'reveal':
      return nextEventCost(state) * WEIGHTS.waiveReveal - 1.5;
    case 'resolve':
      return Math.min(nextEventCost(state), 4) + 0.5;
    case 'darkness':
      return Math.max(...inTurnOrder(state).map((seat) => stepCost(state, seat, lackOf(state, seat)))) - 0.5;
    default:
      return 4;
  }
}
