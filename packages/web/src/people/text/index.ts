import { translations } from '@concilio/text';
import en from './en/people.json';
import es from './es/people.json';
import ro from './ro/people.json';

/** What can be done about somebody at a table. */
export const texts = translations({ en, es, ro });
