import type { RuleEntry } from '@concilio/text';
import { fullTitle, type RanTest } from './run.ts';

/** The most rules that one test or position may prove: what names more proves none in particular. */
export const MOST_RULES = 3;

/** A rule, and what proves it. */
export interface Proved {
  readonly rule: RuleEntry;
  /** The titles of tests. */
  readonly tests: readonly string[];
  /** The names of position files, or `example 0` for those that the game carries within. */
  readonly positions: readonly string[];
}

export interface Proofs {
  readonly rules: readonly Proved[];
  /** Titles that name too many rules, and so count for none. */
  readonly overfull: readonly string[];
}

/** Which tests, all of them passed, name which rules of a game. */
export function proofsOf(game: string, rules: readonly RuleEntry[], passed: readonly RanTest[]): Proofs {
  const known = new Set(rules.map(({ id }) => id));
  const found = new Map(
    rules.map(({ id }) => [id, { tests: new Set<string>(), positions: new Set<string>() }]),
  );
  const overfull = new Set<string>();
  for (const test of passed) {
    const position = positionOf(game, test);
    if (position !== null && !isItsProof(test)) continue;
    const title = fullTitle(test);
    const named = namedIn(position === null ? title : test.title, known);
    if (named.length > MOST_RULES) overfull.add(title);
    else
      for (const id of named)
        if (position === null) found.get(id)?.tests.add(title);
        else found.get(id)?.positions.add(position);
  }
  return {
    rules: rules.map((rule) => ({
      rule,
      tests: [...(found.get(rule.id)?.tests ?? [])],
      positions: [...(found.get(rule.id)?.positions ?? [])],
    })),
    overfull: [...overfull],
  };
}

export const isProved = ({ tests, positions }: Proved): boolean => tests.length + positions.length > 0;

/** An id is a whole word: `LOB-5.0` is not in `LOB-5.06`, nor in `lob-5.0-a.yaml`. A point may follow it. */
const WORD = /[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/gu;

const namedIn = (title: string, known: ReadonlySet<string>): readonly string[] => [
  ...new Set([...title.matchAll(WORD)].map(([word]) => word).filter((word) => known.has(word))),
];

/** The suite runs each position in a group `GAME: NAME`. */
function positionOf(game: string, { groups }: RanTest): string | null {
  const group = groups.at(-1) ?? '';
  if (!group.startsWith(`${game}: `)) return null;
  const name = group.slice(game.length + 2);
  return /^example \d+$|\.yaml$/.test(name) ? name : null;
}

/** Of the tests of a position, the one that runs it as it is written. */
const isItsProof = ({ title }: RanTest): boolean => title.startsWith('holds');
