import type { Key } from './en.ts';

export const ro: Readonly<Record<Key, string>> = {
  'table.shared': 'Masa',
  'table.others': 'Ceilalți jucători',
  'table.own': 'Locul tău',
  'table.you': 'tu',
  'table.asked': 'este întrebat',
  'table.parts': 'Părțile mesei',
  'table.calling': 'ceva de ales',
  'zones.empty': 'Goale: {zones}',
  'zone.empty': 'gol',
  'zone.unfold': 'Arată toate ({count})',
  'zone.fold': 'Arată mai puține',
  'card.backs': '{count, plural, one {# cu fața în jos} few {# cu fața în jos} other {# cu fața în jos}}',
  'card.unseen': 'cu fața în jos',
  'card.key': 'tasta {key}',
  'card.chosen': 'aleasă',
  'card.blocked': 'nu acum: de ce?',
  'card.option': 'se poate alege',
  'track.at': '{label}: {at} din {max}',
  'page.copies': '{count, plural, =0 {} one {Una în cutie.} few {# în cutie.} other {# în cutie.}}',
  'page.nothing': 'Nu scrie nimic pe ea.',
};
