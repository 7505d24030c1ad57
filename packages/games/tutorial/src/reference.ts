import type { RuleEntry } from '@concilio/text';

/** The rules in the order of the rulebook, which for this game is one page; their sentences are in the texts. */
export const rules: readonly RuleEntry[] = [
  { id: 'TUT-1', section: 'preparation', page: 1, kind: 'stated' },
  { id: 'TUT-2', section: 'turn', page: 1, kind: 'stated' },
  { id: 'TUT-3', section: 'turn', page: 1, kind: 'stated' },
  { id: 'TUT-4', section: 'turn', page: 1, kind: 'stated' },
  { id: 'TUT-5', section: 'end', page: 1, kind: 'stated' },
];
