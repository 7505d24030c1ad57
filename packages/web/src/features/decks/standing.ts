import type { DeckProblem } from '@concilio/cards';

/** `small` can be played, only not in a tournament. */
export type Standing = 'legal' | 'small' | 'illegal';

/** How a deck stands before the rules, by what they have against it. */
export function standingOf(problems: readonly DeckProblem[]): Standing {
  if (problems.length === 0) return 'legal';
  return problems.every(({ onlyFor }) => onlyFor === 'tournament') ? 'small' : 'illegal';
}
