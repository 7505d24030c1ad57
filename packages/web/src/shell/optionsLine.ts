import { optionsSet } from '@concilio/kernel';
import type { RoomLine } from '@concilio/tables';
import { type Key, texts } from '../text/index.ts';
import type { Say } from '../ui/texts.ts';

const isKey = (key: string): key is Key => Object.hasOwn(texts.en, key);

/** What has been agreed for a match in one line, before its game is loaded; what is switched off goes without saying. */
export function optionsLine(say: Say<Key>, { game, options }: Pick<RoomLine, 'game' | 'options'>): string {
  return optionsSet(options)
    .flatMap(([name, value]) => {
      const key = `options.${game}.${name}`;
      // What is chosen from a list of words has a sentence for each.
      const own = `${key}.${String(value)}`;
      if (isKey(own)) return [say(own)];
      if (!isKey(key) || value === false) return [];
      return [say(key, typeof value === 'number' || typeof value === 'string' ? { value } : {})];
    })
    .join(' · ');
}
