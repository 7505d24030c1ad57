import { isRecord } from './json.ts';
import {
  type AssignQuestion,
  type DistributeQuestion,
  mayGoTo,
  type NumberQuestion,
  type Option,
  type OrderQuestion,
  type Pick,
  type Question,
  type SomeQuestion,
} from './question.ts';

/** A pick that the question allows, freshly built, or why it is refused. */
export type Verdict = { readonly pick: Pick } | { readonly refused: string };

const refused = (reason: string): Verdict => ({ refused: reason });

/** The one guard of every game: whatever arrives, only a legal pick gets through, and nothing is thrown. */
export function validate(question: Question, pick: unknown): Verdict {
  switch (question.kind) {
    case 'one':
      return typeof pick === 'string' && question.options.some((option) => option.id === pick)
        ? { pick }
        : refused('Pick one of the options by its id.');
    case 'some':
      return validateSome(question, pick);
    case 'order':
      return validateOrder(question, pick);
    case 'number':
      return validateNumber(question, pick);
    case 'distribute':
      return validateDistribution(question, pick);
    case 'assign':
      return validateAssignment(question, pick);
  }
}

function validateSome(question: SomeQuestion, pick: unknown): Verdict {
  const chosen = distinctOptions(question.options, pick);
  if (chosen === null) return refused('Pick a list of different option ids.');
  if (chosen.length < question.min || chosen.length > question.max)
    return refused(`Pick ${question.min} to ${question.max} options, not ${chosen.length}.`);
  const groups = chosen.flatMap((option) => (option.group === undefined ? [] : [option.group]));
  if (groups.some((group, index) => groups.indexOf(group) !== index))
    return refused('Pick at most one option of each group.');
  const { sum } = question;
  if (sum !== undefined) {
    const total = chosen.reduce((so, option) => so + (option.amount ?? 0), 0);
    if (total < sum.min || total > sum.max)
      return refused(`The picked options must add up to ${sum.min} to ${sum.max}, not ${total}.`);
  }
  // In the order of the options, so that two clicks in another order are the same answer.
  return { pick: question.options.filter((option) => chosen.includes(option)).map((option) => option.id) };
}

function validateOrder(question: OrderQuestion, pick: unknown): Verdict {
  const chosen = distinctOptions(question.options, pick);
  if (chosen === null || chosen.length !== question.options.length)
    return refused('Name every option once, in the order wanted.');
  return { pick: chosen.map((option) => option.id) };
}

function validateNumber(question: NumberQuestion, pick: unknown): Verdict {
  if (typeof pick !== 'number' || !Number.isSafeInteger(pick) || pick < question.min || pick > question.max)
    return refused(`Pick a whole number from ${question.min} to ${question.max}.`);
  return { pick: pick + 0 }; // −0 is 0
}

function validateDistribution(question: DistributeQuestion, pick: unknown): Verdict {
  if (!isRecord(pick)) return refused('Give a whole number for each option id.');
  const given = Object.keys(pick);
  if (
    given.length > question.options.length ||
    given.some((id) => !question.options.some((option) => option.id === id))
  )
    return refused('Give numbers to the options only, each by its id.');
  let total = 0;
  const amounts: Record<string, number> = {};
  for (const { id, cap } of question.options) {
    const amount = Object.hasOwn(pick, id) ? pick[id] : 0;
    if (
      typeof amount !== 'number' ||
      !Number.isSafeInteger(amount) ||
      amount < 0 ||
      amount > (cap ?? question.total.max)
    )
      return refused(`Give each option a whole number from 0 to its cap.`);
    amounts[id] = amount + 0;
    total += amount;
  }
  if (total < question.total.min || total > question.total.max)
    return refused(`Give out ${question.total.min} to ${question.total.max} in all, not ${total}.`);
  return { pick: amounts };
}

function validateAssignment({ options, targets, min, max }: AssignQuestion, pick: unknown): Verdict {
  if (!isRecord(pick)) return refused('Name a target for each assigned option, both by their ids.');
  const named = Object.keys(pick);
  if (named.length > options.length || named.some((id) => !options.some((option) => option.id === id)))
    return refused('Assign the options only, each by its id.');
  const assigned: [string, string][] = [];
  for (const option of options) {
    if (!Object.hasOwn(pick, option.id)) continue;
    const target = targets.find(({ id }) => id === pick[option.id]);
    if (target === undefined || !mayGoTo(option, target.id))
      return refused('Assign each option to a target that it may go to.');
    assigned.push([option.id, target.id]);
  }
  if (assigned.length < min || assigned.length > max)
    return refused(`Assign ${min} to ${max} options, not ${assigned.length}.`);
  for (const { id, holds = {} } of targets) {
    const load = assigned.filter(([, target]) => target === id).length;
    if (holds.min !== undefined && load < holds.min)
      return refused(`A target needs at least ${holds.min}, not ${load}.`);
    if (holds.max !== undefined && load > holds.max)
      return refused(`A target takes at most ${holds.max}, not ${load}.`);
  }
  return { pick: Object.fromEntries(assigned) };
}

/** The options that a list of ids names, each once; `null` if it is anything else. */
function distinctOptions(options: readonly Option[], pick: unknown): Option[] | null {
  if (!Array.isArray(pick) || pick.length > options.length) return null;
  const chosen: Option[] = [];
  for (const id of pick) {
    const option = typeof id === 'string' ? options.find((candidate) => candidate.id === id) : undefined;
    if (option === undefined || chosen.includes(option)) return null;
    chosen.push(option);
  }
  return chosen;
}
