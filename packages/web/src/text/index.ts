import { translations } from '@concilio/text';
import en from './en/pages.json';
import es from './es/pages.json';
import ro from './ro/pages.json';

export type Key = keyof typeof en;

/** What the pages around the tables say. */
export const texts = translations({ en, es, ro });
