import { translations } from '@concilio/text';
import en from './en/campaigns.json';
import es from './es/campaigns.json';
import ro from './ro/campaigns.json';

/** What campaigns of the card game say. */
export const texts = translations({ en, es, ro });
