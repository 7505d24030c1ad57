import type { Option, PieceId, Seat } from '@concilio/kernel';
import { ACTIVITIES, type CardSymbol, type Demand, LIVES, trialNamed } from '../content/index.ts';
import {
  acting,
  cardOf,
  isStarFor,
  type Offer,
  type Payment,
  playerAt,
  mostRunes,
  runesOf,
  type State,
  thing,
} from '../state.ts';

/** More symbols than all cards show together. */
const NEVER = 999;

type Counts = Record<CardSymbol, number>;

export const demandOf = ({ trial }: Payment): Demand => trialNamed(trial).demand ?? { of: 'active' };

/** LOB-6.07, LOB-6.08, LOB-16.03: what a card counts for when it is discarded for its symbols. */
export function worthOf(
  state: State,
  seat: Seat,
  piece: PieceId,
): { symbol: CardSymbol | null; count: number } {
  const card = cardOf(state, piece);
  return { symbol: isStarFor(state, seat, card) ? 'star' : card.symbol, count: card.symbols };
}

/** The symbols that are demanded: printed, or those of the card that was revealed (LOB-6.10, LOB-6.12). */
function demanded(state: State, { symbols, matching }: Demand): Counts {
  const counts: Counts = { fighting: 0, friendship: 0, hiding: 0, travel: 0, star: 0, ...symbols };
  const [shown] = state.revealed;
  if (matching === undefined) return counts;
  // Without a card to reveal there is nothing that could match.
  const symbol = shown === undefined ? null : cardOf(state, shown).symbol;
  counts[symbol ?? 'star'] = symbol === null ? NEVER : matching;
  return counts;
}

/** What is still missing of a demand. */
export interface Need {
  /** Activities of which there are too few; stars that are on offer have not been used for them. */
  readonly symbols: Counts;
  /** Stars that are on offer. */
  readonly stars: number;
  readonly cards: number;
  readonly runes: number;
  readonly lives: Readonly<Record<'heart' | 'sun' | 'ring', number>>;
  readonly anyLife: number;
  readonly card: string | null;
}

export function needOf(state: State, payment: Payment): Need {
  const demand = demandOf(payment);
  const symbols = demanded(state, demand);
  const bySymbols = asksForSymbols(demand);
  let stars = demand.of === 'group' || payment.payer === acting(state) ? payment.stars : 0;
  let cards = demand.cards ?? 0;
  let runes = demand.runes ?? 0;
  let anyLife = demand.anyLife ?? 0;
  let card = demand.card ?? null;
  const lives = { heart: 0, sun: 0, ring: 0, ...demand.lives };
  for (const offer of payment.offers) {
    runes -= offer.runes;
    if (offer.life !== null) {
      lives[offer.life] -= 1;
      anyLife -= 1;
    }
    if (offer.card === null) continue;
    cards -= 1;
    if (thing(state, offer.card) === card) card = null;
    if (!bySymbols) continue;
    const { symbol, count } = worthOf(state, offer.seat, offer.card);
    if (symbol === 'star') stars += count;
    else if (symbol !== null) symbols[symbol] -= count;
  }
  return { symbols, stars, cards, runes, lives, anyLife, card };
}

export const asksForSymbols = ({ symbols, matching }: Demand): boolean =>
  symbols !== undefined || matching !== undefined;

/** Stars that are missing once those on offer stand for whatever is short: LOB-6.08. */
function starsShort({ symbols, stars }: Need): number {
  let short = symbols.star - stars;
  for (const activity of ACTIVITIES) short += Math.max(0, symbols[activity]);
  return short;
}

/** LOB-5.16: whether all that is demanded is on offer. */
export const isMet = (need: Need): boolean =>
  starsShort(need) <= 0 &&
  need.cards <= 0 &&
  need.runes <= 0 &&
  need.anyLife <= 0 &&
  need.card === null &&
  LIVES.every((life) => need.lives[life] <= 0);

/** LOB-17.08: whether stars from elsewhere would help with the open demand. */
export function starsWouldHelp(state: State): boolean {
  const { payment } = state;
  if (payment === null) return false;
  const demand = demandOf(payment);
  if (!asksForSymbols(demand) || (demand.of !== 'group' && payment.payer !== acting(state))) return false;
  return starsShort(needOf(state, payment)) > 0;
}

/** The cards of a hand that are not on offer yet. */
function freeCards(state: State, seat: Seat, { offers }: Payment): readonly PieceId[] {
  const { hand } = playerAt(state, seat);
  return offers.length === 0 ? hand : hand.filter((piece) => !offers.some((offer) => offer.card === piece));
}

/** Whether one player alone can meet what is missing. */
export function canMeet(state: State, seat: Seat, payment: Payment, need: Need): boolean {
  const player = playerAt(state, seat);
  if (need.runes > runesOf(state, player)) return false;
  if (LIVES.some((life) => need.lives[life] > player.lives[life])) return false;
  if (need.card !== null) return player.hand.some((piece) => thing(state, piece) === need.card);
  if (!asksForSymbols(demandOf(payment))) return true;
  const symbols = { ...need.symbols };
  let { stars } = need;
  for (const piece of freeCards(state, seat, payment)) {
    const { symbol, count } = worthOf(state, seat, piece);
    if (symbol === 'star') stars += count;
    else if (symbol !== null) symbols[symbol] -= count;
  }
  return starsShort({ ...need, symbols, stars }) <= 0;
}

/** Whether a card would bring an open demand nearer. */
function isWanted(state: State, seat: Seat, piece: PieceId, need: Need): boolean {
  if (need.card !== null) return thing(state, piece) === need.card;
  if (need.cards > 0) return true;
  const { symbol } = worthOf(state, seat, piece);
  return symbol === 'star' || (symbol !== null && need.symbols[symbol] > 0);
}

/** What a player may put up now. Alone, only what makes it possible to meet the whole demand (LOB-5.16). */
export function offersOf(state: State, seat: Seat, payment: Payment, need: Need): Option[] {
  const demand = demandOf(payment);
  const alone = demand.of !== 'group';
  if (isMet(need) || (alone && !canMeet(state, seat, payment, need))) return [];
  const player = playerAt(state, seat);
  const own =
    payment.offers.length === 0 ? payment.offers : payment.offers.filter((offer) => offer.seat === seat);
  const options: Option[] = [];
  if (need.cards > 0 || need.card !== null || asksForSymbols(demand))
    for (const piece of freeCards(state, seat, payment))
      if (isWanted(state, seat, piece, need)) options.push({ id: piece });
  if (need.runes > 0) {
    const runes = own.reduce((left, offer) => left - offer.runes, runesOf(state, player));
    for (let amount = alone ? need.runes : 1; amount <= Math.min(runes, need.runes); amount++)
      options.push({ id: `runes-${amount}`, text: { key: 'option.runes', with: { runes: amount } } });
  }
  for (const life of LIVES)
    if (need.lives[life] > 0 || need.anyLife > 0) {
      const offered = own.filter((offer) => offer.life === life).length;
      if (player.lives[life] > offered) options.push({ id: life });
    }
  return options;
}

/** The option of a demand that costs no card, rune or token: a step towards Sauron, or the die. */
export const isRisk = ({ corruption, rolls }: Demand): boolean =>
  corruption !== undefined || rolls !== undefined;

/** Whether by what all can see nobody who is asked has enough. */
export function isOutOfReach(state: State, open: Payment, need: Need): boolean {
  const group = demandOf(open).of === 'group';
  const lives = { heart: 0, sun: 0, ring: 0 };
  let cards = 0;
  let runes = 0;
  for (const player of group ? state.players : [playerAt(state, open.payer)]) {
    if (player.out) continue;
    cards += player.hand.length;
    runes += mostRunes(state, player);
    for (const life of LIVES) lives[life] += player.lives[life];
  }
  for (const { card } of open.offers) if (card !== null) cards -= 1;
  if (need.cards > cards || need.runes > runes) return true;
  if (cards === 0 && (need.card !== null || starsShort(need) > 0)) return true;
  if (need.anyLife > lives.heart + lives.sun + lives.ring) return true;
  return LIVES.some((life) => need.lives[life] > lives[life]);
}

/** What an offer counts for. */
export function describe(
  state: State,
  open: Payment,
  { seat, card, runes, life }: Offer,
): { offer: string; count: number } {
  if (life !== null) return { offer: life, count: 1 };
  if (card === null) return { offer: 'runes', count: runes };
  const { symbol, count } = worthOf(state, seat, card);
  return asksForSymbols(demandOf(open)) && symbol !== null
    ? { offer: symbol, count }
    : { offer: 'card', count: 1 };
}
