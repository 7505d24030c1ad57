import type { KeyOf, Option, PieceId, Play, Seat } from '@concilio/kernel';
import type { CardRules, CardShape } from './rules.ts';
import { isSpent, type Limit } from './limits.ts';

/** Something that has just happened, or a window that is open: what abilities wait for. */
export interface Moment<Name extends string = string> {
  readonly name: Name;
  /** The card that it happened to, and what that card is: it may have gone where nobody finds it again. */
  readonly card: PieceId | null;
  readonly what: string | null;
  /** The card that did it. */
  readonly by: PieceId | null;
  /** The player whom it concerns. */
  readonly seat: Seat | null;
  readonly amount: number;
  /** In which way it happened, where what is one moment can come about in several: a card has left play, destroyed. */
  readonly how?: string;
}

export const momentOf = <Name extends string>(
  name: Name,
  { card = null, what = null, by = null, seat = null, amount = 0, how }: Partial<Omit<Moment, 'name'>> = {},
): Moment<Name> => ({ name, card, what, by, seat, amount, ...(how === undefined ? {} : { how }) });

/** One use of an ability. */
export interface AbilityContext<Name extends string = string> {
  readonly self: PieceId;
  /** Who uses it. What nobody controls is used by whoever decides for the table. */
  readonly seat: Seat;
  readonly moment: Moment<Name>;
  /** What was chosen for it, by the name that the ability gives it. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** Something to be chosen before anything is paid. With nothing to choose from, the ability cannot be used. */
export interface Choice<G extends CardShape> {
  readonly as: string;
  /** The key of the question, which is about the card. */
  readonly key: KeyOf<G['questions'], 'one', { card: string }>;
  of(state: G['state'], at: AbilityContext<G['moments']>): readonly Option[];
  /** Whether all can see what there is to choose from. */
  readonly open: boolean;
  readonly rule: string;
}

export interface Requirement<G extends CardShape> {
  readonly rule: string;
  holds(state: G['state'], at: AbilityContext<G['moments']>): boolean;
}

/** What is given up for an effect. It stays paid, whatever becomes of the effect. */
export interface Cost<G extends CardShape> {
  /** The game's word for it: `exhaust`, `discard`. */
  readonly word: string;
  readonly rule: string;
  /** Whether it can be paid does not depend on what is chosen: so it can be looked at before all there is to choose. */
  readonly fixed?: true;
  can(state: G['state'], at: AbilityContext<G['moments']>): boolean;
  pay(play: Play<G>, at: AbilityContext<G['moments']>): void;
}

export interface Effect<G extends CardShape> {
  /** The game's word for it: `heal`, `draw`; what only one card does has no word. */
  readonly word: string;
  /** It waits until all is over that the costs and the effects before it have put on the agenda. */
  readonly waits?: true;
  apply(play: Play<G>, at: AbilityContext<G['moments']>): void;
  /**
   * In its place, for what is done part by part: says how much is left (`null`: nothing), and is told so again once all is
   * over that this part has put on the agenda.
   */
  part?(play: Play<G>, at: AbilityContext<G['moments']>, left: number | null): number | null;
}

/** When it may be used, what it requires, what is chosen, what it costs and what it does are kept apart. */
export interface Ability<G extends CardShape> {
  /** Its name on this card. */
  readonly name: string;
  /** The moment that it waits for. */
  readonly on: G['moments'];
  /** Whether it is this moment: "after *this card* enters play". */
  when?(state: G['state'], at: AbilityContext<G['moments']>): boolean;
  /** It happens whether anybody wants it or not. */
  readonly mandatory?: true;
  /** It may be used more than once each time that something happens; in a window everything may. */
  readonly again?: true;
  /**
   * It matters which of several things that have happened together it answers: it is offered for each of them. All else
   * answers one after the other.
   */
  readonly each?: true;
  /**
   * Where its card must be: in play, unless it names another kind of zone: `hand`, or what else `Box.held` gives a seat.
   * `gone` is the card that the moment is about, wherever it is.
   */
  readonly from?: string;
  readonly requires?: readonly Requirement<G>[];
  readonly chooses?: readonly Choice<G>[];
  readonly costs?: readonly Cost<G>[];
  readonly does: readonly Effect<G>[];
  readonly limit?: Limit;
}

/** The name of one ability of one card: `#7/ready`. */
export const keyOf = (card: PieceId, ability: { readonly name: string }): string => `${card}/${ability.name}`;

export const limitedBy = <G extends CardShape>(
  { limit, name }: Ability<G>,
  { self, seat }: AbilityContext<G['moments']>,
): string => (limit?.eachPlayer === true ? `${self}/${name}/${seat}` : `${self}/${name}`);

/** The rule that forbids to use it now; `null` if it may be used. */
export function whyNot<G extends CardShape>(
  rules: CardRules<G>,
  state: G['state'],
  ability: Ability<G>,
  at: AbilityContext<G['moments']>,
): string | null {
  if (ability.when?.(state, at) === false) return rules.rules.moment;
  const { limit } = ability;
  if (limit !== undefined && isSpent(state.cards, limit, limitedBy(ability, at))) return rules.rules.limit;
  for (const { rule, holds } of ability.requires ?? []) if (!holds(state, at)) return rule;
  const costs = rules.costs(state, ability, at);
  return obstacle(state, ability.chooses ?? [], costs, 0, at);
}

/** Whether there is something that it costs which cannot be paid, whatever would be chosen. */
export const isTooDear = <G extends CardShape>(
  rules: CardRules<G>,
  state: G['state'],
  ability: Ability<G>,
  at: AbilityContext<G['moments']>,
): boolean => rules.costs(state, ability, at).some((cost) => cost.fixed === true && !cost.can(state, at));

/** Looks for one way to choose everything after which everything can be paid. */
function obstacle<G extends CardShape>(
  state: G['state'],
  choices: readonly Choice<G>[],
  costs: readonly Cost<G>[],
  from: number,
  at: AbilityContext<G['moments']>,
): string | null {
  const choice = choices[from];
  if (choice === undefined) return costs.find((cost) => !cost.can(state, at))?.rule ?? null;
  const options = choice.of(state, at);
  // Nothing else is chosen or paid: any of them will do.
  if (from === choices.length - 1 && costs.length === 0) return options.length > 0 ? null : choice.rule;
  let found: string | null = choice.rule;
  for (const { id } of options) {
    found = obstacle(state, choices, costs, from + 1, withChoice(at, choice.as, id));
    if (found === null) return null;
  }
  return found;
}

export function withChoice<Name extends string>(
  { self, seat, moment, chosen: before }: AbilityContext<Name>,
  as: string,
  id: string,
): AbilityContext<Name> {
  const chosen = { ...before };
  chosen[as] = id;
  return { self, seat, moment, chosen };
}

/** What may be picked for a choice: only what still leads to the end. */
export function openOptions<G extends CardShape>(
  rules: CardRules<G>,
  state: G['state'],
  ability: Ability<G>,
  at: AbilityContext<G['moments']>,
  index: number,
): readonly Option[] {
  const choices = ability.chooses ?? [];
  const choice = choices[index];
  if (choice === undefined) return [];
  const costs = rules.costs(state, ability, at);
  return choice
    .of(state, at)
    .filter(({ id }) => obstacle(state, choices, costs, index + 1, withChoice(at, choice.as, id)) === null);
}
