import type { Where } from './storage/index.ts';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly where: Where;
  /** The folder of the built web client; `null` serves none. */
  readonly web: string | null;
  /** The built worker of the bots that look ahead. */
  readonly worker: string;
  /** The addresses from which pages may connect, besides the server's own. */
  readonly origins: readonly string[];
  readonly secure: boolean;
  /** How many proxies stand before the server: the address of a client is what the first of them has told. */
  readonly proxies: number;
  readonly rates: Rates;
  readonly pace: number;
  readonly patience: number;
  readonly thinkers: number;
  readonly thinkingTime: number;
  readonly log: 'silent' | 'info';
}

/** How much one client may ask of the server. */
export interface Rates {
  /** Requests a minute from one address. */
  readonly requests: number;
  /** Of those that cost much: logging in, coming as a guest. */
  readonly entries: number;
  /** Messages a second over one websocket, and how many at once. */
  readonly messages: number;
  readonly burst: number;
}

export const usual = {
  host: '127.0.0.1',
  port: 8787,
  origins: [],
  secure: false,
  proxies: 0,
  rates: { requests: 600, entries: 20, messages: 20, burst: 60 },
  pace: 600,
  patience: 120_000,
  thinkers: 1,
  thinkingTime: 1500,
  log: 'info',
} as const satisfies Partial<Settings>;
