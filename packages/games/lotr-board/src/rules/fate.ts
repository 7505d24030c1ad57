import type { Option } from '@concilio/kernel';
import { trialNamed } from '../content/index.ts';
import { mostRunes, type Payment, type Player, playerAt, runesOf, type State } from '../state.ts';
import { befallen } from './effects.ts';

/** Whether whoever is to pay leaves the game if the demand is not met: LOB-14.01, LOB-14.02. */
function fallsIfRefused(
  state: State,
  { trial, payer }: Payment,
  runesFor: (state: State, player: Player) => number,
): boolean {
  const player = playerAt(state, payer);
  let { sauron } = state;
  let { corruption } = player;
  for (const effect of trialNamed(trial).otherwise) {
    if (effect.does === 'sauron') sauron -= effect.spaces;
    if (!('whom' in effect) || !befallen(state, effect.whom, payer).includes(payer)) continue;
    if (effect.does === 'corrupt') corruption += effect.spaces;
    if (effect.does === 'loseRunes' && runesFor(state, player) < effect.runes) return true;
    if (effect.does === 'discard' && player.hand.length < effect.cards) return true;
  }
  return corruption >= sauron;
}

/** The answer that lets a demand be. Who would leave the game by it is told so. */
export function refusal(state: State, open: Payment): Option {
  if (fallsIfRefused(state, open, runesOf))
    return { id: 'refuse', text: { key: 'option.refuse-and-fall' }, harm: true };
  const asksForRolls = trialNamed(open.trial).demand?.rolls !== undefined;
  return asksForRolls ? { id: 'refuse', text: { key: 'option.no-roll' } } : { id: 'refuse' };
}

/** Whether all can see that whoever is to pay will leave the game: then they are asked, though nothing can be done. */
export const isDoomed = (state: State, open: Payment): boolean => fallsIfRefused(state, open, mostRunes);
