import { Assignments, type Place } from './assignments.ts';
import type { AssignQuestion, DistributeQuestion, Option, Pick, Question, SomeQuestion } from './question.ts';
import { type Entry, Ways } from './ways.ts';

/** The legal answers of a question: how many, all of them, or one at random. */

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
      return waysOf(question).from(0, 0, 0);
    case 'assign':
      return assignmentsOf(question).count;
  }
}

/** A legal answer at random, each as likely as any other (but see `Assignments`). The question must have one. */
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
      return collect(question, drawRow(waysOf(question), below));
    case 'distribute':
      return collect(question, drawRow(waysOf(question), below));
    case 'assign':
      return drawAssignment(question, below);
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
      return listRows(waysOf(question)).map((entries) => collect(question, entries));
    case 'assign':
      return listAssignments(question);
  }
}

/** Whether there is an answer at all. */
export const isAnswerable = (question: Question): boolean => countPicks(question) > 0;

/** Several things are asked of one question in a row, so what was counted last is kept. */
let lastWays: { readonly question: Question; readonly ways: Ways } | null = null;
let lastAssignments: { readonly question: Question; readonly ways: Assignments } | null = null;

function waysOf(question: SomeQuestion | DistributeQuestion): Ways {
  if (lastWays?.question !== question) lastWays = { question, ways: new Ways(question) };
  return lastWays.ways;
}

function assignmentsOf(question: AssignQuestion): Assignments {
  if (lastAssignments?.question !== question) lastAssignments = { question, ways: new Assignments(question) };
  return lastAssignments.ways;
}

function drawAssignment(question: AssignQuestion, below: (sides: number) => number): Pick {
  const assignments = assignmentsOf(question);
  const places: Place[] = [];
  while (places.length < question.options.length) {
    const next = assignments.next(places);
    const weights = next.map(({ ways }) => ways);
    places.push(itemAt(next, weightedIndex(weights, below)).place);
  }
  return assigned(question, places);
}

function listAssignments(question: AssignQuestion): Pick[] {
  const assignments = assignmentsOf(question);
  if (assignments.count === 0) return [];
  const from = (places: readonly Place[]): Pick[] =>
    places.length === question.options.length
      ? [assigned(question, places)]
      : assignments.next(places).flatMap(({ place, ways }) => (ways > 0 ? from([...places, place]) : []));
  return from([]);
}

/** Things that stay where they are do not appear. */
const assigned = ({ options, targets }: AssignQuestion, places: readonly Place[]): Pick =>
  Object.fromEntries(
    options.flatMap(({ id }, thing) => {
      const place = places[thing] ?? null;
      return place === null ? [] : [[id, itemAt(targets, place).id]];
    }),
  );

function drawRow(ways: Ways, below: (sides: number) => number): Entry[] {
  let count = 0;
  let sum = 0;
  return ways.columns.map((entries, column) => {
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

function listRows(ways: Ways): Entry[][] {
  const rows: Entry[][] = [];
  const walk = (column: number, count: number, sum: number, taken: readonly Entry[]) => {
    if (ways.from(column, count, sum) === 0) return;
    const entries = ways.columns[column];
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
