import { Unreadable } from '@concilio/kernel';

/**
 * Reads several parts of a file, each of which may be wrong, and says all that is wrong with them, by line. What the
 * last one has read is returned.
 */
export function collected<T>(parts: readonly (() => unknown)[], last: () => T): T {
  const mistakes: string[] = [];
  const read = <Part>(part: () => Part): { readonly value: Part } | null => {
    try {
      return { value: part() };
    } catch (problem) {
      if (!(problem instanceof Unreadable)) throw problem;
      mistakes.push(...problem.message.split('\n'));
      return null;
    }
  };
  parts.forEach(read);
  const found = read(last);
  if (found === null || mistakes.length > 0) throw new Unreadable(byLine([...new Set(mistakes)]).join('\n'));
  return found.value;
}

const lineIn = (mistake: string): number => Number(/^Line (\d+):/.exec(mistake)?.[1] ?? 0);

const byLine = (mistakes: readonly string[]): readonly string[] =>
  mistakes.toSorted((one, other) => lineIn(one) - lineIn(other));
