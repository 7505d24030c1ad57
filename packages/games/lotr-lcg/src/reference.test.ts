import { referenceSuite } from '@concilio/suite';
import { rules } from './reference.ts';
import en from './text/en/reference.json';
import es from './text/es/reference.json';
import ro from './text/ro/reference.json';

referenceSuite({ prefix: 'LCG', rules, count: 392, sections: 31, pages: 32, texts: { en, es, ro } });
