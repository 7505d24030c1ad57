import type { Key } from './index.ts';
import type { Say } from '../ui/texts.ts';

export const LEVELS = ['random', 'simple', 'strong'] as const;

/** How strong a bot is, in the reader's words. */
export function levelName(say: Say<Key>, level: string): string {
  const name = LEVELS.find((candidate) => candidate === level);
  return name === undefined ? level : say(`bot.${name}`);
}
