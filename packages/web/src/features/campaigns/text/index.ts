import { translations } from '@concilio/text';
import en from './en/campaigns.json';
import es from './es/campaigns.json';
import ro from './ro/campaigns.json';

export type Key = keyof typeof en;

/** What campaigns of the card game say. */
export const texts = translations({ en, es, ro });
