import { translations } from '@concilio/text';
import en from './en/table.json';
import es from './es/table.json';
import ro from './ro/table.json';

export type Key = keyof typeof en;

/** What the table says that all games share. */
export const texts = translations({ en, es, ro });
