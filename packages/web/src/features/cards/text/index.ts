import { translations } from '@concilio/text';
import en from './en/cards.json';
import es from './es/cards.json';
import ro from './ro/cards.json';

/** The card browser. */
export const texts = translations({ en, es, ro });
