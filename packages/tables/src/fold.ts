import type { TableEntry } from './entry.ts';

type AnswerLine = Extract<TableEntry, { kind: 'answer' }>;

/** What undos have left of a log. */
interface Folded {
  /** The answers that were taken back later. */
  readonly gone: ReadonlySet<TableEntry>;
  /** How many answers stand at its end, and how many of those before it were never taken back. */
  readonly standing: number;
  readonly untouched: number;
}

/**
 * Folds a log: whoever answers and takes back by turns would make every opening as long as all of it together, so what
 * was taken back later is not played.
 *
 * An undo counts decisions' answers, and the secret answer to a question that several are asked at once may be changed
 * until the last one is there: the lines that answer one question of a seat are one answer.
 *
 * The lines may be the end of a log, when `before` answers stood.
 */
export function foldLog(entries: readonly TableEntry[], before = 0): Folded {
  const gone = new Set<TableEntry>();
  const standing: { readonly name: string; readonly lines: AnswerLine[] }[] = Array.from(
    { length: before },
    () => ({ name: '', lines: [] }),
  );
  const byName = new Map<string, AnswerLine[]>();
  let untouched = before;
  for (const entry of entries) {
    if (entry.kind === 'answer') {
      const name = `${entry.seat} ${entry.question}`;
      const lines = byName.get(name);
      if (lines === undefined) {
        const first = [entry];
        byName.set(name, first);
        standing.push({ name, lines: first });
      } else lines.push(entry);
    } else if (entry.kind === 'undo') {
      untouched = Math.min(untouched, entry.to);
      for (const { name, lines } of standing.splice(entry.to)) {
        byName.delete(name);
        for (const line of lines) gone.add(line);
      }
    }
  }
  return { gone, standing: standing.length, untouched };
}
