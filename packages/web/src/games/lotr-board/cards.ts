import { thingName, type Words } from '@concilio/words';
import type { Card } from './facts.ts';
import { keyIfAny, type Say } from './say.ts';

/** The title on a card: adventure cards are called by their symbol, since their frame shows the colour. */
export const titleOf = (words: Words, card: Card): string =>
  thingName(words, card.location === null && card.symbol !== null ? card.symbol : card.id);

/** What a card does, in as many words as a card has room for; the inspector has the printed text. */
export function shortText(words: Words, say: Say, card: Card): string {
  const own = keyIfAny(`short.${card.id}`);
  if (own !== null) return say(own);
  if (card.symbol === null) return '';
  const count = card.symbols;
  const symbols =
    card.symbol === 'star'
      ? say('card.any', { count })
      : say('card.symbols', { symbol: thingName(words, card.symbol), count });
  return card.rolls ? `${symbols}. ${say('card.rolls')}` : symbols;
}

/** Where it comes from: the deck, or a place. */
export const originOf = (words: Words, say: Say, { location }: Card): string =>
  location === null ? say('card.adventure') : `${say('card.legendary')}, ${thingName(words, location)}`;

/** A card to those who hear it. */
export const spokenCard = (words: Words, say: Say, card: Card): string =>
  say('say.card', {
    card: titleOf(words, card),
    colour: say(`colour.${card.colour}`),
    text: shortText(words, say, card),
  });
