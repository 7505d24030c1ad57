import { thingName, type Speaker } from '@concilio/text';
import type { Card } from '../facts.ts';
import { keyIfAny, type Say } from '../say.ts';

/** The title on a card: adventure cards are called by their symbol, since their frame shows the colour. */
export const titleOf = (speaker: Speaker, card: Card): string =>
  thingName(speaker, card.location === null && card.symbol !== null ? card.symbol : card.id);

/** What a card does, in as many words as a card has room for; the inspector has the printed text. */
export function shortText(speaker: Speaker, say: Say, card: Card): string {
  const own = keyIfAny(`short.${card.id}`);
  if (own !== null) return say(own);
  if (card.symbol === null) return '';
  const count = card.symbols;
  const symbols =
    card.symbol === 'star'
      ? say('card.any', { count })
      : say('card.symbols', { symbol: thingName(speaker, card.symbol), count });
  return card.rolls ? `${symbols}. ${say('card.rolls')}` : symbols;
}

/** Where it comes from: the deck, or a place. */
export const originOf = (speaker: Speaker, say: Say, { location }: Card): string =>
  location === null ? say('card.adventure') : `${say('card.legendary')}, ${thingName(speaker, location)}`;

/** A card to those who hear it. */
export const spokenCard = (speaker: Speaker, say: Say, card: Card): string =>
  say('say.card', {
    card: titleOf(speaker, card),
    colour: say(`colour.${card.colour}`),
    text: shortText(speaker, say, card),
  });
