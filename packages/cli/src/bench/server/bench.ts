import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Misuse } from '../../text/say.ts';
import { type Bench, median, type Row } from '../measure.ts';
import type { Load, Plan } from './plan.ts';

/** Built, this file is in `packages/cli/dist`, beside the servers of the peers and the load. */
const beside = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));
const OURS = fileURLToPath(new URL('../../server/dist/server.mjs', import.meta.url));

const SAMPLES = 5;
const SIDES = ['ours', 'boardgame', 'colyseus'] as const;
type Side = (typeof SIDES)[number];

export type Size = Pick<Plan, 'tables' | 'seconds' | 'few' | 'rounds' | 'warmUp'>;
const SIZE: Size = { tables: 1000, seconds: 12, few: 20, rounds: 20, warmUp: 5 };

/**
 * Our server with its durable storage beside the servers of boardgame.io and Colyseus as they come, which keep
 * everything in memory. Each is a process of its own, and so is the load: two people at each table, who play the tutorial
 * game over websockets. Samples are taken in turn, each with a new process.
 */
export function serverBench(size = SIZE, samples = SAMPLES): Bench {
  const names = peerNames();
  return {
    samples: samples * SIDES.length,
    async measure(sampled) {
      const loads: Record<Side, Load[]> = { ours: [], boardgame: [], colyseus: [] };
      for (let sample = 0; sample < samples; sample++)
        for (const side of SIDES) {
          loads[side].push(await sampleOf(side, size));
          sampled(`server: ${side === 'ours' ? 'Concilio' : names[side]}`);
        }
      return rowsOf(loads, names);
    },
  };
}

type Peers = Readonly<Record<Exclude<Side, 'ours'>, string>>;

function peerNames(): Peers {
  const load = createRequire(import.meta.url);
  const named = (name: string) => {
    try {
      return `${name} ${versionOf(load.resolve(name))}`;
    } catch {
      throw new Misuse('bench.peer.missing', { peer: name });
    }
  };
  if (!existsSync(OURS)) throw new Misuse('bench.peer.missing', { peer: 'packages/server/dist/server.mjs' });
  return { boardgame: named('boardgame.io'), colyseus: named('@colyseus/core') };
}

/** Not every package lets others read its `package.json` by its name. */
function versionOf(entry: string): string {
  const folder = dirname(entry);
  const file = join(folder, 'package.json');
  const { version } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as {
    version?: string;
  };
  return version ?? versionOf(folder);
}

async function sampleOf(side: Side, size: Size): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'concilio-bench-'));
  // The rates are for people: here all of them have one address.
  const ours = [OURS, '--port', '0', '--data', folder, '--allowance', '100000'];
  const server = spawn(process.execPath, side === 'ours' ? ours : [beside(`bench-${side}.mjs`)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const address = await said(server.stdout, /http:\/\/[\d.]+:\d+/);
    const plan: Plan = { side, address, pid: server.pid ?? 0, ...size };
    const load = spawn(process.execPath, [beside('bench-load.mjs'), JSON.stringify(plan)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return JSON.parse(await said(load.stdout, /^\{.*\}$/m)) as Load;
  } finally {
    server.kill();
    if (server.exitCode === null) await once(server, 'close');
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first words of a process that are of a form. */
function said(stream: NodeJS.ReadableStream, form: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream.on('data', (more: Buffer) => {
      // Logs may be long, and are of no interest once the address is known.
      text = (text + more.toString()).slice(-10_000);
      const found = form.exec(text)?.[0];
      if (found !== undefined) resolve(found);
    });
    stream.on('end', () => reject(new Error(`A process of the benchmark has ended: ${text}`)));
  });
}

const FIGURES = [
  { name: 'cpu', unit: 'ms/answer', higherIsBetter: false },
  { name: 'p50', unit: 'ms', higherIsBetter: false },
  { name: 'p99', unit: 'ms', higherIsBetter: false },
  { name: 'memory', unit: 'MB', higherIsBetter: false },
  { name: 'bytes', unit: 'B/answer', higherIsBetter: false },
  { name: 'rate', unit: 'answers/s', higherIsBetter: true },
] as const;

/** Each figure beside each peer. What the system does not tell is left out. */
export function rowsOf(loads: Readonly<Record<Side, readonly Load[]>>, peers: Peers): Row[] {
  return FIGURES.flatMap(({ name, unit, higherIsBetter }) =>
    (['colyseus', 'boardgame'] as const).flatMap((side): Row[] => {
      const [ours, peer] = [loads.ours, loads[side]].map((all) => middle(all.map((load) => load[name])));
      if (ours === undefined || peer === undefined || ours === null || peer === null) return [];
      return [
        {
          name: `server/${name}/${side}`,
          ours,
          peer,
          peerName: peers[side],
          ratio: ours / peer,
          unit,
          higherIsBetter,
        },
      ];
    }),
  );
}

function middle(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? null : median(known);
}
