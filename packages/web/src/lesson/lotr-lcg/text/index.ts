import type { Language } from '@concilio/kernel';
import { en, type Key } from './en.ts';
import { es } from './es.ts';
import { ro } from './ro.ts';

export type { Key };
export const texts: Readonly<Record<Language, Readonly<Record<Key, string>>>> = { en, es, ro };
