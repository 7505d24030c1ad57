/** Something about the database that its keeper can put right; the message is one sentence for them. */
export class StorageProblem extends Error {}

/** What a system error calls itself: `ENOSPC`, `SQLITE_FULL`, `23505`. */
export function codeOf(problem: unknown): string {
  return problem instanceof Error && 'code' in problem ? String(problem.code) : '';
}

/** Whether a statement failed because a value that must be unique is there already. */
export function isDuplicate(problem: unknown): boolean {
  const code = codeOf(problem);
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}
