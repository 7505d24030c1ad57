import { translations } from '@concilio/text';
import en from './en/lesson.json';
import es from './es/lesson.json';
import ro from './ro/lesson.json';

/** What the coach of the card game says. Of each lesson: its title, what is so, and what a good player thinks of. */
export const texts = translations({ en, es, ro });
