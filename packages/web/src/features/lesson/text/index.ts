import { translations } from '@concilio/text';
import en from './en/lesson.json';
import es from './es/lesson.json';
import ro from './ro/lesson.json';

/** What stands around the words of a coach, whatever the game. */
export const texts = translations({ en, es, ro });
