import { translations } from '@concilio/text';
import en from './en/decks.json';
import es from './es/decks.json';
import ro from './ro/decks.json';

export type Key = keyof typeof en;

/** Decks: the list of one's own, and the builder. */
export const texts = translations({ en, es, ro });
