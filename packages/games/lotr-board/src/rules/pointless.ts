import type { Seat } from '@concilio/kernel';
import { type Effect, trialNamed } from '../content/index.ts';
import { legendaryHere, type Payment, playerAt, type State, thing } from '../state.ts';
import { befallen } from './effects.ts';

/** Whether it makes no difference any more if a demand is met. */
export function isPointless(state: State, { trial, payer }: Payment): boolean {
  const { then, otherwise } = trialNamed(trial);
  return [...then, ...otherwise].every((effect) => isIdle(state, effect, payer));
}

/** Whether an effect would do nothing now. */
function isIdle(state: State, effect: Effect, payer: Seat): boolean {
  switch (effect.does) {
    case 'nextEvent':
      // LOB-12.03
      return state.conflict.over;
    case 'clearLegendary':
      return legendaryHere(state).length === 0;
    case 'take':
      return !state.legendary.some((piece) => thing(state, piece) === effect.card);
    case 'draw':
      return state.deck.length + state.discard.length === 0;
    case 'heal':
      return befallen(state, effect.whom, payer).every((seat) => playerAt(state, seat).corruption === 0);
    case 'either':
      return effect.of.every((one) => isIdle(state, one, payer));
    default:
      return false;
  }
}
