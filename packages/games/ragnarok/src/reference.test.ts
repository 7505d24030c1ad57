import { referenceSuite } from '@concilio/suite';
import { rules } from './reference.ts';
import en from './text/en/reference.json';
import es from './text/es/reference.json';

referenceSuite({ prefix: 'LOR', rules, count: 438, sections: 37, pages: 12, texts: { en, es } });
