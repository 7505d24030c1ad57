import type { Game, Shape } from '@concilio/kernel';
import type { Printed } from './printed.ts';
import type { Language, Texts } from './texts.ts';

/** The texts of the languages that are loaded; of some it may be known that they are. */
export type TextsIn<Known extends Language> = Readonly<
  Partial<Record<Language, Texts>> & Record<Known, Texts>
>;

/** What a game says in one language. */
export interface LanguagePart {
  readonly text: Texts;
  /** The texts of a match whose options bring things of their own; `null` where they bring none. */
  textFor?(options: object): Texts | null;
}

/** A game with what it takes to speak of it: what is printed, and its texts. */
export interface Spoken<G extends Shape = Shape, Known extends Language = never> extends Game<G>, Printed {
  readonly text: TextsIn<Known>;
  /** The texts of a match whose options bring things of their own; `null` where they bring none. */
  textFor?(options: G['options']): TextsIn<Known> | null;
}

/** A game as it is spoken of at one table: with the texts of what its options bring. */
export function spokenAt(game: Spoken, options: object): Spoken {
  const text = game.textFor?.(options) ?? null;
  return text === null ? game : { ...game, text };
}
