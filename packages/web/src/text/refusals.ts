import { translations } from '@concilio/text';
import en from './en/refusals.json';
import es from './es/refusals.json';
import ro from './ro/refusals.json';

export type RefusalKey = keyof typeof en;

/** Why the server would not, by the name that it has for it. */
export const refusals = translations({ en, es, ro });
