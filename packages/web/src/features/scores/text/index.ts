import { translations } from '@concilio/text';
import en from './en/scores.json';
import es from './es/scores.json';
import ro from './ro/scores.json';

/** What the log and the score sheets of any game say. */
export const texts = translations({ en, es, ro });
