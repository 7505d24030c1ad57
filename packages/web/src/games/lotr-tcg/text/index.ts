import { translations } from '@concilio/text';
import en from './en/cards.json';
import es from './es/cards.json';
import ro from './ro/cards.json';

export type Key = keyof typeof en;

/** What is said about cards and decks, beside what the game itself calls things. */
export const texts = translations({ en, es, ro });
