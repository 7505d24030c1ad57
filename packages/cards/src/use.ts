import { chooseOne, type PieceId, type Play, type Seat } from '@concilio/kernel';
import { type Ability, type At, limitedBy, type Moment, openOptions, withChoice } from './ability.ts';
import type { Box, CardShape } from './box.ts';
import type { Cards } from './cards.ts';
import { spend } from './limits.ts';
import { cardIs } from './zones.ts';

export interface Told {
  readonly seat: Seat;
  readonly card: PieceId;
  /** What the card is: it may have gone by now. */
  readonly what: string;
  readonly ability: string;
  readonly moment: Moment;
  /** It is paid for, and has done what comes before this effect; or others have answered it since. */
  readonly rest?: {
    readonly from: number;
    readonly chosen: At['chosen'];
    readonly answered?: true;
    /** How much of that effect is left. */
    readonly left?: number;
  };
}

export function abilityOf<G extends CardShape>(
  box: Box<G>,
  cards: Cards,
  what: string,
  name: string,
): Ability<G> {
  const ability = box.definition(cards, what).abilities.find((one) => one.name === name);
  if (ability === undefined) throw new Error(`"${what}" has no ability "${name}".`);
  return ability;
}

/** A step: an ability is used, from what is chosen for it over what it costs to what it does. */
export function use<G extends CardShape>(box: Box<G>, play: Play<G>, told: Told): void {
  const { seat, card, what, moment, rest } = told;
  const ability = abilityOf(box, play.state.cards, what, told.ability);
  const begin = { self: card, seat, moment, chosen: rest?.chosen ?? {} };
  if (rest?.answered === true && box.isCancelled?.(play, ability, begin) === true) {
    box.done?.(play, ability, begin);
    return;
  }
  if (rest !== undefined) {
    doFrom(box, play, ability, begin, what, rest);
    return;
  }
  const at = chosenFor(box, play, ability, begin, what);
  if (at !== null) carryOut(box, play, ability, at, what);
}

/** Asks for everything that is to be chosen; `null` where a mandatory ability finds nothing to choose from. */
export function chosenFor<G extends CardShape>(
  box: Box<G>,
  play: Play<G>,
  ability: Ability<G>,
  begin: At,
  what = cardIs(play.state.cards, begin.self),
): At | null {
  let at = begin;
  for (const [index, { as, key, open }] of (ability.chooses ?? []).entries()) {
    const options = openOptions(box, play.state, ability, at, index);
    if (options.length === 0) return null;
    const question = chooseOne(key, options, { obvious: open, with: { card: what } });
    at = withChoice(at, as, play.ask(at.seat, question));
  }
  return at;
}

/** A card that has gone may be any other by now, so that what it was is passed on. */
export function carryOut<G extends CardShape>(
  box: Box<G>,
  play: Play<G>,
  ability: Ability<G>,
  at: At,
  what = cardIs(play.state.cards, at.self),
): void {
  const { cards } = play.state;
  const costs = box.costs(play.state, ability, at);
  if (ability.limit !== undefined) spend(cards, ability.limit, limitedBy(ability, at));
  for (const cost of costs) cost.pay(play, at);
  box.begun?.(play, ability, at);
  (play as unknown as Play<CardShape>).tell('ability.used', {
    seat: at.seat,
    piece: at.self,
    card: what,
    ability: ability.name,
  });
  if (box.answered?.(play, ability, at) === true) {
    const { seat, self: card, moment, chosen } = at;
    const rest = { from: 0, chosen, answered: true as const };
    (play as unknown as Play<CardShape>).then('use', {
      seat,
      card,
      what,
      ability: ability.name,
      moment,
      rest,
    });
    return;
  }
  doFrom(box, play, ability, at, what, null);
}

/** `null` is from the first; the rest comes from the agenda, where that effect has waited. */
function doFrom<G extends CardShape>(
  box: Box<G>,
  play: Play<G>,
  ability: Ability<G>,
  at: At,
  what: string,
  resumed: Pick<NonNullable<Told['rest']>, 'from' | 'left'> | null,
): void {
  const later = (from: number, left?: number) => {
    const { seat, self, moment, chosen } = at;
    (play as unknown as Play<CardShape>).then('use', {
      seat,
      card: self,
      what,
      ability: ability.name,
      moment,
      rest: { from, chosen, ...(left === undefined ? {} : { left }) },
    });
  };
  for (const [index, effect] of ability.does.entries()) {
    if (index < (resumed?.from ?? 0)) continue;
    const isResumed = index === resumed?.from;
    if (effect.waits === true && !isResumed) {
      later(index);
      return;
    }
    if (effect.part === undefined) {
      effect.apply(play, at);
      continue;
    }
    const left = effect.part(play, at, isResumed ? (resumed.left ?? null) : null);
    if (left !== null) {
      later(index, left);
      return;
    }
  }
  box.done?.(play, ability, at);
}
