import { chooseOne, type PieceId, type Seat } from '@concilio/kernel';
import {
  type Ability,
  type AbilityContext,
  limitedBy,
  type Moment,
  openOptions,
  withChoice,
} from './ability.ts';
import type { CardPlay, CardRules, CardShape } from './rules.ts';
import type { Cards } from './cards.ts';
import { spend } from './limits.ts';
import { cardIs } from './zones.ts';

export interface UseArgs<Name extends string = string> {
  readonly seat: Seat;
  readonly card: PieceId;
  /** What the card is: it may have gone by now. */
  readonly what: string;
  readonly ability: string;
  readonly moment: Moment<Name>;
  /** It is paid for, and has done what comes before this effect; or others have answered it since. */
  readonly rest?: {
    readonly from: number;
    readonly chosen: AbilityContext['chosen'];
    readonly answered?: true;
    /** How much of that effect is left. */
    readonly left?: number;
  };
}

export function abilityOf<G extends CardShape>(
  rules: CardRules<G>,
  cards: Cards,
  what: string,
  name: string,
): Ability<G> {
  const ability = rules.definition(cards, what).abilities.find((one) => one.name === name);
  if (ability === undefined) throw new Error(`"${what}" has no ability "${name}".`);
  return ability;
}

/** A step: an ability is used, from what is chosen for it over what it costs to what it does. */
export function use<G extends CardShape>(
  rules: CardRules<G>,
  play: CardPlay<G>,
  args: UseArgs<G['moments']>,
): void {
  const { seat, card, what, moment, rest } = args;
  const ability = abilityOf(rules, play.state.cards, what, args.ability);
  const begin = { self: card, seat, moment, chosen: rest?.chosen ?? {} };
  if (rest?.answered === true && rules.isCancelled?.(play, ability, begin) === true) {
    rules.done?.(play, ability, begin);
    return;
  }
  if (rest !== undefined) {
    doFrom(rules, play, ability, begin, what, rest);
    return;
  }
  const at = chosenFor(rules, play, ability, begin, what);
  if (at !== null) carryOut(rules, play, ability, at, what);
}

/** Asks for everything that is to be chosen; `null` where a mandatory ability finds nothing to choose from. */
export function chosenFor<G extends CardShape>(
  rules: CardRules<G>,
  play: CardPlay<G>,
  ability: Ability<G>,
  begin: AbilityContext<G['moments']>,
  what = cardIs(play.state.cards, begin.self),
): AbilityContext<G['moments']> | null {
  let at = begin;
  for (const [index, { as, key, open }] of (ability.chooses ?? []).entries()) {
    const options = openOptions(rules, play.state, ability, at, index);
    if (options.length === 0) return null;
    const question = chooseOne(key, options, { obvious: open, with: { card: what } });
    at = withChoice(at, as, play.ask(at.seat, question));
  }
  return at;
}

/** A card that has gone may be any other by now, so that what it was is passed on. */
export function carryOut<G extends CardShape>(
  rules: CardRules<G>,
  play: CardPlay<G>,
  ability: Ability<G>,
  at: AbilityContext<G['moments']>,
  what = cardIs(play.state.cards, at.self),
): void {
  const { cards } = play.state;
  const costs = rules.costs(play.state, ability, at);
  if (ability.limit !== undefined) spend(cards, ability.limit, limitedBy(ability, at));
  for (const cost of costs) cost.pay(play, at);
  rules.begun?.(play, ability, at);
  play.tell('ability.used', {
    seat: at.seat,
    piece: at.self,
    card: what,
    ability: ability.name,
  });
  if (rules.answered?.(play, ability, at) === true) {
    const { seat, self: card, moment, chosen } = at;
    const rest = { from: 0, chosen, answered: true as const };
    play.then('use', {
      seat,
      card,
      what,
      ability: ability.name,
      moment,
      rest,
    });
    return;
  }
  doFrom(rules, play, ability, at, what, null);
}

/** `null` is from the first; the rest comes from the agenda, where that effect has waited. */
function doFrom<G extends CardShape>(
  rules: CardRules<G>,
  play: CardPlay<G>,
  ability: Ability<G>,
  at: AbilityContext<G['moments']>,
  what: string,
  resumed: Pick<NonNullable<UseArgs['rest']>, 'from' | 'left'> | null,
): void {
  const later = (from: number, left?: number) => {
    const { seat, self, moment, chosen } = at;
    play.then('use', {
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
  rules.done?.(play, ability, at);
}
