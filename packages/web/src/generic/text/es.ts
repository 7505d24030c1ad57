import type { Key } from './en.ts';

export const es: Readonly<Record<Key, string>> = {
  'table.shared': 'La mesa',
  'table.others': 'Los demás jugadores',
  'table.own': 'Tu sitio',
  'table.you': 'tú',
  'table.asked': 'tiene la palabra',
  'table.parts': 'Partes de la mesa',
  'table.calling': 'algo que elegir',
  'zones.empty': 'Vacío: {zones}',
  'zone.empty': 'vacío',
  'zone.unfold': 'Mostrar las {count}',
  'zone.fold': 'Mostrar menos',
  'card.backs': '{count, plural, one {# boca abajo} other {# boca abajo}}',
  'card.unseen': 'boca abajo',
  'card.key': 'tecla {key}',
  'card.chosen': 'elegida',
  'card.blocked': 'ahora no: ¿por qué?',
  'card.option': 'se puede elegir',
  'track.at': '{label}: {at} de {max}',
  'page.copies': '{count, plural, =0 {} one {Una en la caja.} other {# en la caja.}}',
  'page.nothing': 'No lleva nada escrito.',
};
