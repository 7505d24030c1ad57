import { translations } from '@concilio/text';
import en from './en/stage.json';
import es from './es/stage.json';
import ro from './ro/stage.json';

/** What every table says of what lies on it. */
export const texts = translations({ en, es, ro });
