import { translations } from '@concilio/text';
import en from './en/decks.json';
import es from './es/decks.json';
import ro from './ro/decks.json';

export type Key = keyof typeof en;

/** What is said about decks of this game, beside what is said about any. */
export const texts = translations({ en, es, ro });
