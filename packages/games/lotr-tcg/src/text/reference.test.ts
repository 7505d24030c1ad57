import { referenceSuite } from '@concilio/suite';
import { rules } from './reference.ts';
import { reference as en } from './reference-en.ts';
import { reference as es } from './reference-es.ts';

referenceSuite({ prefix: 'TCG', rules, count: 436, sections: 33, pages: 30, texts: { en, es } });
