import { referenceSuite } from '@concilio/suite';
import { rules } from './reference.ts';
import en from './text/en/reference.json';
import es from './text/es/reference.json';

referenceSuite({
  prefix: 'LOB',
  rules,
  count: 237,
  sections: 22,
  pages: 20,
  texts: { en, es },
  besides: 'advice.',
});
