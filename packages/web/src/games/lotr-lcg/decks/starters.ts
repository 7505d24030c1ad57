import { STARTER_DECKS } from '@concilio/lotr-lcg';
import { sentence, type Speaker } from '@concilio/text';
import type { Deck } from '../../../features/decks/deck.ts';
import { deckFrom, heroesIn } from './deck.ts';

/** The decks that lie in the box, by their own names. */
export const startersOf = (speaker: Speaker): readonly { readonly id: string; readonly deck: Deck }[] =>
  STARTER_DECKS.map(({ id, heroes, deck }) => ({
    id,
    deck: deckFrom({ name: sentence(speaker, `deck.${id}`), heroes, cards: Object.fromEntries(deck) }),
  }));

/** LCG-28.05: the starter decks that can lie at the same table, since no hero of theirs is in this deck. */
export function startersBeside(deck: Deck): readonly string[] {
  const heroes = heroesIn(deck);
  return STARTER_DECKS.filter((starter) => !starter.heroes.some((hero) => heroes.includes(hero))).map(
    ({ id }) => id,
  );
}
