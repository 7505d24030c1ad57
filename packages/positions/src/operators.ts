export const OPERATORS = [
  'equals',
  'not',
  'atLeast',
  'atMost',
  'includes',
  'excludes',
  'count',
  'absent',
] as const;

/** The keys that go with each kind of assertion. */
export const KINDS: Readonly<Record<string, readonly string[]>> = {
  path: ['as', 'anyOrder', ...OPERATORS],
  pending: [],
  event: ['as', 'with', 'count'],
  outcome: [],
};
