import { translations } from '@concilio/text';
import en from './en/scores.json';
import es from './es/scores.json';
import ro from './ro/scores.json';

/** What the score sheets and the log of the card game say. */
export const texts = translations({ en, es, ro });
