import type { LocalLine, LocalPlan } from './messages.ts';

export type { LocalLine, LocalPlan };

/** Begins a match that this browser plays by itself. The worker that does so comes only now. */
export async function startLocal(plan: LocalPlan): Promise<string> {
  const { startLocal: start } = await import('./host.ts');
  return start(plan);
}

/** The matches that this browser keeps, read without waking the worker that plays them. */
export async function localMatches(): Promise<readonly LocalLine[]> {
  const { lineOf, openStore } = await import('./store.ts');
  return (await (await openStore()).list()).map(lineOf);
}

export async function forgetLocal(id: string): Promise<void> {
  const { forgetLocal: forget } = await import('./host.ts');
  await forget(id);
}
