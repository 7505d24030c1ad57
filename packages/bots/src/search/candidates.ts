import {
  canonical,
  countPicks,
  drawPick,
  listPicks,
  type Pick,
  type QuickRandom,
  type Question,
  validate,
} from '@concilio/kernel';

/** The most answers of one question that are compared. */
export const MOST = 64;

/** How often a policy is asked before chance fills the rest: one that draws lots has more than one idea. */
const PROPOSALS = 16;

/** What may be answered; `null` is to decline. */
export type Choice = Pick | null;

/** How two answers are told apart. */
export const nameOf = (choice: Choice): string => (typeof choice === 'string' ? choice : canonical(choice));

/** What a policy proposes, in the one form that an answer has; nothing if it may not be answered. */
export function legal(question: Question, optional: boolean, choice: Choice): Choice | undefined {
  if (choice === null) return optional ? null : undefined;
  const verdict = validate(question, choice);
  return 'pick' in verdict ? verdict.pick : undefined;
}

/**
 * The answers that are compared: all of them where they are few, otherwise those that the policy proposes and
 * further ones by chance. `chance` belongs to the observation, so that the same observation has the same candidates.
 */
export function candidatesFor(
  question: Question,
  optional: boolean,
  propose: ((chance: QuickRandom) => Choice) | null,
  chance: () => QuickRandom,
): readonly Choice[] {
  const decline: readonly Choice[] = optional ? [null] : [];
  if (countPicks(question) + decline.length <= MOST) return [...listPicks(question), ...decline];
  const own = chance();
  const found = new Map<string, Choice>();
  const add = (choice: Choice | undefined) => {
    if (choice === undefined || choice === null || found.size + decline.length === MOST) return;
    found.set(nameOf(choice), choice);
  };
  if (propose !== null)
    for (let proposal = 0; proposal < PROPOSALS; proposal++) add(legal(question, optional, propose(own)));
  const below = (sides: number) => own.index(sides);
  // Twice as many draws as are wanted: there are more answers than that, so few are drawn again.
  for (let draw = 0; draw < 2 * MOST; draw++) add(drawPick(question, below));
  return [...found.values(), ...decline];
}
