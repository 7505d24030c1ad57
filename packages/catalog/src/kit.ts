import type { Knowledge } from '@concilio/bots';
import type { Decks } from '@concilio/cards';
import type { Game, Shape } from '@concilio/kernel';
import type { Positioned } from '@concilio/positions/format';
import type { Boxes, Language, LanguagePart, Printed } from '@concilio/text';

/** A game with all that belongs to it. */
export interface Kit<G extends Shape = Shape> extends Positioned<G> {
  /** Decks that players bring. */
  readonly decks?: Decks;
  /** Boxes that players bring: other content by the same rules. */
  readonly boxes?: Boxes;
}

/** How the parts of a game are loaded, each by itself or all at once: a table is played by rules alone, a page needs one language. */
export interface Parts<G extends Shape = Shape> {
  readonly game: () => Promise<Game<G>>;
  readonly bot: () => Promise<Knowledge<G>>;
  readonly printed: () => Promise<Printed>;
  readonly text: Readonly<Record<Language, () => Promise<LanguagePart>>>;
  readonly decks?: () => Promise<Decks>;
  readonly kit: () => Promise<Kit<G>>;
}
