import type {
  Blocked,
  DeclaredQuestions,
  JsonRecord,
  Nothing,
  OneQuestion,
  Option,
  PassWindow,
  PieceId,
  Play,
  Seat,
  Shape,
} from '@concilio/kernel';
import type { Ability, AbilityContext, Choice, Cost, Moment } from './ability.ts';
import type { Cards, CardState } from './cards.ts';
import type { TimedModifier } from './timed.ts';
import type { MomentArgs, Waiter } from './moments.ts';
import type { StaticModifier } from './stats.ts';
import type { UseArgs } from './use.ts';

/** What the toolkit puts on the agenda and tells; a game's own steps and events stand beside these. */
export interface CardSteps<Name extends string = string> {
  moment: MomentArgs<Name>;
  use: UseArgs<Name>;
}

export interface CardEvents {
  'ability.used': {
    readonly seat: Seat;
    readonly piece: PieceId;
    readonly card: string;
    readonly ability: string;
  };
}

/** What the toolkit asks: what a window or a moment is about is up to the game. */
export type CardQuestions = DeclaredQuestions & {
  readonly 'which-first': { readonly kind: 'one'; readonly with: Nothing };
  readonly window: { readonly kind: 'one'; readonly with: JsonRecord };
  readonly respond: { readonly kind: 'one'; readonly with: JsonRecord };
};

/** What the questions of windows and of moments say of them. */
type About<G extends CardShape> = G['questions']['window']['with'] & G['questions']['respond']['with'];

export interface CardShape extends Shape {
  readonly state: CardState;
  readonly questions: CardQuestions;
  readonly steps: CardSteps;
  readonly events: CardEvents;
  /** The names of all moments that abilities may wait for. */
  readonly moments: string;
  /** The names of all stats that cards, seats and the table may have. */
  readonly stats: string;
}

/** A play of any card game, with what the toolkit itself puts on the agenda and tells. */
export type CardPlay<G extends CardShape> = Play<G> & {
  then(step: 'moment', args: MomentArgs<G['moments']>): void;
  then(step: 'use', args: UseArgs<G['moments']>): void;
  tell(name: 'ability.used', said: CardEvents['ability.used']): void;
} & Asks<'which-first', Nothing> &
  Asks<'window' | 'respond', About<G>> &
  Asks<Choice<G>['key'], { readonly card: string }>;

/** One at a time, as overloads would not be compared with what the game declares. */
interface Asks<Key extends string, With> {
  ask(seat: Seat, question: OneQuestion<string, Key, With>): string;
}

/** Stats and how much there is of each. */
export type Stats<G extends CardShape> = { readonly [Stat in G['stats']]?: number };

/** One card as it is declared. A game adds the facts of its own. */
export interface CardDefinition<G extends CardShape> {
  readonly id: string;
  /** What is printed, as numbers: `attack: 3`; a trait or a keyword is 1 or more: `trait/orc`, `ranged`. */
  readonly stats: Stats<G>;
  readonly constants: readonly StaticModifier<G['state'], G['stats']>[];
  readonly abilities: readonly Ability<G>[];
}

export interface ZoneKind {
  /** Who sees what lies there; the owner of a zone `hand/1` is seat 1. */
  readonly sight: 'all' | 'owner' | 'nobody';
  readonly inPlay: boolean;
}

/** What is printed, and where it may lie: all that zones and stats ask a game. */
export interface CardBasics<G extends CardShape> {
  /** What the set of these cards has printed on a face, or on all cards of a name. */
  definition(cards: Cards, face: string): CardDefinition<G>;
  readonly zones: Readonly<Record<string, ZoneKind>>;
  /** What a card with its back up counts as. */
  readonly blank: Stats<G>;
  /** Whether a card in play has any effect and can be found now; left out: all have and can. */
  counts?(state: G['state'], card: PieceId): boolean;
  /** Whether a card that counts says nothing all the same: it can be found, and its text is ignored. */
  isMute?(state: G['state'], card: PieceId): boolean;
  /** Whom a lasting effect that is worked out anew concerns now, and by how much; left out: there are none such. */
  workOut?(state: G['state'], effect: TimedModifier): Pick<TimedModifier, 'on' | 'amount'>;
  /** Whether something that must be used has brought itself about, and would do so for ever; left out: nothing does. */
  isEndless?(state: G['state'], ability: Ability<G>, at: AbilityContext<G['moments']>): boolean;
}

/** What abilities and moments ask a game besides. */
export interface CardRules<G extends CardShape> extends CardBasics<G> {
  /** The rules that are named where an ability cannot be used. */
  readonly rules: { readonly moment: string; readonly limit: string };
  /** All that a use costs: what the ability says, and what the rules of the game add to it. */
  costs(state: G['state'], ability: Ability<G>, at: AbilityContext<G['moments']>): readonly Cost<G>[];
  /** Before anything is chosen for it or paid: a card of a hand is laid open, so that all see what is going on. */
  announced?(play: Play<G>, ability: Ability<G>, card: PieceId, seat: Seat): void;
  /** Once it is paid, and before it does anything. */
  begun?(play: Play<G>, ability: Ability<G>, at: AbilityContext<G['moments']>): void;
  /**
   * Whether others may answer once it is paid, before it does anything: the game opens a moment for them, and says
   * afterwards whether it was cancelled.
   */
  answered?(play: Play<G>, ability: Ability<G>, at: AbilityContext<G['moments']>): boolean;
  isCancelled?(play: Play<G>, ability: Ability<G>, at: AbilityContext<G['moments']>): boolean;
  /** Once it has done everything. */
  done?(play: Play<G>, ability: Ability<G>, at: AbilityContext<G['moments']>): void;
  /** What the question at a moment says of it, and of what has happened at the same time. */
  about(state: G['state'], moment: Moment<G['moments']>, also: readonly Moment<G['moments']>[]): About<G>;
  /** Which pass window a window belongs to: whoever has passed need not be asked the same again while it lasts. */
  passWindow?(state: G['state'], moment: Moment<G['moments']>): Omit<PassWindow, 'pass'>;
  /**
   * How an ability is offered: by the id that `keyOf` gives it. `what` is the name of the card that has the ability: of
   * what is due it is another than the card that it befalls. `of` is said where it may answer several things that have
   * happened together: this one of them is meant.
   */
  option(
    state: G['state'],
    card: PieceId,
    ability: Ability<G>,
    what: string,
    of?: Moment<G['moments']>,
  ): Option;
  /** What to pass at a window comes to, in words, where it is more than that; left out: nothing is. */
  passing?(state: G['state'], moment: Moment<G['moments']>): Option['text'] | undefined;
  /** What was said before to happen at this moment, each to a card: it takes its turn with all that must; left out: nothing. */
  due?(state: G['state'], moment: Moment<G['moments']>): readonly Waiter<G>[];
  /** Who is asked first at a moment, and who next. */
  order(state: G['state'], moment: Moment<G['moments']>): readonly Seat[];
  /** Who decides where the rules leave an order open. */
  decides(state: G['state']): Seat;
  /** Whether a seat may use an ability of a card in play. */
  mayUse(state: G['state'], seat: Seat, card: PieceId, ability: Ability<G>): boolean;
  /**
   * The cards that are not in play and that a seat might use at a moment: those of its hand. `null` where all can see
   * that there is nothing; else the seat is asked even if it has nothing, so that nobody learns what it holds.
   */
  held(state: G['state'], seat: Seat, moment: Moment<G['moments']>): readonly PieceId[] | null;
  /** What else a seat might look for, and the rule that forbids it: said where nothing else is said of it. */
  idle?(state: G['state'], seat: Seat): readonly Blocked[];
  /** The same with why the rule applies here and now, where the table tells more than the rule does. */
  because?(state: G['state'], seat: Seat, blocked: Blocked): Blocked;
}
