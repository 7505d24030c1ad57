import { best, bestFirst, type Rated } from '@concilio/bots';
import {
  isPiece,
  type Option,
  optionsOf,
  type Pick,
  type PieceId,
  type Question,
  type Seat,
} from '@concilio/kernel';
import { type Activity, type Demand, LIVES, SYMBOLS, trialNamed } from '../content/index.ts';
import { symbolFor } from '../rules/demands.ts';
import {
  cardOf,
  inTurnOrder,
  isStarFor,
  openTracks,
  playerAt,
  runesOf,
  type State,
  thing,
} from '../state.ts';
import { seatIn } from '../rules/choices.ts';
import { GANDALF, RING, STORY } from '../rules/moments.ts';
import { bestPower, healWorth, powersOf } from './powers.ts';
import { isTempted, temptedBy } from './temptation.ts';
import { WEIGHTS } from './weights.ts';
import {
  advanceWorth,
  cardWorth,
  costOfEffects,
  gapOf,
  cardsAhead,
  nextEventCost,
  reserveOf,
  rollCost,
  stepCost,
} from './worth.ts';

/** What a good player answers. `null` declines to interject. */
export function policy(state: State, seat: Seat, question: Question, optional: boolean): Pick | null {
  const temptation = isTempted(state, seat) ? temptedBy(question) : null;
  if (temptation !== null) return temptation;
  const power = bestPower(state, seat, question);
  switch (question.key) {
    case 'reveal':
    case 'resolve':
    case 'event':
    case 'roll':
    case 'suffer':
    case 'darkness':
    case 'short-of-cards':
      return power?.id ?? (optional ? null : first(question));
    case 'play-card':
      if (optional) return power?.id ?? null;
      return playWhich(state, seat, question, power);
    case 'volunteer':
      if (!optional && !has(question, 'decline')) return useStars(state, seat, question, 'volunteer');
      return power?.id ?? (volunteers(state, seat, question) ? 'volunteer' : optional ? null : 'decline');
    case 'demand':
      return power?.id ?? (optional ? null : pay(state, seat, question));
    case 'group-demand':
      return power?.id ?? putUp(state, seat, question, optional);
    default:
      return optional ? null : answer(state, seat, question);
  }
}

const first = (question: Question): string => optionsOf(question)[0]?.id ?? '';
const has = (question: Question, id: string): boolean =>
  optionsOf(question).some((option) => option.id === id);

/** The option that is worth most. */
const most = (options: readonly Option[], worth: (option: Option) => number): string =>
  (best(options, worth) ?? options[0])?.id ?? '';

/** Questions in which nothing may be declined. */
function answer(state: State, seat: Seat, question: Question): Pick {
  const options = optionsOf(question);
  switch (question.key) {
    case 'discard':
      return cheapest(state, seat, options, question.kind === 'some' ? question.min : 0);
    case 'refill':
      return options
        .filter(({ id }) => isPiece(id) && cardWorth(state, seat, id) < 0.8 && !isUseful(state, seat, id))
        .map(({ id }) => id);
    case 'pass-card':
      return cheapest(state, seat, options, 1)[0] ?? first(question);
    case 'give-card':
    case 'draw-whom':
    case 'refill-whom':
      return most(options, ({ id }) => -playerAt(state, seatIn(id)).hand.length);
    case 'heal-whom':
      return most(options, ({ id }) => healWorth(state, seatIn(id), 2));
    case 'heal-by':
      return question.kind === 'number' ? question.max : 1;
    case 'spare-whom':
      return most(options, ({ id }) => stepCost(state, seatIn(id), 2));
    case 'may-heal':
      return 'yes';
    case 'either':
      return healWorth(state, seat, 1) > 1.6 ? 'heal' : 'draw';
    case 'track':
      return useStars(state, seat, question, 'discard');
    case 'ring-track':
      return most(options, ({ id }) => advanceWorth(state, seat, id as Activity, spacesOf(question), false));
    case 'foresee':
      return options.map(({ id }) => id).sort((one, other) => tileRank(state, one) - tileRank(state, other));
    case 'gandalf':
      return has(question, String(question.with?.wish ?? '')) ? String(question.with?.wish) : first(question);
    default:
      return first(question);
  }
}

const spacesOf = (question: Question): number => Number(question.with?.spaces ?? 2);

/** The best marker to advance, unless the stars do more for the open demand. */
function useStars(state: State, seat: Seat, question: Question, forDemand: string): string {
  const { payment } = state;
  return most(optionsOf(question), ({ id }) => {
    if (id !== forDemand) return advanceWorth(state, seat, id as Activity, spacesOf(question));
    const { then, otherwise } = trialNamed(payment?.trial ?? '');
    return costOfEffects(state, otherwise, seat) - costOfEffects(state, then, seat);
  });
}

/** The cards that a hand will miss least, in the order in which they were offered. */
function cheapest(state: State, seat: Seat, options: readonly Option[], count: number): string[] {
  const worth = ({ id }: Option) => (isPiece(id) ? cardWorth(state, seat, id) : 0);
  const chosen = options.toSorted((one, other) => worth(one) - worth(other)).slice(0, count);
  return options.filter((option) => chosen.includes(option)).map(({ id }) => id);
}

/** Whether a card could advance something on this board. */
function isUseful(state: State, seat: Seat, piece: PieceId): boolean {
  const symbol = symbolFor(state, seat, cardOf(state, piece));
  return symbol === 'star' || openTracks(state).some((activity) => activity === symbol);
}

/** Activities first, then what costs least. */
function tileRank(state: State, id: string): number {
  const tile = isPiece(id) ? thing(state, id) : '';
  if (tile === '' || tile.startsWith('tile-')) return 0;
  return tile === 'passage-of-time' ? nextEventCost(state) : 2;
}

/** The most that a card can bring on this board, whichever track it is used on. */
function bestUse(state: State, seat: Seat, piece: PieceId): number {
  const card = cardOf(state, piece);
  const open = openTracks(state);
  const tracks = isStarFor(state, seat, card) ? open : open.filter((activity) => activity === card.symbol);
  return Math.max(-Infinity, ...tracks.map((activity) => advanceWorth(state, seat, activity, card.symbols)));
}

/** A card, rest, or stop: whatever brings most beyond what it costs. */
function playWhich(state: State, seat: Seat, question: Question, power: Rated | null): string {
  return rateCards(state, seat, question, power)[0]?.id ?? first(question);
}

/** The answers to whether a card is played, the best first. */
function rateCards(state: State, seat: Seat, question: Question, power: Rated | null): Rated[] {
  const { hand } = playerAt(state, seat);
  const scarce = Math.max(WEIGHTS.scarceLeast, WEIGHTS.scarce - WEIGHTS.scarceStep * hand.length);
  const thin = hand.length <= cardsAhead(state, seat) ? WEIGHTS.thinHand : 0;
  const worth = ({ id }: Option): number => {
    if (isPiece(id))
      return bestUse(state, seat, id) - cardWorth(state, seat, id) * scarce * WEIGHTS.cardPrice - thin;
    // A turn without cards still gives two of them, or a step back.
    if (id === 'rest-draw') return WEIGHTS.restDraw * scarce;
    if (id === 'rest-heal') return healWorth(state, seat, 1) * WEIGHTS.restHeal;
    if (id === 'done') return 0;
    return power !== null && power.id === id ? power.worth : -Infinity;
  };
  // Two cards may be played where one can rest: a first card is worth a part of the second too.
  const rests = has(question, 'rest-draw');
  return bestFirst(
    optionsOf(question).map((option) => ({
      id: option.id,
      worth: worth(option) + (rests && isPiece(option.id) ? WEIGHTS.secondCard : 0),
    })),
  );
}

/** Whether this player should take a demand upon themself. */
function volunteers(state: State, seat: Seat, question: Question): boolean {
  if (!has(question, 'volunteer')) return false;
  const { demand, then, otherwise } = trialNamed(String(question.with?.trial ?? ''));
  const gained = costOfEffects(state, otherwise, seat) - costOfEffects(state, then, seat);
  if (demand?.corruption !== undefined) {
    const isSafest = inTurnOrder(state).every((other) => gapOf(state, other) <= gapOf(state, seat));
    return isSafest && gained > stepCost(state, seat, demand.corruption);
  }
  if (demand?.runes !== undefined) return gained > runePrice(state, seat, demand.runes);
  return gained > WEIGHTS.volunteer;
}

/** One player's demand: the cheapest card that helps, if paying is worth it at all. */
function pay(state: State, seat: Seat, question: Question): string {
  const { demand, then, otherwise } = trialNamed(String(question.with?.trial ?? ''));
  const gained = costOfEffects(state, otherwise, seat) - costOfEffects(state, then, seat);
  const offers = optionsOf(question).filter(({ id }) => id !== 'refuse' && !isPower(id));
  // Whoever has volunteered has thought about it before.
  const refuses = demand?.of !== 'one';
  if (offers.length === 0) return 'refuse';
  if (has(question, 'accept')) {
    const price = (demand?.rolls ?? 0) * rollCost(state, seat);
    return gained > price - giftOf(demand?.rolls) || !refuses ? 'accept' : 'refuse';
  }
  const cards = offers.filter(({ id }) => isPiece(id));
  if (cards.length > 0) {
    const pick = most(cards, ({ id }) => (isPiece(id) ? -cardWorth(state, seat, id) : 0));
    const asked = demand?.matching ?? symbolsOf(demand);
    const price = asked * (isPiece(pick) ? cardWorth(state, seat, pick) : 1);
    return gained > price || !refuses ? pick : 'refuse';
  }
  const runes = demand?.runes ?? 0;
  if (refuses && runes > 0 && gained < runePrice(state, seat, runes)) return 'refuse';
  return offers[0]?.id ?? 'refuse';
}

/** How many symbols a demand asks for in all. */
const symbolsOf = (demand: Demand | undefined): number =>
  SYMBOLS.reduce((sum, symbol) => sum + (demand?.symbols?.[symbol] ?? 0), 0);

/** Four cards for a roll of the die: what giving them out is worth. */
const giftOf = (rolls: number | undefined): number => (rolls === 1 ? WEIGHTS.gift : 0);

const isPower = (id: string): boolean => id === RING.id || id.startsWith(GANDALF) || id.startsWith(STORY);

/** The Fellowship's demand: everybody puts up what they can spare, as long as it is worth it. */
function putUp(state: State, seat: Seat, question: Question, optional: boolean): string | null {
  if (has(question, 'confirm')) return 'confirm';
  const no = optional ? null : 'refuse';
  const { demand, then, otherwise } = trialNamed(String(question.with?.trial ?? ''));
  const gained = costOfEffects(state, otherwise, seat) - costOfEffects(state, then, seat);
  const offers = optionsOf(question).filter(({ id }) => id !== 'refuse' && !isPower(id));
  const price =
    (demand?.cards ?? 0) * WEIGHTS.groupCard +
    symbolsOf(demand) * WEIGHTS.groupCard +
    (demand?.runes ?? 0) * WEIGHTS.rune +
    (demand?.anyLife ?? 0) +
    LIVES.filter((life) => demand?.lives?.[life] !== undefined).length * WEIGHTS.groupLife;
  if (offers.length === 0 || gained <= price) return no;
  const { lives } = playerAt(state, seat);
  const spare = (id: string): number => {
    if (isPiece(id)) return -cardWorth(state, seat, id);
    if (id.startsWith('runes-')) return spareRunes(state, seat, Number(id.slice('runes-'.length)));
    const own = lives[id as keyof typeof lives];
    return own > 1 ? 0.2 : -1;
  };
  const pick = most(offers, ({ id }) => spare(id));
  return spare(pick) < LEAST ? no : pick;
}

/** What nobody should give to the group. */
const LEAST = -50;

/** More is better, as long as what will be needed stays. */
const spareRunes = (state: State, seat: Seat, runes: number): number =>
  runesOf(state, playerAt(state, seat)) - runes < reserveOf(state) ? 2 * LEAST : 0.1 * runes;

const runePrice = (state: State, seat: Seat, runes: number): number =>
  runes * WEIGHTS.rune +
  (runesOf(state, playerAt(state, seat)) - runes < reserveOf(state) ? WEIGHTS.reserve : 0);

/** How many cards, and how many powers, are looked at more closely. */
const CARDS = 3;
const POWERS = 2;

/** A power that is worth less than this is not even thought about. */
const HOPELESS = -2;

/** The answers that a good player would think about. */
export function consider(
  state: State,
  seat: Seat,
  question: Question,
  optional: boolean,
): readonly (Pick | null)[] | null {
  const own = policy(state, seat, question, optional);
  const powers = powersOf(state, seat, question)
    .filter(({ worth }) => worth > HOPELESS)
    .slice(0, POWERS)
    .map(({ id }) => id);
  const among = (...picks: readonly (Pick | null)[]) => [
    own,
    ...[...picks, ...powers].filter((pick, index, all) => pick !== own && all.indexOf(pick) === index),
  ];
  switch (question.key) {
    case 'reveal':
    case 'resolve':
    case 'event':
    case 'roll':
    case 'suffer':
    case 'darkness':
    case 'short-of-cards':
      return among(optional ? null : first(question));
    case 'play-card':
      if (optional) return among(null);
      return among(
        ...rateCards(state, seat, question, null)
          .slice(0, CARDS)
          .map(({ id }) => id),
      );
    case 'volunteer':
      return among(...(has(question, 'volunteer') ? ['volunteer'] : []), optional ? null : 'decline');
    case 'demand':
      return optional ? among(null) : among(...(has(question, 'refuse') ? ['refuse'] : []));
    case 'group-demand':
      return among(optional ? null : 'refuse');
    case 'discard':
    case 'refill':
    case 'pass-card':
    case 'foresee':
      return [own];
    default:
      return null;
  }
}
