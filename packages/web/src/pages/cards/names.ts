import type { Words } from '@concilio/words';
import { type House, wordFor } from '../../games/lotr-lcg/cards/index.ts';
import type { Say } from '../../ui/say.ts';
import type { Condition, Sort } from './search.ts';
import type { Key } from './text/index.ts';

export const houseName = (words: Words, say: Say<Key>, house: House): string =>
  house === 'encounter' ? say('cards.encounter') : wordFor(words, 'sphere', house);

export function sortName(words: Words, say: Say<Key>, sort: Sort): string {
  switch (sort) {
    case 'number':
    case 'title':
    case 'cost':
    case 'type':
      return say(`sort.${sort}`);
    default:
      return wordFor(words, 'stat', sort);
  }
}

export const conditionName = (words: Words, say: Say<Key>, { measure, how, value }: Condition): string =>
  say('cards.condition', { name: wordFor(words, 'stat', measure), how: say(`cards.${how}`), value });
