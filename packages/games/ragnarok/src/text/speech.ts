import type { EventCard, OmenTest, Reward } from '../content/box.ts';
import type {
  Attribute,
  Condition,
  Count,
  TriggerName,
  NumberName,
  Op,
  RuneCost,
  Where,
  Whom,
} from '../content/effects.ts';

/** What the things of a box are called. */
export interface Naming {
  readonly thing: (id: string) => string;
  readonly icon: (id: string) => string;
}

/** How the words of effects are said in a language. Each is a whole sentence with its full stop, unless it says otherwise. */
export interface Speech {
  readonly op: (op: Op, say: (ops: readonly Op[]) => string, name: Naming) => string;
  /** `if …`, small: it stands after a moment, or before a sentence. */
  readonly given: (conditions: readonly string[]) => string;
  /** After “if”. */
  readonly condition: (condition: Condition, name: Naming) => string;
  /** In front of what happens then. */
  readonly moment: (moment: TriggerName) => string;
  readonly number: (of: NumberName, amount: number, per: Count | null, limit: number | null) => string;
  readonly leave: (to: 'retreat-anywhere' | 'count-as-ally' | 'any-icon' | 'long-march') => string;
  /** Small, as `given`: after the moment at which somebody may do something. */
  readonly optional: string;
  readonly once: (how: 'turn' | 'hunt', sentence: string) => string;
  readonly runeAction: (cost: RuneCost, name: Naming, sentence: string) => string;
  readonly or: (sentences: readonly string[]) => string;

  /** A name: `Region 7`. */
  readonly region: (number: number) => string;
  /** A name: `Army 3`. */
  readonly army: (number: number) => string;
  /** A name: `Event 3`. */
  readonly eventName: (number: number) => string;
  readonly event: (card: EventCard, name: Naming) => string;
  readonly omen: (test: OmenTest) => string;
  readonly favour: (level: number, sentence: string) => string;
  /** What a Hit space asks for, and what it brings; no sentence. */
  readonly hit: (icons: readonly string[], reward: Reward | undefined) => string;
  readonly regionAttack: (sentence: string) => string;
  readonly specialAttack: (sentence: string) => string;
  readonly activation: (sentence: string) => string;
  readonly bars: string;
  /** The numbers of a Combat card. */
  readonly combat: (icon: string, value: number, casualties: number) => string;
  readonly shield: string;
  /** When in a Hunt or in a Battle; no sentence. */
  readonly hunt: (on: 'play' | 'hit', discards: number) => string;
  readonly battle: (on: 'won' | 'lost' | undefined) => string;
  /** The numbers of a Monster Attack card. */
  readonly attack: (rage: number, weakness: number, hand: number, shieldsFail: boolean) => string;
  readonly realm: (action: string, rune: string, sentence: string) => string;
  readonly map: (regions: number, lands: readonly string[], seas: number) => string;
  readonly god: (attribute: string, sentences: readonly string[]) => string;
}

export type { Attribute, Where, Whom };

/** A sentence that goes on inside another one begins small. */
export const inside = (sentence: string): string =>
  TERM.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** Words of the game, which are written large wherever they stand. */
const TERM = /^(Arm|Attack|Drak|Ej|Ero|Hero|Mon|Neutral Reg|Preo|Priest|Regi|Run|Sacer)/;

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
