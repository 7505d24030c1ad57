import type { Pick, SeenOption, SeenQuestion, SeenTarget } from '@concilio/kernel';
import type { Key } from '../text/index.ts';
import type { Values } from '@concilio/text';

/** A line read as an answer, or the sentence that says what would be one. */
export type Read = { readonly pick: Pick } | { readonly problem: Key; readonly values: Values };

const problem = (key: Key, values: Values = {}): Read => ({ problem: key, values });

/** How many are wanted, in a form in which every language can say it. */
export const rangeOf = (min: number, max: number): Values => ({
  min,
  max,
  how: min === max ? 'exactly' : min === 0 ? 'any' : 'between',
});

/** Reads numbers of options as the pick that a question wants. */
export function readAnswer(question: SeenQuestion, line: string): Read {
  switch (question.kind) {
    case 'one':
      return readOne(question, line);
    case 'some':
      return readSome(question, line);
    case 'order':
      return readOrder(question, line);
    case 'number':
      return readNumber(question, line);
    case 'distribute':
      return readShares(question, line);
    case 'assign':
      return readAssignment(question, line);
  }
}

function readOne({ options }: SeenQuestion, line: string): Read {
  const [option, ...more] = numbered(options, line) ?? [];
  return option === undefined || more.length > 0
    ? problem('problem.one', { max: options.length })
    : { pick: option.id };
}

function readSome(question: SeenQuestion, line: string): Read {
  const { options, min = 0, max = options.length, sum } = question;
  const chosen = line === '0' ? [] : numbered(options, line);
  if (chosen === null || chosen.length < min || chosen.length > max)
    return problem('problem.some', rangeOf(min, Math.min(max, options.length)));
  const groups = chosen.flatMap(({ group }) => group ?? []);
  if (new Set(groups).size < groups.length) return problem('problem.groups');
  const total = chosen.reduce((so, { amount }) => so + (amount ?? 0), 0);
  if (sum !== undefined && (total < sum.min || total > sum.max))
    return problem('problem.sum', { ...rangeOf(sum.min, sum.max), total });
  return { pick: chosen.map(({ id }) => id) };
}

function readOrder({ options }: SeenQuestion, line: string): Read {
  const chosen = numbered(options, line);
  return chosen === null || chosen.length !== options.length
    ? problem('problem.order', { max: options.length })
    : { pick: chosen.map(({ id }) => id) };
}

function readNumber({ min = 0, max = 0 }: SeenQuestion, line: string): Read {
  const number = wholeNumber(line);
  return number === null || number < min || number > max
    ? problem('problem.number', { min, max })
    : { pick: number };
}

/** `2 0 1` gives an amount to each option in turn; `1=2 3=1` names them by number. */
function readShares({ options, total = { min: 0, max: 0 } }: SeenQuestion, line: string): Read {
  const amounts = line.includes('=') ? namedShares(options, line) : sharesInTurn(options, line);
  if (amounts === null) return problem('problem.shares', { max: options.length });
  const over = options.find(({ cap }, index) => (amounts[index] ?? 0) > (cap ?? total.max));
  if (over !== undefined)
    return problem('problem.cap', { number: options.indexOf(over) + 1, cap: over.cap ?? total.max });
  const given = amounts.reduce((so, amount) => so + amount, 0);
  if (given < total.min || given > total.max)
    return problem('problem.total', { ...rangeOf(total.min, total.max), total: given });
  return { pick: Object.fromEntries(options.map(({ id }, index) => [id, amounts[index] ?? 0])) };
}

function sharesInTurn(options: readonly SeenOption[], line: string): number[] | null {
  const amounts = wordsOf(line).map(wholeNumber);
  const whole = amounts.filter((amount) => amount !== null && amount >= 0);
  return whole.length === amounts.length && whole.length === options.length ? (whole as number[]) : null;
}

function namedShares(options: readonly SeenOption[], line: string): number[] | null {
  const amounts = options.map(() => 0);
  for (const word of wordsOf(line)) {
    const [, name, amount] = /^(\d+)=(\d+)$/.exec(word) ?? [];
    const index = Number(name) - 1;
    if (amount === undefined || options[index] === undefined) return null;
    amounts[index] = Number(amount);
  }
  return amounts;
}

/** `1>2 3>2` gives the options 1 and 3 to the target 2; what is not named stays where it is. */
function readAssignment(question: SeenQuestion, line: string): Read {
  const { options, targets = [], min = 0, max = options.length } = question;
  const pairs = line === '0' ? [] : pairsIn(options, targets, line);
  if (pairs === null) return problem('problem.assign', { things: options.length, targets: targets.length });
  const stray = pairs.find(([{ onlyTo }, { id }]) => onlyTo?.includes(id) === false);
  if (stray !== undefined)
    return problem('problem.assign.only', {
      number: options.indexOf(stray[0]) + 1,
      target: targets.indexOf(stray[1]) + 1,
    });
  if (pairs.length < min || pairs.length > max)
    return problem('problem.assign.count', {
      ...rangeOf(min, Math.min(max, options.length)),
      count: pairs.length,
    });
  for (const [place, target] of targets.entries()) {
    const count = pairs.filter(([, to]) => to === target).length;
    const { min: least = 0, max: most = count } = target.holds ?? {};
    if (count < least) return problem('problem.assign.few', { target: place + 1, least, count });
    if (count > most) return problem('problem.assign.full', { target: place + 1, most, count });
  }
  return { pick: Object.fromEntries(pairs.map(([{ id }, target]) => [id, target.id])) };
}

function pairsIn(
  options: readonly SeenOption[],
  targets: readonly SeenTarget[],
  line: string,
): (readonly [SeenOption, SeenTarget])[] | null {
  const pairs: (readonly [SeenOption, SeenTarget])[] = [];
  for (const word of wordsOf(line.replace(/\s*>\s*/g, '>'))) {
    const [, thing, to] = /^(\d+)>(\d+)$/.exec(word) ?? [];
    const [option, target] = [options[Number(thing) - 1], targets[Number(to) - 1]];
    if (option === undefined || target === undefined || pairs.some(([other]) => other === option))
      return null;
    pairs.push([option, target]);
  }
  return pairs.length > 0 ? pairs : null;
}

/** The options with these numbers, each once; `null` if the line is anything else. */
function numbered(options: readonly SeenOption[], line: string): SeenOption[] | null {
  const chosen = wordsOf(line).map((word) => options[(wholeNumber(word) ?? 0) - 1]);
  const known = chosen.filter((option) => option !== undefined);
  return known.length === chosen.length && new Set(known).size === known.length && known.length > 0
    ? known
    : null;
}

const wordsOf = (line: string): string[] => line.split(/[\s,]+/).filter((word) => word !== '');

const wholeNumber = (word: string): number | null => (/^-?\d{1,9}$/.test(word) ? Number(word) : null);
