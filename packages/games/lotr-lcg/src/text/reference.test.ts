import { referenceSuite } from '@concilio/suite';
import { rules } from './reference.ts';
import { reference as en } from './reference-en.ts';
import { reference as es } from './reference-es.ts';
import { reference as ro } from './reference-ro.ts';

referenceSuite({ prefix: 'LCG', rules, count: 392, sections: 31, pages: 32, texts: { en, es, ro } });
