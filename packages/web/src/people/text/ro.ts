import type { Key } from './en.ts';

export const ro: Readonly<Record<Key, string>> = {
  'person.menu': 'Despre {name}',
  'person.mute': 'Fără mesajele sale la această masă',
  'person.block': 'Blochează: {name}',
  'person.unblock': 'Deblochează: {name}',
  'person.complain': 'Reclamație despre {name}',
  'person.complain.line': 'Reclamație despre acest rând',
  'person.blocked':
    'Ai blocat: {name}. Nu mai citești nimic de acolo și nu mai stați împreună la nicio masă nouă.',
  'person.unblocked': 'Ai deblocat: {name}.',
  'person.is-muted': '{name} nu se mai aude.',
  'person.is-blocked': 'blocat',
  'complain.title': 'Faci o reclamație despre {name}?',
  'complain.about':
    'O citesc cei care țin acest server, cu numele tău și cu masa; {name} nu află nimic despre asta.',
  'complain.about.line':
    'Cei care țin acest server citesc acest rând, cu numele tău și cu masa; {name} nu află nimic despre asta.',
  'complain.no': 'Renunț',
  'complain.yes': 'Trimite reclamația',
  'complain.done': 'Reclamația ta a ajuns.',
  'blocked.title': 'Persoane pe care le-ai blocat',
  'blocked.none': 'Nimeni. La o masă, meniul de lângă un nume blochează pe cineva.',
};
