import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HELP, Misuse, readArguments } from './arguments.ts';
import { startServer } from './server.ts';
import { backup, restore, StorageProblem } from './storage/index.ts';

/** Built, this file lies in `packages/server/dist`, beside the worker; the client is built into its own package. */
const worker = fileURLToPath(new URL('./think-worker.mjs', import.meta.url));
const client = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** How long a node that is to stop waits for what is under way. */
const FAREWELL = 10_000;

async function main(words: readonly string[]): Promise<void> {
  const order = readArguments(words);
  switch (order.order) {
    case 'help':
      return print(HELP);
    case 'backup':
      await backup(order.where, order.file);
      return print(`A copy is in ${order.file}.\n`);
    case 'restore': {
      const old = await restore(order.where, order.file);
      return print(`Restored.${old === null ? '' : ` What was there before is in ${old}.`}\n`);
    }
    case 'serve':
      return serve(order.settings);
  }
}

async function serve(settings: Extract<ReturnType<typeof readArguments>, { order: 'serve' }>['settings']) {
  const server = await startServer({ ...settings, worker, web: existsSync(client) ? client : null });
  print(`Concilio is at ${server.address}\n`);
  let leaving = false;
  const leave = () => {
    if (leaving) return;
    leaving = true;
    setTimeout(() => process.exit(1), FAREWELL).unref();
    server.close().then(
      () => process.exit(0),
      (problem: unknown) => {
        process.stderr.write(`${problem instanceof Error ? problem.stack : String(problem)}\n`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', leave);
  process.once('SIGINT', leave);
}

function print(text: string): void {
  process.stdout.write(text);
}

main(process.argv.slice(2)).catch((problem: unknown) => {
  const isOurs = problem instanceof Misuse || problem instanceof StorageProblem;
  process.stderr.write(
    `${isOurs ? problem.message : String(problem instanceof Error ? problem.stack : problem)}\n`,
  );
  process.exitCode = isOurs ? 2 : 1;
});
