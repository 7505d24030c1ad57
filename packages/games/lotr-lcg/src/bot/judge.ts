import { cardsIn } from '@concilio/cards';
import type { Seat } from '@concilio/kernel';
import { damageOn } from '../rules/damage.ts';
import { progressOn } from '../rules/progress.ts';
import { outcome } from '../rules/scoring.ts';
import { charactersOf, defined, enemies, heroes, questNow } from '../rules/select.ts';
import { inOrder, playerAt, type State } from '../state.ts';
import { valueOf } from './worth.ts';

/** How good the table looks for the players, from 0 to 1: how far the quest has come, and what is left to go on with. */
export function judge(state: State, _seat: Seat): number {
  const ended = outcome(state);
  if (ended !== null) return ended.reason === 'won' ? 1 : 0;
  const seats = inOrder(state);
  const quest = questNow(state);
  const stages = cardsIn(state.cards, 'quests').length;
  const done = cardsIn(state.cards, 'removed').filter((card) => defined(state, card).type === 'quest').length;
  const points = quest === null ? 0 : (defined(state, quest).numbers['quest-points'] ?? 0);
  const progress = quest === null || points === 0 ? 0.5 : Math.min(1, progressOn(state, quest) / points);
  const way = (done + progress) / Math.max(1, done + stages + 1);
  const strength = seats.reduce(
    (sum, seat) => sum + charactersOf(state, seat).reduce((all, card) => all + valueOf(state, card), 0),
    0,
  );
  const threat = seats.reduce((sum, seat) => sum + playerAt(state, seat).threat, 0) / (50 * seats.length);
  const hurt = heroes(state).reduce((sum, card) => sum + damageOn(state, card), 0);
  const foes = enemies(state).length;
  const raw =
    1.6 * way + 0.09 * (strength / seats.length) - 1.1 * threat - 0.04 * hurt - 0.07 * (foes / seats.length);
  return 1 / (1 + Math.exp(-3 * (raw - 0.35)));
}
