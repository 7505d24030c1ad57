import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Count, PlayPlan } from './plan.ts';

/** The process of `play.ts`. */
export interface People {
  /** Resolves when every table has gone on from now; `false`: one has not within a minute and a half. */
  goOn(): Promise<boolean>;
  count(): Promise<Count>;
  leave(): Promise<void>;
}

const PATIENCE = 90_000;
/** Those who have sat down play while the others look for a table. */
const SEATING = 600_000;

export async function people(plan: PlayPlan): Promise<People> {
  const script = fileURLToPath(new URL('./play.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(plan)], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const next = (wanted: RegExp, patience = PATIENCE): Promise<string | null> =>
    new Promise((resolve) => {
      const settle = (line: string | null) => {
        clearTimeout(late);
        lines.off('line', hear);
        resolve(line);
      };
      const hear = (line: string) => wanted.test(line) && settle(line);
      const late = setTimeout(() => settle(null), patience);
      lines.on('line', hear);
    });
  const ask = (word: string, wanted: RegExp) => {
    const answer = next(wanted);
    child.stdin.write(`${word}\n`);
    return answer;
  };
  if ((await next(/^seated$/, SEATING)) === null) throw new Error('The people have not found their tables.');
  return {
    goOn: async () => (await ask('again', /^on$/)) !== null,
    count: async () => JSON.parse((await ask('count', /^\{/)) ?? '{}') as Count,
    async leave() {
      child.stdin.end();
      if (child.exitCode === null) await once(child, 'close');
    },
  };
}
