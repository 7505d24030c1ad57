import { translations } from '@concilio/text';
import en from './en/scores.json';
import es from './es/scores.json';
import ro from './ro/scores.json';

export type Key = keyof typeof en;

/** What score sheets and campaigns of the card game say. */
export const texts = translations({ en, es, ro });
