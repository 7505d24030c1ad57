import type { Shape } from '@concilio/kernel';
import type { Check } from './check.ts';
import { beats } from './checks/beats.ts';
import { contract } from './checks/contract.ts';
import { blind } from './checks/blind.ts';
import { answerable, conserved, ends, laws, waiting } from './checks/ends.ts';
import { direct, keys, replayed, saved, twice } from './checks/equal.ts';
import { handed } from './checks/handed.ts';
import { leak } from './checks/leak.ts';
import { limits } from './checks/limits.ts';
import { moves } from './checks/moves.ts';
import { process } from './checks/process.ts';
import { undone } from './checks/undone.ts';
import type { Subject } from './subject.ts';

/** In the order in which they build on each other. */
export const CHECKS: readonly Check[] = [
  waiting,
  answerable,
  ends,
  conserved,
  moves,
  laws,
  twice,
  saved,
  undone,
  replayed,
  direct,
  keys,
  process,
  limits,
  beats,
  contract,
  leak,
  handed,
  blind,
];

export interface Verdict {
  readonly name: string;
  /** `unjudged`: a check that it needs has failed. */
  readonly verdict: 'held' | 'failed' | 'unjudged';
  readonly detail: string | null;
}

/** Puts a game to every check. */
export function examine<G extends Shape>(
  subject: Subject<G>,
  checks: readonly Check[] = CHECKS,
): readonly Verdict[] {
  const verdicts: Verdict[] = [];
  for (const check of checks) {
    const missing = check.needs.filter((name) =>
      verdicts.some((earlier) => earlier.name === name && earlier.verdict !== 'held'),
    );
    if (missing.length > 0) {
      verdicts.push({ name: check.name, verdict: 'unjudged', detail: `needs ${missing.join(', ')}` });
      continue;
    }
    const detail = check.find(subject);
    verdicts.push({ name: check.name, verdict: detail === null ? 'held' : 'failed', detail });
  }
  return verdicts;
}
