import type { PieceId } from '@concilio/kernel';
import { isCharacter } from '../rules/select.ts';
import type { State } from '../state.ts';
import type { Ability } from './reckon.ts';
import type { Read } from './worth.ts';

/** Windows in which effects without a word of their own are thought about. */
const OPEN = ['planning', 'shadows-dealt', 'strike-declared'];

/** When the stat that an effect changes is about to be used. */
const USED: Readonly<Record<string, readonly string[]>> = {
  willpower: ['staged'],
  threat: ['staged'],
  'no-threat': ['staged'],
  defense: ['shadow-resolved'],
  attack: ['strike-declared'],
};

/** Whether an action is worth a thought in a window: most of them are best at one time of the round. */
export function isTimely(state: State, { does, costs }: Ability, card: PieceId, window: string): boolean {
  const tires = isCharacter(state, card) && (costs ?? []).some(({ word }) => word === 'exhaust');
  return does.some((effect) => {
    const { word, stat } = effect as Read;
    switch (word) {
      case 'change':
        return (USED[stat ?? ''] ?? OPEN).includes(window);
      case 'draw':
      case 'heal':
      case 'lower-threat':
        // Whoever exhausts for it does so when nothing else is left to do.
        return window === (tires ? 'attacks-over' : 'planning');
      case 'resources':
      case 'progress':
        return window === 'planning';
      case 'ready':
        return window === 'shadows-dealt' || window === 'attack-resolved' || window === 'strike-resolved';
      default:
        return OPEN.includes(window) && !(tires && window !== 'attacks-over');
    }
  });
}
