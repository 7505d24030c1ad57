import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Call, Command } from '../command.ts';
import { type Kit, gameNamed } from '../games.ts';
import { Progress } from '../progress.ts';
import { missing } from '../sim/coverage.ts';
import { crewOf, tasksOf } from '../sim/crew.ts';
import type { Failure, Task } from '../sim/plan.ts';
import { type Failed, type Report, table } from '../sim/report.ts';
import { readRequest, type Request } from '../sim/request.ts';
import { playSeries, type Series } from '../sim/series.ts';
import { playTask } from '../sim/task.ts';
import { type Say, sayIn } from '../sim/text.ts';
import { Misuse } from '../text/say.ts';

/** Bots play whole matches. */
export const sim: Command = {
  name: 'sim',
  operands: 'GAME',
  options: {
    seats: { type: 'string' },
    bots: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    budget: { type: 'string' },
    option: { type: 'string', multiple: true },
    workers: { type: 'string' },
    recorded: { type: 'boolean' },
    coverage: { type: 'boolean' },
    until: { type: 'string' },
    errors: { type: 'string' },
  },
  async run(call) {
    const [id, given] = call.operands;
    if (id === undefined) throw new Misuse('misuse.operand', { command: 'sim', operand: 'GAME' });
    if (given !== undefined) throw new Misuse('misuse.operands', { command: 'sim', given });
    return simulate(gameNamed(id), call, sayIn(call.language));
  },
};

/** Plays any game, as a call asks, and gives the code to leave with. */
export async function simulate(game: Kit, call: Call, say: Say): Promise<number> {
  const request = readRequest(game, call.values, say);
  const { plan, matches, workers } = request;
  const tasks = tasksOf(plan, matches, workers);
  const crew = crewOf(workers, tasks.length, (task: Task) => playTask(game, task));
  const progress = new Progress(process.stderr, tasks.length);
  const errors: Failed[] = [];
  const started = performance.now();
  try {
    const series = await playSeries(game, request, tasks, crew, {
      failed: (match, failure) => errors.push(kept(request, match, failure)),
      done: (count) => progress.step(`${count}`),
    });
    progress.end();
    const report = reported(request, series, errors, (performance.now() - started) / 1000);
    call.print(call.json ? JSON.stringify(report) : table(report, call.language, say));
    for (const sentence of complaints(report, say)) call.note(sentence);
    const good = report.errors.length === 0 && (report.coverage?.missing ?? []).length === 0;
    return good && (series.comparison === null || series.comparison.better === 0) ? 0 : 1;
  } finally {
    await crew.leave();
  }
}

/** Writes the record of a match that failed, and says where. */
function kept({ plan, errors }: Request, match: number, { message, record }: Failure): Failed {
  mkdirSync(errors, { recursive: true });
  const file = resolve(errors, `concilio-${plan.game}-${plan.seed.slice(0, 8)}-${match}.json`);
  writeFileSync(file, `${JSON.stringify(record)}\n`);
  return { match, message, file };
}

function reported(
  { plan, seed }: Request,
  { summary, counts, comparison }: Series,
  errors: readonly Failed[],
  seconds: number,
): Report {
  return {
    game: plan.game,
    seats: plan.seats,
    seed,
    ...summary,
    errors,
    seconds,
    decisionsPerSecond: summary.decisions / seconds,
    matchesPerSecond: summary.games / seconds,
    ...(counts === null ? {} : { coverage: { ...counts, missing: missing(counts) } }),
    ...(comparison === null
      ? {}
      : {
          pairs: comparison.pairs,
          difference: comparison.difference,
          better: comparison.better === null ? null : (plan.bots[comparison.better] ?? null),
        }),
  };
}

/** What went wrong, a sentence each. */
const complaints = ({ errors, coverage }: Report, say: Say): readonly string[] => [
  ...errors.map(({ match, message, file }) => say('error', { match, message, file })),
  ...(coverage?.missing ?? []).map(({ kind, name }) => say(`missing.${kind}`, { name })),
];
