import { referenceSuite } from '@concilio/suite';
import { rules } from './reference.ts';
import en from './en/reference.json';
import es from './es/reference.json';

referenceSuite({ prefix: 'LOR', rules, count: 438, sections: 37, pages: 12, texts: { en, es } });
