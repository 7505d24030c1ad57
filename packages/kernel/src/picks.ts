import type { DistributeQuestion, Option, Pick, Question, SomeQuestion } from './question.ts';

/**
 * The legal answers of a question: how many, all of them, or one at random.
 * "Some" and "distribute" are both a row of columns, one entry taken from each; `Ways` counts how a row can be
 * completed from a column on, so that no branch without an end is ever entered.
 */

interface Entry {
  readonly id: string | null;
  readonly amount: number;
  readonly count: number;
}

interface Row {
  readonly columns: readonly (readonly Entry[])[];
  readonly fits: (count: number, sum: number) => boolean;
  readonly tooMuch: (count: number, sum: number) => boolean;
}

/** How many legal answers there are; an infinite number never, a very large one as a float. */
export function countPicks(question: Question): number {
  switch (question.kind) {
    case 'one':
      return question.options.length;
    case 'number':
      return Math.max(0, question.max - question.min + 1);
    case 'order': {
      let ways = 1;
      for (let left = question.options.length; left > 1; left--) ways *= left;
      return ways;
    }
    case 'some':
    case 'distribute':
      return new Ways(rowOf(question)).from(0, 0, 0);
  }
}

/** A legal answer at random, each as likely as any other. The question must have one. */
export function drawPick(question: Question, below: (sides: number) => number): Pick {
  switch (question.kind) {
    case 'one':
      return itemAt(question.options, below(question.options.length)).id;
    case 'number':
      return question.min + below(question.max - question.min + 1);
    case 'order':
      return drawOrder(question.options, below);
    case 'some':
      if (question.sum === undefined && question.options.every((option) => option.group === undefined))
        return drawSubset(question, below);
      return collect(question, drawRow(rowOf(question), below));
    case 'distribute':
      return collect(question, drawRow(rowOf(question), below));
  }
}

/** All legal answers in a fixed order, for questions that have few. */
export function listPicks(question: Question): Pick[] {
  switch (question.kind) {
    case 'one':
      return question.options.map((option) => option.id);
    case 'number':
      return Array.from({ length: countPicks(question) }, (_, index) => question.min + index);
    case 'order':
      return permutations(question.options.map((option) => option.id));
    case 'some':
    case 'distribute':
      return listRows(rowOf(question)).map((entries) => collect(question, entries));
  }
}

/** Whether there is an answer at all, and whether there is more than one. */
export const isAnswerable = (question: Question): boolean => countPicks(question) > 0;
export const isRealChoice = (question: Question): boolean => countPicks(question) > 1;

function rowOf(question: SomeQuestion | DistributeQuestion): Row {
  if (question.kind === 'distribute') {
    const { min, max } = question.total;
    return {
      columns: question.options.map(({ id, cap }) =>
        Array.from({ length: Math.min(cap ?? max, max) + 1 }, (_, amount) => ({ id, amount, count: 0 })),
      ),
      fits: (_count, sum) => sum >= min && sum <= max,
      tooMuch: (_count, sum) => sum > max,
    };
  }
  const { min, max, sum } = question;
  const nothing: Entry = { id: null, amount: 0, count: 0 };
  const columns: Entry[][] = [];
  const grouped = new Map<string, Entry[]>();
  for (const { id, group, amount } of question.options) {
    const entry = { id, amount: amount ?? 0, count: 1 };
    const column = group === undefined ? undefined : grouped.get(group);
    if (column === undefined) {
      const fresh = [nothing, entry];
      columns.push(fresh);
      if (group !== undefined) grouped.set(group, fresh);
    } else column.push(entry);
  }
  return {
    columns,
    fits: (count, total) =>
      count >= min && count <= max && (sum === undefined || (total >= sum.min && total <= sum.max)),
    // Amounts may be negative, so only the count tells that a row is past saving.
    tooMuch: (count) => count > max,
  };
}

class Ways {
  readonly #row: Row;
  readonly #known = new Map<string, number>();

  constructor(row: Row) {
    this.#row = row;
  }

  from(column: number, count: number, sum: number): number {
    if (this.#row.tooMuch(count, sum)) return 0;
    const entries = this.#row.columns[column];
    if (entries === undefined) return this.#row.fits(count, sum) ? 1 : 0;
    const key = `${column} ${count} ${sum}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let ways = 0;
    for (const entry of entries) ways += this.from(column + 1, count + entry.count, sum + entry.amount);
    this.#known.set(key, ways);
    return ways;
  }
}

function drawRow(row: Row, below: (sides: number) => number): Entry[] {
  const ways = new Ways(row);
  let count = 0;
  let sum = 0;
  return row.columns.map((entries, column) => {
    const weights = entries.map((entry) => ways.from(column + 1, count + entry.count, sum + entry.amount));
    const entry = itemAt(entries, weightedIndex(weights, below));
    count += entry.count;
    sum += entry.amount;
    return entry;
  });
}

function weightedIndex(weights: readonly number[], below: (sides: number) => number): number {
  const total = weights.reduce((so, weight) => so + weight, 0);
  // Very large numbers of ways are drawn from a fine grid instead of one by one.
  const scale = total > 0x40000000 ? total / 0x40000000 : 1;
  let left = below(Math.max(1, Math.floor(total / scale))) * scale;
  for (const [index, weight] of weights.entries()) {
    if (weight > 0 && left < weight) return index;
    left -= weight;
  }
  return weights.findLastIndex((weight) => weight > 0);
}

function listRows({ columns, fits, tooMuch }: Row): Entry[][] {
  const ways = new Ways({ columns, fits, tooMuch });
  const rows: Entry[][] = [];
  const walk = (column: number, count: number, sum: number, taken: readonly Entry[]) => {
    if (ways.from(column, count, sum) === 0) return;
    const entries = columns[column];
    if (entries === undefined) rows.push([...taken]);
    else
      for (const entry of entries)
        walk(column + 1, count + entry.count, sum + entry.amount, [...taken, entry]);
  };
  walk(0, 0, 0, []);
  return rows;
}

function collect(question: SomeQuestion | DistributeQuestion, entries: readonly Entry[]): Pick {
  const picked = new Map(entries.flatMap(({ id, amount }) => (id === null ? [] : [[id, amount] as const])));
  if (question.kind === 'some') return question.options.flatMap(({ id }) => (picked.has(id) ? [id] : []));
  return Object.fromEntries(question.options.map(({ id }) => [id, picked.get(id) ?? 0]));
}

function drawSubset({ options, min, max }: SomeQuestion, below: (sides: number) => number): Pick {
  const most = Math.min(max, options.length);
  // Every size in turn would favour the rare ones: a size is as likely as it has subsets.
  const sizes = Array.from({ length: most - min + 1 }, (_, index) => subsets(options.length, min + index));
  let missing = min + weightedIndex(sizes, below);
  return options
    .filter((_, index) => {
      const taken = below(options.length - index) < missing;
      if (taken) missing--;
      return taken;
    })
    .map((option) => option.id);
}

function subsets(of: number, size: number): number {
  let ways = 1;
  for (let index = 0; index < size; index++) ways = (ways * (of - index)) / (index + 1);
  return Math.round(ways);
}

function drawOrder(options: readonly Option[], below: (sides: number) => number): Pick {
  const left = options.map((option) => option.id);
  return options.map(() => itemAt(left.splice(below(left.length), 1), 0));
}

function permutations(ids: readonly string[]): string[][] {
  if (ids.length < 2) return [[...ids]];
  return ids.flatMap((first, index) => permutations(ids.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error('A question without a legal answer was asked.');
  return item;
}
