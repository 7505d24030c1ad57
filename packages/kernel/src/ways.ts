import type { DistributeQuestion, Range, SomeQuestion } from './question.ts';

/** One possibility in a column: take this option, or so many of it, or nothing. */
export interface Entry {
  readonly id: string | null;
  readonly amount: number;
  readonly count: number;
}

/**
 * "Some" and "distribute" are both a row of columns, one entry taken from each: a column is a group, a lone option, or
 * the amounts that one target may get. This counts in how many ways a row can be completed from a column on, so that
 * no branch without an end is ever entered.
 */
export class Ways {
  readonly columns: readonly (readonly Entry[])[];
  readonly #counts: Range;
  readonly #sums: Range;
  /** The lowest sum that can come up on the way, and how many different ones there are. */
  readonly #lowest: number;
  readonly #span: number;
  readonly #known: number[] = [];

  constructor(question: SomeQuestion | DistributeQuestion) {
    if (question.kind === 'some') {
      this.columns = columnsOfSome(question);
      this.#counts = { min: question.min, max: Math.min(question.max, this.columns.length) };
      this.#sums = question.sum ?? { min: 0, max: 0 };
    } else {
      this.columns = columnsOfDistribute(question);
      this.#counts = { min: 0, max: 0 };
      this.#sums = question.total;
    }
    let lowest = 0;
    let highest = 0;
    for (const column of this.columns) {
      let least = Infinity;
      let most = -Infinity;
      for (const { amount } of column) {
        if (amount < least) least = amount;
        if (amount > most) most = amount;
      }
      lowest += least;
      highest += most;
    }
    this.#lowest = lowest;
    this.#span = (lowest >= 0 ? Math.min(highest, this.#sums.max) : highest) - lowest + 1;
  }

  /** In how many ways the row can be completed if, before this column, so many were taken and they add up to so much. */
  from(column: number, count: number, sum: number): number {
    const { min, max } = this.#counts;
    // Where no amount is negative, a sum that is too high stays too high.
    if (count > max || (sum > this.#sums.max && this.#lowest >= 0)) return 0;
    const entries = this.columns[column];
    if (entries === undefined) return count >= min && sum >= this.#sums.min && sum <= this.#sums.max ? 1 : 0;
    const place = (column * (max + 1) + count) * this.#span + sum - this.#lowest;
    const known = this.#known[place];
    if (known !== undefined) return known;
    let ways = 0;
    for (const entry of entries) ways += this.from(column + 1, count + entry.count, sum + entry.amount);
    this.#known[place] = ways;
    return ways;
  }
}

const NOTHING: Entry = { id: null, amount: 0, count: 0 };

function columnsOfSome({ options, sum }: SomeQuestion): Entry[][] {
  const columns: Entry[][] = [];
  const grouped = new Map<string, Entry[]>();
  for (const { id, group, amount } of options) {
    const entry = { id, amount: sum === undefined ? 0 : (amount ?? 0), count: 1 };
    const column = group === undefined ? undefined : grouped.get(group);
    if (column === undefined) {
      const fresh = [NOTHING, entry];
      columns.push(fresh);
      if (group !== undefined) grouped.set(group, fresh);
    } else column.push(entry);
  }
  return columns;
}

const columnsOfDistribute = ({ options, total }: DistributeQuestion): Entry[][] =>
  options.map(({ id, cap }) => {
    const most = Math.max(0, Math.min(cap ?? total.max, total.max));
    return Array.from({ length: most + 1 }, (_, amount) => ({ id, amount, count: 0 }));
  });
