import type { Texts } from '../../../ui/texts.ts';
import { en, type Key } from './en.ts';
import { es } from './es.ts';
import { ro } from './ro.ts';

export type { Key };

/** What the pages of decks say. */
export const texts: Texts<Key> = { en, es, ro };
