import { schema } from '@concilio/kernel';
import type { Language } from '@concilio/text';
import { parseSource } from '@concilio/positions';
import type { PositionFile } from './files.ts';

export interface Title {
  readonly text: string;
  readonly language: Language;
}

/** The title of a position in the reader's language, or in English. */
export function titleOf({ text, name }: PositionFile, language: Language): Title {
  const { title } = schema.recordOf(parseSource(text).value);
  if (typeof title === 'string') return { text: title, language: 'en' };
  const titles = schema.recordOf(title);
  const own = titles[language];
  return typeof own === 'string'
    ? { text: own, language }
    : { text: String(titles['en'] ?? name), language: 'en' };
}
