/** Whom an effect concerns: asked for when the effect happens. With nobody there, nothing happens (TCG-19.09). */
import { chooseOne, chooseSome, type PieceId, type Play, type Seat } from '@concilio/kernel';
import { nameOf } from '../../rules/select.ts';
import type { LotrTcg, State, TcgContext } from '../../state.ts';
import { type Amount, amountOf } from './amounts.ts';
import type { Is, Plain } from './filters.ts';
import { cards, type Select, type Who, you } from './selects.ts';

export interface Target {
  /** Out of whom. */
  readonly among: Select;
  /** Who chooses; nobody does where all are meant. */
  readonly by: Who | null;
  /** `able` are those to whom it can be done at all: as much as possible is done (TCG-19.09), so others are not offered. */
  readonly pick: (play: Play<LotrTcg>, at: TcgContext, able?: Plain) => readonly PieceId[];
}

const ableOf = (state: State, all: readonly PieceId[], able?: Plain): readonly PieceId[] =>
  able === undefined ? all : all.filter((card) => able(state, card));

/** All of these. */
export const the = (among: Select): Target => ({
  among,
  by: null,
  pick: (play, at, able) => ableOf(play.state, among(play.state, at), able),
});
export const each = (...those: readonly Is[]): Target => the(cards(...those));

/** One of these, whom a player chooses: whoever uses the ability, unless it says otherwise. */
export const oneOf = (among: Select, by: Who = you, { hidden = false } = {}): Target => ({
  among,
  by,
  pick: (play, at, able) =>
    by(play.state, at).flatMap((seat) =>
      ask(play, at, seat, ableOf(play.state, among(play.state, at), able), hidden),
    ),
});
export const one = (...those: readonly Is[]): Target => oneOf(cards(...those));
export const oneBy = (by: Who, ...those: readonly Is[]): Target => oneOf(cards(...those), by);

function ask(
  play: Play<LotrTcg>,
  at: TcgContext,
  seat: Seat,
  options: readonly PieceId[],
  hidden: boolean,
): PieceId[] {
  if (options.length === 0) return [];
  const asked = chooseOne(
    'choose',
    options.map((id) => ({ id })),
    { obvious: !hidden, with: { card: nameOf(play.state, at.self) } },
  );
  return [play.ask(seat, asked)];
}

/** TCG-19.19: so many different ones, or as many as there are. */
export const severalOf = (amount: Amount, among: Select, by: Who = you): Target =>
  some(amount, among, by, (number, all) => ({ min: Math.min(number, all), max: Math.min(number, all) }));
export const several = (amount: Amount, ...those: readonly Is[]): Target =>
  severalOf(amount, cards(...those));
/** "Up to": from none to so many. */
export const upTo = (amount: Amount, ...those: readonly Is[]): Target => upToOf(amount, cards(...those));
export const upToOf = (amount: Amount, among: Select, by: Who = you): Target =>
  some(amount, among, by, (number, all) => ({ min: 0, max: Math.min(number, all) }));

function some(
  amount: Amount,
  among: Select,
  by: Who,
  range: (number: number, all: number) => { min: number; max: number },
): Target {
  return {
    among,
    by,
    pick: (play, at, able) =>
      by(play.state, at).flatMap((seat) => {
        const options = ableOf(play.state, among(play.state, at), able);
        const { min, max } = range(amountOf(amount, play.state, at), options.length);
        if (max <= 0) return [];
        if (min === options.length) return [...options];
        const asked = chooseSome(
          'choose-some',
          options.map((id) => ({ id })),
          { min, max },
          { with: { card: nameOf(play.state, at.self), number: max } },
        );
        return [...play.ask(seat, asked)];
      }),
  };
}
