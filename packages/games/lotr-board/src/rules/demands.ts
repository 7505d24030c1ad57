import type { Option, PieceId, Seat } from '@concilio/kernel';
import type { DemandRow } from '../contract/index.ts';
import {
  ACTIVITIES,
  type Card,
  type CardSymbol,
  type Demand,
  type Life,
  LIVES,
  trialNamed,
} from '../content/index.ts';
import {
  acting,
  cardOf,
  inTurnOrder,
  isStarFor,
  type AnyTimeMoment,
  mostRunes,
  type Offer,
  type Payment,
  playerAt,
  runesOf,
  type State,
  thing,
} from '../state.ts';
import { cardOption } from './choices.ts';

type Counts = Record<CardSymbol, number>;

export function demandOf({ trial }: Payment): Demand {
  const { demand } = trialNamed(trial);
  if (demand === undefined) throw new Error(`"${trial}" demands nothing.`);
  return demand;
}

/** LOB-6.08, LOB-16.03: what the symbols of a card count for in this player's hand. */
export const symbolFor = (state: State, seat: Seat, card: Card): CardSymbol | null =>
  isStarFor(state, seat, card) ? 'star' : card.symbol;

/** What they count for in any hand. */
const printedSymbol = (_state: State, _seat: Seat, { symbol }: Card): CardSymbol | null => symbol;

/** The symbols that are demanded: printed, or those of the card that was revealed (LOB-6.10, LOB-6.12). */
function demanded(state: State, { symbols, matching }: Demand): Counts {
  const counts: Counts = { fighting: 0, friendship: 0, hiding: 0, travel: 0, star: 0, ...symbols };
  const symbol = matching === undefined ? null : toMatch(state);
  if (matching !== undefined && symbol !== null) counts[symbol] = matching;
  return counts;
}

/** The symbol of the card that was revealed. */
function toMatch(state: State): CardSymbol | null {
  const [shown] = state.revealed;
  return shown === undefined ? null : cardOf(state, shown).symbol;
}

/** What is still missing of a demand. */
export interface Need {
  /** Activities of which there are too few; stars that are on offer have not been used for them. */
  readonly symbols: Counts;
  /** Stars that are on offer. */
  readonly stars: number;
  readonly cards: number;
  readonly runes: number;
  readonly lives: Readonly<Record<Life, number>>;
  readonly anyLife: number;
  readonly card: string | null;
  /** Whether no card was left to be revealed, so that there is nothing that could match. */
  readonly matchless: boolean;
}

export function needOf(state: State, payment: Payment, symbolOf: typeof symbolFor = symbolFor): Need {
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
    // LOB-6.07
    const given = cardOf(state, offer.card);
    const symbol = symbolOf(state, offer.seat, given);
    if (symbol === 'star') stars += given.symbols;
    else if (symbol !== null) symbols[symbol] -= given.symbols;
  }
  const matchless = demand.matching !== undefined && toMatch(state) === null;
  return { symbols, stars, cards, runes, lives, anyLife, card, matchless };
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
  !need.matchless &&
  starsShort(need) <= 0 &&
  need.cards <= 0 &&
  need.runes <= 0 &&
  need.anyLife <= 0 &&
  need.card === null &&
  LIVES.every((life) => need.lives[life] <= 0);

/** LOB-6.06 to LOB-6.08: a demand as an account; stars stand for whatever is short. */
export function accountOf(state: State, payment: Payment): readonly DemandRow[] {
  const demand = demandOf(payment);
  const need = needOf(state, payment);
  const symbols = demanded(state, demand);
  let { stars } = need;
  const activities = ACTIVITIES.flatMap((activity) => {
    const short = Math.max(0, need.symbols[activity]);
    const filled = Math.min(short, stars);
    stars -= filled;
    return row(activity, symbols[activity], short - filled);
  });
  return [
    ...activities,
    ...row('star', symbols.star, symbols.star - stars),
    ...(demand.card === undefined ? [] : row(demand.card, 1, need.card === null ? 0 : 1)),
    ...row('cards', demand.cards, need.cards),
    ...LIVES.flatMap((life) => row(life, demand.lives?.[life], need.lives[life])),
    ...row('any-life', demand.anyLife, need.anyLife),
    ...row('runes', demand.runes, need.runes),
    // What is risked is never on offer before the demand is closed.
    ...row('corruption', demand.corruption, demand.corruption),
    ...row('rolls', demand.rolls, demand.rolls),
  ];
}

/** What is not asked for has no row, and more than is asked for counts no more. */
const row = (what: string, asked = 0, missing = 0): readonly DemandRow[] =>
  asked === 0 ? [] : [{ what, asked, given: asked - Math.min(asked, Math.max(0, missing)) }];

/** LOB-16.02: who has met a demand only because their hobbit may use its cards as others may not. */
export function helperOf(state: State, payment: Payment): Seat | null {
  if (isMet(needOf(state, payment, printedSymbol))) return null;
  const helping = payment.offers.find(({ seat, card }) => {
    const given = card === null ? null : cardOf(state, card);
    return given !== null && symbolFor(state, seat, given) !== given.symbol;
  });
  return helping?.seat ?? null;
}

/**
 * LOB-17.08: the open demand, if stars of the active player that are in no hand would help with it: one of the group, one
 * of the active player, or one that they could yet take upon themself.
 */
export function demandForStars(state: State, moment: AnyTimeMoment): Payment | null {
  const { payment } = state;
  if (payment === null || (moment !== 'demand' && moment !== 'volunteer')) return null;
  const demand = demandOf(payment);
  const payer = moment === 'volunteer' ? acting(state) : payment.payer;
  if (!asksForSymbols(demand) || (demand.of !== 'group' && payer !== acting(state))) return null;
  const need = needOf(state, { ...payment, payer });
  return !need.matchless && starsShort(need) > 0 ? payment : null;
}

/** What a player has put up already. */
interface PutUp {
  readonly cards: readonly PieceId[];
  readonly runes: number;
  readonly lives: Readonly<Record<Life, number>>;
}

const NOTHING: PutUp = { cards: [], runes: 0, lives: { heart: 0, sun: 0, ring: 0 } };

function putUpBy(whose: Seat, { offers }: Payment): PutUp {
  if (offers.length === 0) return NOTHING;
  const cards: PieceId[] = [];
  const lives = { heart: 0, sun: 0, ring: 0 };
  let runes = 0;
  for (const offer of offers) {
    if (offer.seat !== whose) continue;
    if (offer.card !== null) cards.push(offer.card);
    if (offer.life !== null) lives[offer.life] += 1;
    runes += offer.runes;
  }
  return { cards, runes, lives };
}

const withoutThose = (hand: readonly PieceId[], { cards }: PutUp): readonly PieceId[] =>
  cards.length === 0 ? hand : hand.filter((piece) => !cards.includes(piece));

/** Whether one player alone can meet what is missing. */
export function canMeet(state: State, seat: Seat, payment: Payment, need: Need): boolean {
  const player = playerAt(state, seat);
  const own = putUpBy(seat, payment);
  const hand = withoutThose(player.hand, own);
  if (need.matchless || need.cards > hand.length) return false;
  if (need.runes > runesOf(state, player) - own.runes) return false;
  const left = (life: Life) => player.lives[life] - own.lives[life];
  if (LIVES.some((life) => need.lives[life] > left(life))) return false;
  if (need.anyLife > LIVES.reduce((sum, life) => sum + left(life), 0)) return false;
  if (need.card !== null && !hand.some((piece) => thing(state, piece) === need.card)) return false;
  if (!asksForSymbols(demandOf(payment))) return true;
  const symbols = { ...need.symbols };
  let { stars } = need;
  for (const piece of hand) {
    const card = cardOf(state, piece);
    const symbol = symbolFor(state, seat, card);
    if (symbol === 'star') stars += card.symbols;
    else if (symbol !== null) symbols[symbol] -= card.symbols;
  }
  return starsShort({ ...need, symbols, stars }) <= 0;
}

/** Whether a card would bring an open demand nearer. */
function isWanted(state: State, seat: Seat, piece: PieceId, need: Need): boolean {
  if (need.card !== null) return thing(state, piece) === need.card;
  if (need.cards > 0) return true;
  const symbol = symbolFor(state, seat, cardOf(state, piece));
  return symbol === 'star' || (symbol !== null && need.symbols[symbol] > 0);
}

/** What a player may put up now. Alone, only what makes it possible to meet the whole demand (LOB-5.16). */
export function offersOf(state: State, seat: Seat, payment: Payment, need: Need): Option[] {
  const demand = demandOf(payment);
  const alone = demand.of !== 'group';
  if (isMet(need) || (alone && !canMeet(state, seat, payment, need))) return [];
  const player = playerAt(state, seat);
  const own = putUpBy(seat, payment);
  const options: Option[] = [];
  if (need.cards > 0 || need.card !== null || asksForSymbols(demand))
    for (const piece of withoutThose(player.hand, own))
      if (isWanted(state, seat, piece, need)) options.push(cardOption(piece));
  if (need.runes > 0) {
    const most = Math.min(runesOf(state, player) - own.runes, need.runes);
    for (let amount = alone ? need.runes : 1; amount <= most; amount++)
      options.push({ id: `runes-${amount}`, text: { key: 'option.runes', with: { runes: amount } } });
  }
  for (const life of LIVES)
    if ((need.lives[life] > 0 || need.anyLife > 0) && player.lives[life] > own.lives[life])
      options.push({ id: life });
  return options;
}

/** The option of a demand that costs no card, rune or token: a step towards Sauron, or the die. */
export const isRisk = ({ corruption, rolls }: Demand): boolean =>
  corruption !== undefined || rolls !== undefined;

/** Whether by what all can see nobody who is asked has enough. */
export function isOutOfReach(state: State, open: Payment, need: Need): boolean {
  if (need.matchless || (need.card !== null && isInNoHand(state, need.card))) return true;
  const lives = { heart: 0, sun: 0, ring: 0 };
  let cards = 0;
  let runes = 0;
  for (const seat of demandOf(open).of === 'group' ? inTurnOrder(state) : [open.payer]) {
    const player = playerAt(state, seat);
    const own = putUpBy(seat, open);
    cards += player.hand.length - own.cards.length;
    runes += mostRunes(state, player) - own.runes;
    for (const life of LIVES) lives[life] += player.lives[life] - own.lives[life];
  }
  if (need.cards > cards || need.runes > runes) return true;
  if (cards === 0 && (need.card !== null || starsShort(need) > 0)) return true;
  if (need.anyLife > lives.heart + lives.sun + lives.ring) return true;
  return LIVES.some((life) => need.lives[life] > lives[life]);
}

/** Whether a certain card lies where all have seen it go: beside the board, on the discard pile, or in the box. */
const isInNoHand = (state: State, card: string): boolean =>
  [state.legendary, state.discard, state.box].some((pile) =>
    pile.some((piece) => thing(state, piece) === card),
  );

/** What an offer counts for, by what was missing before it: its own symbol, as long as that is asked for. */
export function describe(
  state: State,
  open: Payment,
  need: Need,
  { seat, card, runes, life }: Offer,
): { offer: string; count: number } {
  if (life !== null) return { offer: life, count: 1 };
  if (card === null) return { offer: 'runes', count: runes };
  const given = cardOf(state, card);
  const symbol = symbolFor(state, seat, given);
  if (!asksForSymbols(demandOf(open)) || symbol === null) return { offer: 'card', count: 1 };
  const own = given.symbol;
  return { offer: own !== null && need.symbols[own] > 0 ? own : symbol, count: given.symbols };
}
