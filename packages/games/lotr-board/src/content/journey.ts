import type { Board } from './board.ts';
import { HAVENS } from './havens.ts';
import { helmsDeep } from './helms-deep.ts';
import { mordor } from './mordor.ts';
import { moria } from './moria.ts';
import { shelobsLair } from './shelobs-lair.ts';

export const BOARDS: readonly Board[] = [moria, helmsDeep, shelobsLair, mordor];

/** LOB-3.01: the places of the main board, in the order in which they are reached. */
export const JOURNEY = [
  'bag-end',
  'rivendell',
  'moria',
  'lothlorien',
  'helms-deep',
  'shelobs-lair',
  'mordor',
] as const;

export const havenNamed = (id: string) => HAVENS.find((haven) => haven.id === id);
export const boardNamed = (id: string) => BOARDS.find((board) => board.id === id);
