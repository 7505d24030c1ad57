import { type CardSymbol, type Demand, type Facts, SYMBOLS } from './facts.ts';
import { ACTIVITIES, LIVES, type View } from '@concilio/lotr-board/contract';

/** One kind of thing that is asked for: how many, and how many of them lie on offer. */
export interface Row {
  /** A symbol, a life token, or one of `any-life`, `runes`, `cards`, `corruption`, `rolls`; or the id of a card. */
  readonly what: string;
  readonly asked: number;
  readonly given: number;
}

/** The open demand as an account: LOB-6.06 to LOB-6.08. */
export function accountOf(view: View, facts: Facts): readonly Row[] {
  const demand = view.payment === null ? undefined : facts.demands.get(view.payment.trial);
  if (view.payment === null || demand === undefined) return [];
  const { offers } = view.payment;
  const lives = LIVES.flatMap((life) => row(life, demand.lives[life], countOf(offers, life)));
  return [
    ...symbolRows(view, facts, demand),
    ...(demand.card === null
      ? []
      : row(demand.card, 1, offers.some(({ card }) => card?.card === demand.card) ? 1 : 0)),
    ...row('cards', demand.cards, offers.filter(({ card }) => card !== null).length),
    ...lives,
    ...row('any-life', demand.anyLife, offers.filter(({ life }) => life !== null).length),
    ...row(
      'runes',
      demand.runes,
      offers.reduce((sum, { runes }) => sum + runes, 0),
    ),
    ...row('corruption', demand.corruption, 0),
    ...row('rolls', demand.rolls, 0),
  ];
}

const countOf = (offers: NonNullable<View['payment']>['offers'], life: string): number =>
  offers.filter((offer) => offer.life === life).length;

const row = (what: string, asked = 0, given = 0): readonly Row[] =>
  asked === 0 ? [] : [{ what, asked, given: Math.min(asked, given) }];

/** Symbols, with stars put where something is short. */
function symbolRows(view: View, facts: Facts, demand: Demand): readonly Row[] {
  const asked = askedSymbols(view, facts, demand);
  if (SYMBOLS.every((symbol) => (asked[symbol] ?? 0) === 0)) return [];
  const given = givenSymbols(view, facts, demand);
  let stars = given.star;
  const activities = ACTIVITIES.flatMap((activity) => {
    const wanted = asked[activity] ?? 0;
    const own = Math.min(wanted, given[activity]);
    const filled = Math.min(wanted - own, stars);
    stars -= filled;
    return row(activity, wanted, own + filled);
  });
  return [...activities, ...row('star', asked.star, stars)];
}

/** LOB-6.10: printed, or those of the card that was revealed. */
function askedSymbols(
  view: View,
  facts: Facts,
  demand: Demand,
): Readonly<Partial<Record<CardSymbol, number>>> {
  if (demand.matching === 0) return demand.symbols;
  const [shown] = view.revealed;
  const symbol = facts.cards.get(shown?.card ?? '')?.symbol ?? null;
  return symbol === null ? {} : { [symbol]: demand.matching };
}

function givenSymbols(view: View, facts: Facts, demand: Demand): Record<CardSymbol, number> {
  const given = { fighting: 0, friendship: 0, hiding: 0, travel: 0, star: 0 };
  const { payment } = view;
  if (payment === null) return given;
  // LOB-17.08: Gandalf's stars are the active player's.
  if (demand.of === 'group' || payment.payer === view.active) given.star += payment.stars;
  for (const { seat: hobbit, card } of payment.offers) {
    const printed = facts.cards.get(card?.card ?? '');
    if (printed === undefined || printed.symbol === null) continue;
    const starry = printed.colour === 'brown' && printed.location === null && facts.starry.has(hobbit);
    given[starry ? 'star' : printed.symbol] += printed.symbols;
  }
  return given;
}

export const isComplete = (rows: readonly Row[]): boolean => rows.every(({ asked, given }) => given >= asked);
