import { referenceSuite } from '@concilio/suite';
import { rules } from './reference.ts';
import en from './en/reference.json';
import es from './es/reference.json';
import ro from './ro/reference.json';

referenceSuite({ prefix: 'LCG', rules, count: 392, sections: 31, pages: 32, texts: { en, es, ro } });
