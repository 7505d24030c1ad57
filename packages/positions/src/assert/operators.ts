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

export const ASSERTION_KINDS = ['path', 'pending', 'event', 'outcome'] as const;
export type AssertionKind = (typeof ASSERTION_KINDS)[number];

/** The keys that go with each kind of assertion. */
export const KINDS: Readonly<Record<AssertionKind, readonly string[]>> = {
  path: ['as', 'anyOrder', ...OPERATORS],
  pending: [],
  event: ['as', 'with', 'count'],
  outcome: [],
};
