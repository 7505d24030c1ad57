import type { Say } from '../ui/texts.ts';
import type { Key } from './index.ts';

/** What the first, second… bot of a match is called: by a name as long as there are any, then by its number. */
export const botName = (say: Say<Key>, number: number): string =>
  say('bot.names').split(',')[number - 1] ?? say('bot.name', { number });
