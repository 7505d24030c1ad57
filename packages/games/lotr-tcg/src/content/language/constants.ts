/** What a card does all the time, while something is so: TCG-17.10. */
import { type StaticModifier, isCard, momentOf, ownerOf } from '@concilio/cards';
import type { PieceId, Seat } from '@concilio/kernel';
import { bearerOf } from '../../rules/select.ts';
import type { State, TcgContext } from '../../state.ts';
import type { Stat } from '../vocabulary.ts';
import { type Amount, amountOf } from './amounts.ts';
import { fits, type Is } from './filters.ts';
import type { If } from './requirements.ts';

/** `own` is what a card says of itself: of its own cost, it says so out of play too (TCG-19.22). */
interface TcgConstant extends StaticModifier<State, Stat> {
  readonly own?: true;
}

/** A card that speaks all the time speaks for its owner; what belongs to nobody, for whoever is asked about. */
const atOf = (state: State, self: PieceId): TcgContext => ({
  self,
  seat: (ownerOf(state.cards, self) ?? state.free) as Seat,
  moment: NEVER,
  chosen: {},
});
const NEVER = momentOf('constant');

const constant = (
  stat: Stat,
  amount: Amount,
  of: (state: State, self: PieceId, bearer: Parameters<TcgConstant['of']>[2], at: TcgContext) => boolean,
  condition?: If,
): TcgConstant => ({
  stat,
  of: (state, self, bearer) => {
    const at = atOf(state, self);
    return of(state, self, bearer, at) && condition?.(state, at) !== false;
  },
  amount: typeof amount === 'number' ? amount : (state, self) => amountOf(amount, state, atOf(state, self)),
});

export const onSelf = (stat: Stat, amount: Amount, condition?: If): TcgConstant => ({
  ...constant(stat, amount, (_state, self, bearer) => bearer === self, condition),
  own: true,
});
export const onBearer = (stat: Stat, amount: Amount, condition?: If): TcgConstant =>
  constant(stat, amount, (state, self, bearer) => bearer === bearerOf(state, self), condition);
/** On all cards of which all this is true; in a hand too, for what cards cost. */
export const onEach = (those: readonly Is[], stat: Stat, amount: Amount, condition?: If): TcgConstant =>
  constant(
    stat,
    amount,
    (state, _self, bearer, at) => isCard(bearer) && fits(state, bearer, at, those),
    condition,
  );
/** The amount depends on the card that it is for. */
export const onEachBy = (
  those: readonly Is[],
  stat: Stat,
  amount: (state: State, card: PieceId, at: TcgContext) => number,
  condition?: If,
): TcgConstant => ({
  stat,
  of: (state, self, bearer) => {
    const at = atOf(state, self);
    return isCard(bearer) && fits(state, bearer, at, those) && condition?.(state, at) !== false;
  },
  amount: (state, self, bearer) => (isCard(bearer) ? amount(state, bearer, atOf(state, self)) : 0),
});
export const onTable = (stat: Stat, amount: Amount, condition?: If): TcgConstant =>
  constant(stat, amount, (_state, _self, bearer) => bearer === 'table', condition);
/** On the Free Peoples player, on this card's player, on those against them, or on all. */
export const onSeat = (
  whose: 'free' | 'owner' | 'opponents' | 'all',
  stat: Stat,
  amount: Amount,
  condition?: If,
): TcgConstant =>
  constant(
    stat,
    amount,
    (state, _self, bearer, { seat }) => {
      if (!bearer.startsWith('seat-')) return false;
      const asked = Number(bearer.slice('seat-'.length));
      if (whose === 'all') return true;
      if (whose === 'free') return asked === state.free;
      return whose === 'owner'
        ? asked === seat
        : asked !== seat && (seat === state.free || asked === state.free);
    },
    condition,
  );
