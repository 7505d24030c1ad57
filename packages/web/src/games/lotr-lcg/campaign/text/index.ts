import { translations } from '@concilio/text';
import en from './en/campaign.json';
import es from './es/campaign.json';
import ro from './ro/campaign.json';

export type Key = keyof typeof en;

/** What is said of this game's campaigns, beside what is said of any. */
export const texts = translations({ en, es, ro });
