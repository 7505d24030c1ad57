import { endTimed, renew } from '@concilio/cards';
import type { Play, Seat } from '@concilio/kernel';
import { PHASES } from '../content/vocabulary.ts';
import { inOrder, type LotrLcg, type Steps } from '../state.ts';
import { trigger } from './trigger.ts';
import { fillEncounterDeck } from './reveal.ts';
import { openWindow } from './windows.ts';

/** LCG-4.01 */
export function round(play: Play<LotrLcg>): void {
  const { state } = play;
  state.round += 1;
  state.alliesPlayed = 0;
  play.tell('round.begun', { round: state.round });
  for (const phase of PHASES) play.then('phase', { phase });
  play.then('endRound', {});
}

export function phase(play: Play<LotrLcg>, { phase }: Steps['phase']): void {
  const { state } = play;
  state.phase = phase;
  play.tell('phase.begun', { phase });
  trigger(play, 'phase-begins', { what: phase });
  const each = (step: (seat: Seat) => void) => inOrder(state).forEach(step);
  if (phase === 'resource') play.then('resources', {});
  // LCG-6.02
  else if (phase === 'planning') each((seat) => play.then('planning', { seat }));
  else if (phase === 'quest') questPhase(play);
  else if (phase === 'travel') play.then('travel', {});
  else if (phase === 'encounter') {
    each((seat) => play.then('optionalEngagement', { seat }));
    play.then('engagement', {});
  } else if (phase === 'combat') {
    each((seat) => play.then('dealShadows', { seat, dealt: [] }));
    play.then('enemiesAttack', {});
  } else play.then('refresh', {});
  play.then('endPhase', { phase });
}

/** LCG-7.01, LCG-4.07, LCG-4.09 */
function questPhase(play: Play<LotrLcg>): void {
  // LCG-7.13
  fillEncounterDeck(play);
  openWindow(play, 'quest-begins');
  for (const seat of inOrder(play.state)) play.then('commit', { seat });
  play.then('staging', {});
}

/** LCG-18.16: what happens at the end of the phase still sees that phase; then what lasted until then ends. */
export function endPhase(play: Play<LotrLcg>, { phase }: Steps['endPhase']): void {
  trigger(play, 'phase-ends', { what: phase });
  play.then('phaseOver', { phase });
}

export function phaseOver(play: Play<LotrLcg>, { phase }: Steps['phaseOver']): void {
  const { state } = play;
  endTimed(state.cards, 'phase');
  renew(state.cards, 'phase');
  // LCG-7.23
  if (phase === 'quest') state.committed = [];
}

export function endRound(play: Play<LotrLcg>): void {
  trigger(play, 'round-ends');
  play.then('roundOver', {});
}

export function roundOver(play: Play<LotrLcg>): void {
  const { state } = play;
  endTimed(state.cards, 'round');
  renew(state.cards, 'round');
  state.phase = null;
  play.then('round', {});
}
