import type { Texts } from '../../../ui/texts.ts';
import { en, type Key } from './en.ts';
import { es } from './es.ts';
import { ro } from './ro.ts';

export type { Key };
export const texts: Texts<Key> = { en, es, ro };
