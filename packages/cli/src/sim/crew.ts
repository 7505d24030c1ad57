import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Done, Plan, Task } from './plan.ts';

/** Those who do the tasks: this thread alone, or several others. */
export interface Crew {
  /** How many tasks are given out at a time. */
  readonly atOnce: number;
  work(task: Task): Promise<Done>;
  leave(): Promise<void>;
}

/** Stands beside the built command. Run from its sources the command has no worker, and plays by itself. */
const WORKER = fileURLToPath(new URL('./sim-worker.mjs', import.meta.url));

export const alone = (work: (task: Task) => Done): Crew => ({
  atOnce: 1,
  work: async (task) => work(task),
  leave: async () => {},
});

export function threads(size: number, worker: string): Crew {
  const pool = new Piscina<Task, Done>({ filename: worker, minThreads: size, maxThreads: size });
  return { atOnce: 2 * size, work: (task) => pool.run(task), leave: () => pool.destroy() };
}

/** A crew of the size that is wanted, but with no thread that would have nothing to do. */
export function crewOf(wanted: number, tasks: number, work: (task: Task) => Done): Crew {
  const size = Math.min(wanted, tasks);
  return size > 1 && existsSync(WORKER) ? threads(size, WORKER) : alone(work);
}

/** More threads than these only get in each other's way, and cost memory. */
export const mostWorkers = (): number => 4 * coresHere();

export const coresHere = (): number => availableParallelism();

/** Has tasks done by a crew, some at a time, and gives the results in the order of the tasks. */
export async function* inOrder(tasks: Iterable<Task>, crew: Crew): AsyncGenerator<Done> {
  const waiting: Promise<Done>[] = [];
  for (const task of tasks) {
    const result = crew.work(task);
    // Whoever stops early leaves results behind that nobody waits for.
    result.catch(() => {});
    waiting.push(result);
    if (waiting.length < crew.atOnce) continue;
    const done = waiting.shift();
    if (done !== undefined) yield await done;
  }
  for (const done of waiting) yield await done;
}

/** Cuts a series into tasks: small enough to share out, large enough that handing over costs nothing. */
export function tasksOf(plan: Plan, matches: number, workers: number): readonly Task[] {
  const turns = plan.lineups.length;
  const size = Math.min(1000, Math.max(1, Math.ceil(matches / turns / (16 * workers)))) * turns;
  return Array.from({ length: Math.ceil(matches / size) }, (_, index) => {
    const first = index * size;
    return { plan, first, count: Math.min(size, matches - first) };
  });
}
