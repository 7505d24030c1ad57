import type { Speaker } from '@concilio/text';
import { type CardFamily, wordFor } from '../../games/lotr-lcg/cards/index.ts';
import type { Say } from '../../ui/say.ts';
import type { Condition, Sort } from './search.ts';
import type { Key } from './text/index.ts';

export const houseName = (speaker: Speaker, say: Say<Key>, house: CardFamily): string =>
  house === 'encounter' ? say('cards.encounter') : wordFor(speaker, 'sphere', house);

export function sortName(speaker: Speaker, say: Say<Key>, sort: Sort): string {
  switch (sort) {
    case 'number':
    case 'title':
    case 'cost':
    case 'type':
      return say(`sort.${sort}`);
    default:
      return wordFor(speaker, 'stat', sort);
  }
}

export const conditionName = (speaker: Speaker, say: Say<Key>, { measure, how, value }: Condition): string =>
  say('cards.condition', { name: wordFor(speaker, 'stat', measure), how: say(`cards.${how}`), value });
