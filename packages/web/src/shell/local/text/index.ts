import { translations } from '@concilio/text';
import en from './en/offline.json';
import es from './es/offline.json';
import ro from './ro/offline.json';

/** What matches on one device say. */
export const texts = translations({ en, es, ro });
