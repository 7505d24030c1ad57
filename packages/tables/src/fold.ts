import type { TableEntry } from './entry.ts';

type AnswerLine = Extract<TableEntry, { kind: 'answer' }>;

/**
 * The answers of a log that were taken back later. A table that is opened does not play them: whoever answers and takes
 * back by turns would make every opening as long as all of it together.
 *
 * An undo counts decisions' answers, and the secret answer to a question that several are asked at once may be changed
 * until the last one is there: the lines that answer one question of a seat are one answer.
 *
 * The lines may be the end of a log, when `before` answers stood.
 */
export function takenBack(entries: readonly TableEntry[], before = 0): ReadonlySet<TableEntry> {
  const gone = new Set<TableEntry>();
  const standing: { readonly name: string; readonly lines: AnswerLine[] }[] = Array.from(
    { length: before },
    () => ({ name: '', lines: [] }),
  );
  const byName = new Map<string, AnswerLine[]>();
  for (const entry of entries) {
    if (entry.kind === 'answer') {
      const name = `${entry.seat} ${entry.question}`;
      const lines = byName.get(name);
      if (lines === undefined) {
        const first = [entry];
        byName.set(name, first);
        standing.push({ name, lines: first });
      } else lines.push(entry);
    } else if (entry.kind === 'undo')
      for (const { name, lines } of standing.splice(entry.to)) {
        byName.delete(name);
        for (const line of lines) gone.add(line);
      }
  }
  return gone;
}
