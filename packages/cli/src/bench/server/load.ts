/** The load on one server, in a process of its own: `node bench-load.mjs PLAN`. Prints what it has measured as JSON. */
import { setTimeout as pause } from 'node:timers/promises';
import { ANSWERS } from './beacon.ts';
import { beginBoardgame } from './boardgame-client.ts';
import { beginColyseus } from './colyseus-client.ts';
import { traffic } from './line.ts';
import { beginOurs } from './ours-client.ts';
import type { Load, Plan } from './plan.ts';
import type { Begin, Table } from './table.ts';
import { usageOf } from './usage.ts';

const BEGIN: Readonly<Record<Plan['side'], Begin>> = {
  ours: beginOurs,
  boardgame: beginBoardgame,
  colyseus: beginColyseus,
};
/** Tables that are begun at once. */
const AT_ONCE = 16;
/** A second between the answers of a table. */
const APART = 1000;
/** Answers of each table before anything is measured: what is new is slow. */
const WARM = 4;

async function beginTables(plan: Plan, count: number): Promise<readonly Table[]> {
  const tables: Table[] = [];
  let left = count;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) tables.push(await BEGIN[plan.side](plan.address));
    }),
  );
  return tables;
}

/** Every table gives an answer each second, each at its own moment. */
async function steadily(plan: Plan): Promise<Omit<Load, 'rate'>> {
  const tables = await beginTables(plan, plan.tables);
  const times: number[] = [];
  let measured = false;
  let done = 0;
  const start = performance.now() + 500;
  const play = async (table: Table, offset: number) => {
    for (let number = 0; number < WARM + plan.seconds; number++) {
      const due = start + offset + number * APART;
      await pause(Math.max(0, due - performance.now()));
      const sent = performance.now();
      const counts = measured;
      if (!(await table.answer())) return;
      done += 1;
      if (counts) times.push(performance.now() - sent);
    }
  };
  const playing = tables.map((table, index) => play(table, (index / tables.length) * APART));
  await pause(start + WARM * APART - performance.now());
  const [before, bytes, first] = [usageOf(plan.pid), traffic.bytes, done];
  measured = true;
  await pause(start + (WARM + plan.seconds) * APART - performance.now());
  const [after, more, answers] = [usageOf(plan.pid), traffic.bytes, done - first];
  await Promise.all(playing);
  for (const table of tables) table.close();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    cpu: before === null || after === null ? null : ((after.cpu - before.cpu) * 1000) / answers,
    memory: after === null ? null : after.memory / 2 ** 20,
    p50: at(0.5),
    p99: at(0.99),
    bytes: (more - bytes) / answers,
    answers,
  };
}

/** Few tables play whole matches as fast as they are answered. The time between matches does not count. */
async function atFullSpeed(plan: Plan): Promise<number> {
  let [answers, time] = [0, 0];
  for (let round = 0; round < plan.warmUp + plan.rounds; round++) {
    const tables = await beginTables(plan, plan.few);
    const start = performance.now();
    await Promise.all(
      tables.map(async (table) => {
        while (await table.answer());
      }),
    );
    if (round >= plan.warmUp) {
      time += performance.now() - start;
      answers += plan.few * ANSWERS;
    }
    for (const table of tables) table.close();
  }
  return (answers * 1000) / time;
}

const plan = JSON.parse(process.argv[2] ?? '') as Plan;
const load: Load = { ...(await steadily(plan)), rate: await atFullSpeed(plan) };
process.stdout.write(`${JSON.stringify(load)}\n`);
process.exit(0);
