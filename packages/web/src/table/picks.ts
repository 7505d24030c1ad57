import type { Json, SeenOption, SeenQuestion, SeenTarget } from '@concilio/kernel';

/** What a player has put together so far as the answer to a question. */
export type Draft =
  | { readonly kind: 'one' }
  | { readonly kind: 'some'; readonly chosen: readonly string[] }
  | { readonly kind: 'order'; readonly order: readonly string[] }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'distribute'; readonly given: Readonly<Record<string, number>> }
  /** The target of each thing that has one. */
  | { readonly kind: 'assign'; readonly targets: Readonly<Record<string, string>> };

export function beginDraft({ kind, options, min = 0 }: SeenQuestion): Draft {
  switch (kind) {
    case 'one':
      return { kind };
    case 'some':
      return { kind, chosen: [] };
    case 'order':
      return { kind, order: options.map(({ id }) => id) };
    case 'number':
      return { kind, number: min };
    case 'distribute':
      return { kind, given: Object.fromEntries(options.map(({ id }) => [id, 0])) };
    case 'assign':
      return { kind, targets: {} };
  }
}

/** Adds an option to those chosen, or takes it back. Another one of its group, or the only one, makes room. */
export function toggled({ options, max = 0 }: SeenQuestion, draft: Draft, id: string): Draft {
  if (draft.kind !== 'some') return draft;
  const { chosen } = draft;
  if (chosen.includes(id)) return { ...draft, chosen: chosen.filter((other) => other !== id) };
  const groupOf = (which: string) => options.find((option) => option.id === which)?.group;
  const group = groupOf(id);
  const rest = max === 1 ? [] : chosen.filter((other) => group === undefined || groupOf(other) !== group);
  return rest.length < max ? { ...draft, chosen: [...rest, id] } : draft;
}

/** Moves an option up (−1) or down (+1) in the order. */
export function moved(draft: Draft, id: string, by: -1 | 1): Draft {
  if (draft.kind !== 'order') return draft;
  const from = draft.order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= draft.order.length) return draft;
  return { ...draft, order: draft.order.toSpliced(from, 1).toSpliced(to, 0, id) };
}

/** Changes the number, within its range. */
export function counted({ min = 0, max = 0 }: SeenQuestion, draft: Draft, by: number): Draft {
  return draft.kind === 'number'
    ? { ...draft, number: Math.min(max, Math.max(min, draft.number + by)) }
    : draft;
}

/** Gives one more to an option, or one less, within its cap and the total. */
export function handedOut({ options, total }: SeenQuestion, draft: Draft, id: string, by: -1 | 1): Draft {
  if (draft.kind !== 'distribute') return draft;
  const most = total?.max ?? 0;
  const cap = Math.min(options.find((option) => option.id === id)?.cap ?? most, most);
  const now = draft.given[id] ?? 0;
  const next = now + by;
  if (next < 0 || next > cap || (by > 0 && givenOut(draft.given) >= most)) return draft;
  return { ...draft, given: { ...draft.given, [id]: next } };
}

export const givenOut = (given: Readonly<Record<string, number>>): number =>
  Object.values(given).reduce((sum, amount) => sum + amount, 0);

/** The targets that a thing may go to, whether or not there is room. */
export const targetsFor = ({ targets = [] }: SeenQuestion, { onlyTo }: SeenOption): readonly SeenTarget[] =>
  targets.filter(({ id }) => onlyTo?.includes(id) ?? true);

/** Gives a thing to a target, or takes it back (`null`). Where there is no room, nothing changes. */
export function assigned(question: SeenQuestion, draft: Draft, id: string, target: string | null): Draft {
  if (draft.kind !== 'assign') return draft;
  const { [id]: _before, ...others } = draft.targets;
  if (target === null) return { ...draft, targets: others };
  return hasRoom(question, draft, id, target) ? { ...draft, targets: { ...others, [id]: target } } : draft;
}

/** Whether a thing can go to a target now, wherever it is so far. */
export function hasRoom(question: SeenQuestion, draft: Draft, id: string, target: string): boolean {
  if (draft.kind !== 'assign') return false;
  const { [id]: _before, ...others } = draft.targets;
  const option = question.options.find((one) => one.id === id);
  const goal = option && targetsFor(question, option).find((one) => one.id === target);
  return (
    goal !== undefined &&
    Object.keys(others).length < (question.max ?? 0) &&
    loadOf(others, target) < (goal.holds?.max ?? Infinity)
  );
}

/** Gives a thing to the next target that has room for it (or the one before); beyond the last it goes to none. */
export function passedOn(question: SeenQuestion, draft: Draft, id: string, by: -1 | 1): Draft {
  if (draft.kind !== 'assign') return draft;
  const open = (question.targets ?? []).filter((target) => hasRoom(question, draft, id, target.id));
  const goals = [null, ...open.map((target) => target.id)];
  const now = goals.indexOf(draft.targets[id] ?? null);
  return assigned(question, draft, id, goals[(now + by + goals.length) % goals.length] ?? null);
}

const loadOf = (targets: Readonly<Record<string, string>>, target: string): number =>
  Object.values(targets).filter((one) => one === target).length;

/** What the chosen ones add up to. */
export const sumOf = ({ options }: SeenQuestion, chosen: readonly string[]): number =>
  options.reduce((sum, { id, amount = 0 }) => (chosen.includes(id) ? sum + amount : sum), 0);

/** What an answer comes to, with what there is without it, and what that is measured against. */
export interface Added {
  readonly sum: number;
  readonly against: number;
  /** By how much it is more; 0 where it is not. */
  readonly over: number;
}

export function addedUp(question: SeenQuestion, draft: Draft): Added | null {
  const { adds } = question;
  if (adds === undefined || draft.kind !== 'some') return null;
  const sum = adds.from + sumOf(question, draft.chosen);
  return { sum, against: adds.against, over: Math.max(0, sum - adds.against) };
}

/** What is still wrong with a draft, as the key of a sentence and its number; `null` when it can be sent. */
export interface Lack {
  readonly key:
    | 'lack.choose'
    | 'lack.fewer'
    | 'lack.sum.more'
    | 'lack.sum.less'
    | 'lack.give'
    | 'lack.assign'
    | 'lack.targets';
  readonly count: number;
}

export function lackOf(question: SeenQuestion, draft: Draft): Lack | null {
  if (draft.kind === 'some') return lackOfSome(question, draft.chosen);
  if (draft.kind === 'distribute') {
    const missing = (question.total?.min ?? 0) - givenOut(draft.given);
    return missing > 0 ? { key: 'lack.give', count: missing } : null;
  }
  return draft.kind === 'assign' ? lackOfAssignment(question, draft.targets) : null;
}

function lackOfAssignment(
  { targets = [], min = 0 }: SeenQuestion,
  given: Readonly<Record<string, string>>,
): Lack | null {
  const missing = min - Object.keys(given).length;
  if (missing > 0) return { key: 'lack.assign', count: missing };
  const empty = targets.filter(({ id, holds }) => loadOf(given, id) < (holds?.min ?? 0)).length;
  return empty > 0 ? { key: 'lack.targets', count: empty } : null;
}

function lackOfSome(question: SeenQuestion, chosen: readonly string[]): Lack | null {
  const { min = 0, max = 0, sum } = question;
  if (chosen.length < min) return { key: 'lack.choose', count: min - chosen.length };
  if (chosen.length > max) return { key: 'lack.fewer', count: chosen.length - max };
  if (sum === undefined) return null;
  const now = sumOf(question, chosen);
  if (now < sum.min) return { key: 'lack.sum.more', count: sum.min - now };
  return now > sum.max ? { key: 'lack.sum.less', count: now - sum.max } : null;
}

/** The answer that a draft stands for; `null` while it is not complete. A choice of one is answered by its option. */
export function pickOf(question: SeenQuestion, draft: Draft): Json | null {
  if (lackOf(question, draft) !== null) return null;
  switch (draft.kind) {
    case 'one':
      return null;
    case 'some':
      return question.options.flatMap(({ id }) => (draft.chosen.includes(id) ? [id] : []));
    case 'order':
      return draft.order;
    case 'number':
      return draft.number;
    case 'distribute':
      return draft.given;
    case 'assign':
      return draft.targets;
  }
}

/** The ids by which a table may speak of an option: its own, and that of what it stands for. */
export const standsFor = ({ id, of }: Pick<SeenOption, 'id' | 'of'>, what: string): boolean =>
  id === what || of === what;
