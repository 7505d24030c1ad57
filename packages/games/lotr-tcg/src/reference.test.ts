import { referenceSuite } from '@concilio/suite';
import { rules } from './reference.ts';
import en from './text/en/reference.json';
import es from './text/es/reference.json';

referenceSuite({ prefix: 'TCG', rules, count: 436, sections: 33, pages: 30, texts: { en, es } });
