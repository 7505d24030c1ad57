import { translations } from '@concilio/text';
import en from './en/generic.json';
import es from './es/generic.json';
import ro from './ro/generic.json';

export type Key = keyof typeof en;

/** What the table says that is drawn from a view alone. */
export const texts = translations({ en, es, ro });
