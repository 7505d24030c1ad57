import { cardSet } from '@concilio/cards';
import type { Held, TcgSet } from '../rules/sets.ts';
import type { Card, OwnDeck } from '../state.ts';
import type { MomentName } from './vocabulary.ts';

/** What a game is made from. A set other than the one that the game comes with has a name. */
export function makeSet({
  name,
  cards,
  starters,
}: {
  readonly name: string | null;
  readonly cards: readonly Card[];
  readonly starters: readonly OwnDeck[];
}): TcgSet {
  const held: { [Name in MomentName]?: Held[] } = {};
  for (const card of cards)
    for (const ability of card.abilities)
      if (ability.from === 'hand') (held[ability.on] ??= []).push({ card, ability });
  return {
    ...cardSet(name, cards, { starters }),
    starters,
    heldFor: (moment) => held[moment] ?? NOTHING,
  };
}
const NOTHING: readonly Held[] = [];
