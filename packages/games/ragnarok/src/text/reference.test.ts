import { referenceSuite } from '@concilio/suite';
import { rules } from './reference.ts';
import { reference as en } from './reference-en.ts';
import { reference as es } from './reference-es.ts';

referenceSuite({ prefix: 'LOR', rules, count: 438, sections: 37, pages: 12, texts: { en, es } });
