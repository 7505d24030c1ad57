import type { Key } from './en.ts';

export const ro: Readonly<Record<Key, string>> = {
  'local.loading': 'Se pregătește masa…',
  'local.unknown':
    'Acest dispozitiv nu păstrează o astfel de partidă. Poate a fost ștearsă sau jucată în alt browser.',
  'local.failed':
    'Acest browser nu poate păstra partide: permite site-ului să stocheze date și încearcă din nou.',
  'local.home': 'La pagina de început',
  'hand.title': 'Dă dispozitivul lui {name}',
  'hand.about': 'Cărțile rămân ascunse până când îl are {name}.',
  'hand.take': 'Eu sunt {name}',
  'hand.give': 'Dă mai departe: {name}',
  'hands.title': 'Locurile tale',
  'hands.asked': 'ești întrebat',
  'hands.turn': 'Răspunde ca {name}',
  'hands.key': 'Masa de la următorul tău loc',
};
