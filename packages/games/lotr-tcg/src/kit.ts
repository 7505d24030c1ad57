import { bot } from './bot/index.ts';
import { TOWERS_SET } from './content/index.ts';
import { decksOf } from './decks/index.ts';
import { makeLotrTcg } from './game.ts';
import { position } from './position/index.ts';
import { printedIn } from './printed.ts';
import type { TcgSet } from './rules/sets.ts';
import { text } from './text/index.ts';

/** The game with the cards of a set, and all that belongs to it. */
export const makeKit = (set: TcgSet) => ({
  ...makeLotrTcg(set),
  ...printedIn(set),
  text,
  position,
  bot,
  decks: decksOf(set),
});

/** The game with what it comes with. */
export const kit = makeKit(TOWERS_SET);
