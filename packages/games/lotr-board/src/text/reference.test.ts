import { referenceSuite } from '@concilio/suite';
import { rules } from './reference.ts';
import { reference as en } from './reference-en.ts';
import { reference as es } from './reference-es.ts';

referenceSuite({
  prefix: 'LOB',
  rules,
  count: 237,
  sections: 22,
  pages: 20,
  texts: { en, es },
  besides: 'advice.',
});
