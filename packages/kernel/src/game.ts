import {
  type DeclaredQuestions,
  type EventKind,
  type EventKinds,
  type QuestionKind,
  type QuestionKinds,
  type TextKinds,
} from './contract.ts';
import { type Json } from './json.ts';
import type { Kind } from './kinds.ts';
import type { PieceId, Pieces } from './pieces.ts';
import type { Play } from './play.ts';
import type { Range, Text } from './question.ts';
import type { Random } from './random.ts';
import type { Schema } from './schema.ts';
import type { Viewer, Seat } from './seat.ts';

/** The types of one game: its state, its options and its steps, and what it says to everything outside its rules. */
export interface Shape {
  readonly state: object;
  readonly options: object;
  /** The arguments of each step: `enemyAttack: { enemy: PieceId; player: Seat }`. */
  readonly steps: object;
  /** What a viewer sees of a table. */
  readonly view: object;
  /** Each question, its kind and what it is about: `defender: { kind: 'one'; with: { enemy: PieceId; player: Seat } }`. */
  readonly questions: DeclaredQuestions;
  /** What each event says: `'card.played': { seat: Seat; card: string }`. */
  readonly events: object;
}

/**
 * All that a game says to everything outside its rules, declared once, as data: the types are derived from it, and tables,
 * terminal and position files read it.
 */
export interface Contract<G extends Shape> {
  readonly view: Kind<G['view']>;
  readonly questions: QuestionKinds & { readonly [Key in keyof G['questions']]: QuestionKind };
  readonly events: EventKinds & { readonly [Name in keyof G['events']]: EventKind };
  /** What the sentences on options hold, by the keys of their texts; those that hold nothing are left out. */
  readonly texts: TextKinds;
}

/** One of the rulebook's procedures. */
export type Step<G extends Shape, Args> = (play: Play<G>, args: Args) => void;

export interface Setup<G extends Shape> {
  readonly seats: readonly Seat[];
  readonly options: G['options'];
  readonly random: Random;
}

/** How a match ended. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** One number a seat; the same for all where the players share one score. */
  readonly scores: readonly number[];
  /** The key of the sentence that says why it is over. */
  readonly reason: string;
}

/**
 * Whether the players have won or lost together. In a co-operative game all win or none; where only some of them win,
 * a variant has made them rivals.
 */
export const isShared = (kind: Game<Shape>['kind'], { winners, scores }: Outcome): boolean =>
  kind === 'cooperative' && (winners.length === 0 || winners.length === scores.length);

/** A match that is over. */
export interface Ended<G extends Shape> {
  readonly state: G['state'];
  readonly options: G['options'];
  readonly outcome: Outcome;
}

/** What may be played next at the same table, by the same seats. */
export interface Sequel<G extends Shape> {
  readonly options: G['options'];
  /** The sentence that offers it. */
  readonly offer: Text;
}

export interface Game<G extends Shape> {
  readonly id: string;
  /** Grows whenever a saved match might play differently. */
  readonly version: number;
  readonly kind: 'cooperative' | 'versus';
  readonly seats: Range;
  readonly options: Schema<G['options']>;
  /**
   * A seat's only legal answer is given for it. The others can then tell that it had no choice, so this is not for
   * games in which that should stay a secret.
   */
  readonly takesOnlyAnswers?: true;
  /** Its questions have pass windows, in which people may choose when they want to be asked: see `auto-answers.ts`. */
  readonly passWindows?: true;

  /** The table after set-up. */
  create(setup: Setup<G>): G['state'];
  /** The step that the rules begin with. */
  readonly start: keyof G['steps'] & string;
  readonly steps: { readonly [Name in keyof G['steps']]: Step<G, G['steps'][Name]> };
  outcome(state: G['state']): Outcome | null;
  /**
   * The step that tells the rules, between two others, that a seat has given up: it gets `{ seat }`, perhaps twice if
   * the match is carried over to a newer version. Without it a bot plays the seat to the end.
   */
  readonly concession?: keyof G['steps'] & string;
  /** Where matches belong together, as in a campaign: what is played after this one; `null` if nothing. */
  sequel?(ended: Ended<G>): Sequel<G> | null;

  readonly contract: Contract<G>;
  /** All that may leave the server for this viewer, built up from what they may know. */
  view(state: G['state'], viewer: Viewer): G['view'];
  /** Where the hidden faces stand, if the game has any. */
  pieces?(state: G['state']): Pieces;
  /** The pieces by their backs: those of one list look alike from behind, and could be taken for each other. */
  backs?(state: G['state']): readonly (readonly PieceId[])[];
  /** The live lists of the state that have an entry for each piece, in the order of their numbers, besides `pieces`. */
  byPiece?(state: G['state']): readonly unknown[][];
  /** Deals anew, in place, what the seat cannot know. */
  imagine(state: G['state'], seat: Seat, random: Random): void;

  /** `migrations[3]` turns a state of version 3 into one of version 4. */
  readonly migrations?: Readonly<Record<number, (state: Json) => Json>>;
}

/** A game of any shape: what treats all games alike holds it. States, options and steps only ever go back into the game that they came from. */
export type AnyGame = Game<Shape>;
