import type { Key } from './en.ts';

export const es: Readonly<Record<Key, string>> = {
  'outcome.conceded': 'Abandono.',
  'outcome.together.won': 'Los jugadores han ganado.',
  'outcome.together.lost': 'Los jugadores han perdido.',
  'outcome.winners':
    '{count, plural, =0 {No gana nadie.} one {Gana {names}.} other {{names} comparten la victoria.}}',
  'answer.yes': 'Sí',
  'answer.no': 'No',
  'answer.pass': 'Paso',
  'answer.none': 'Ninguno',
  'answer.done': 'Listo',
};
