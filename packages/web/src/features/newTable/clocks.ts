import type { ClockSetting } from '@concilio/tables';

/** The paces that a table may have. */
export const CLOCKS = {
  none: null,
  live: { per: 'decision', seconds: 120 },
  slow: { per: 'decision', seconds: 86_400 },
} as const satisfies Readonly<Record<string, ClockSetting | null>>;

export type ClockName = keyof typeof CLOCKS;
export const clockNames: readonly ClockName[] = ['none', 'live', 'slow'];

export const clockNamed = (clock: ClockSetting | null): ClockName =>
  clockNames.find((name) => CLOCKS[name]?.seconds === clock?.seconds) ?? 'none';
