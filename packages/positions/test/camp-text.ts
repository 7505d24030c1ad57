import type { Language, Texts, Thing } from '@concilio/text';

const names: Readonly<Record<string, readonly [string, string, string]>> = {
  knight: ['Knight', 'Caballero', 'Cavaler'],
  sword: ['Sword', 'Espada', 'Sabie'],
  spider: ['Forest Spider', 'Araña del bosque', 'Păianjen de pădure'],
  wolf: ['Wolf', 'Lobo', 'Lup'],
  frodo: ['Mr. Frodo', 'Señor Frodo', 'Domnul Frodo'],
  counsel: ['Elrond’s Counsel', 'El “consejo” de Elrond', 'Sfatul lui Elrond'],
  'gandalf-guide': ['Gandalf', 'Gandalf', 'Gandalf'],
  'gandalf-rider': ['Gandalf', 'Gandalf', 'Gandalf'],
  hill: ['Hill', 'Colina', 'Deal'],
  dale: ['Dale', 'Valle', 'Vale'],
};

const copies: Readonly<Record<string, number>> = { spider: 3, knight: 2, sword: 2, hill: 0, dale: 0 };

export const things: readonly Thing[] = Object.keys(names).map((id) => ({
  id,
  name: `thing.${id}`,
  kind: copies[id] === 0 ? 'space' : 'card',
  copies: copies[id] ?? 1,
}));

const textsIn = (index: number, wait: string): Texts => ({
  ...Object.fromEntries(Object.entries(names).map(([id, all]) => [`thing.${id}`, all[index] ?? ''])),
  'option.wait': wait,
  'rule.CAMP-1': 'All bid in secret.',
  'rule.CAMP-7': 'A wolf may not be used.',
  'outcome.time': 'Time is up.',
  'outcome.goal': 'The goal was reached.',
});

export const campText: Readonly<Record<Language, Texts>> = {
  en: textsIn(0, 'Wait and see'),
  es: textsIn(1, 'Esperar'),
  ro: textsIn(2, 'Așteptăm'),
};
