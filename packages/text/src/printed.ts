import type { JsonRecord } from '@concilio/kernel';

/** A card, space or token that can be named. */
export interface Thing {
  readonly id: string;
  /** A key of the game's texts. */
  readonly name: string;
  readonly kind: string;
  /** How many pieces of it the box holds; 0 for what is no piece, such as a space. */
  readonly copies: number;
}

/** Something that is printed: a card, a tile, an event. Its name is `thing.ID`, what it does is `text.ID` in the texts. */
export interface Content {
  readonly id: string;
  readonly type: string;
  readonly facts: JsonRecord;
  /**
   * The events that name it when it takes effect, one for each of its abilities: it is played only if all occur. Where
   * abilities share an event, a word that it says besides follows: `ability.used/action`.
   */
  readonly uses: readonly string[];
  /** How much of it is code of its own, and not said in the words of the game. */
  readonly plainFunctions: number;
}

/** One line of the rules reference; its sentence is `rule.ID` in the texts. */
export interface RuleEntry {
  readonly id: string;
  /** The title that it stands under: `section.NAME` in the texts. */
  readonly section: string;
  /** The page of the rulebook. */
  readonly page: number;
  /** How the rulebook says it; a `decision` is our own ruling, and is shown as such. */
  readonly kind: 'stated' | 'example' | 'implied' | 'decision';
}

/** What lies in a game's box, in no language: its texts give it names and sentences. */
export interface Printed {
  /** Everything that can be named. */
  readonly things: readonly Thing[];
  /** All that is printed. */
  readonly content: readonly Content[];
  /** The rules reference, in the order of the rulebook. */
  readonly rules: readonly RuleEntry[];
  /** The names that seats bear, in the order of the seats (hobbits, colours); `null` where players are called by their own. */
  readonly seatNames: readonly string[] | null;
}
