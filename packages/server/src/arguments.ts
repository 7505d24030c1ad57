import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Rates, type Settings, usual } from './settings.ts';
import type { Where } from './storage/index.ts';

/** What was typed makes no sense: the message is one sentence. */
export class Misuse extends Error {}

export type Order =
  | { readonly order: 'serve'; readonly settings: Omit<Settings, 'web' | 'worker'> }
  | { readonly order: 'backup' | 'restore'; readonly where: Where; readonly file: string }
  | { readonly order: 'help' };

export const HELP = `Serves Concilio: the tables, and the web client.

Usage:
  npm start -- [OPTIONS]
  npm start -- backup FILE [--data FOLDER]     writes a copy of the embedded database, also while it runs
  npm start -- restore FILE [--data FOLDER]    puts a copy back; the server must not run

Options:
  --port N          8787
  --host ADDRESS    127.0.0.1; 0.0.0.0 lets others in
  --data FOLDER     where the embedded database lies: data
  --database URL    a PostgreSQL instead: postgres://user:password@host/name
  --origin URL      another address from which pages may connect; may be given several times
  --secure          the server is reached by https only
  --proxies N       how many proxies stand before the server, each of which adds to X-Forwarded-For: 0
  --behind-proxy    the same as --proxies 1
  --thinkers N      threads for the bots that look ahead: 1
  --pace MS         how long a bot waits before it answers while people look on: 600
  --allowance N     how many times the usual rates one address may ask: 1; more where many players share one
`;

/** Reads the command line of the server. */
export function readArguments(words: readonly string[]): Order {
  const { values, positionals } = parse(words);
  if (values.help === true) return { order: 'help' };
  const where: Where =
    values.database === undefined ? { folder: resolve(values.data ?? 'data') } : { url: values.database };
  const [order, file, ...more] = positionals;
  if (order === 'backup' || order === 'restore') {
    if (file === undefined || more.length > 0) throw new Misuse(`"${order}" wants one file: ${order} FILE.`);
    return { order, where, file: resolve(file) };
  }
  if (order !== undefined) throw new Misuse(`There is no order "${order}"; there are backup and restore.`);
  return {
    order: 'serve',
    settings: {
      ...usual,
      where,
      host: values.host ?? usual.host,
      port: numberIn('port', values.port, 0, 65_535) ?? usual.port,
      origins: values.origin ?? usual.origins,
      secure: values.secure ?? usual.secure,
      proxies:
        numberIn('proxies', values.proxies, 0, 10) ?? (values['behind-proxy'] === true ? 1 : usual.proxies),
      thinkers: numberIn('thinkers', values.thinkers, 1, 64) ?? usual.thinkers,
      pace: numberIn('pace', values.pace, 0, 60_000) ?? usual.pace,
      rates: timesAsMuch(numberIn('allowance', values.allowance, 1, 100_000) ?? 1),
    },
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        database: { type: 'string' },
        origin: { type: 'string', multiple: true },
        secure: { type: 'boolean' },
        proxies: { type: 'string' },
        'behind-proxy': { type: 'boolean' },
        thinkers: { type: 'string' },
        pace: { type: 'string' },
        allowance: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (problem) {
    throw new Misuse(problem instanceof Error ? problem.message : String(problem));
  }
}

function timesAsMuch(times: number): Rates {
  const { requests, entries, messages, burst } = usual.rates;
  return {
    requests: requests * times,
    entries: entries * times,
    messages: messages * times,
    burst: burst * times,
  };
}

function numberIn(name: string, given: string | undefined, least: number, most: number): number | null {
  if (given === undefined) return null;
  const number = Number(given);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Misuse(`--${name} is a number from ${least} to ${most}, not "${given}".`);
}
