import {
  type TableInfo,
  type ChatLine,
  type Frame,
  type Cursor,
  type Command,
  eventsIn,
  frameAfter,
  type SentFrame,
} from '@concilio/tables';
import { canonical } from '@concilio/kernel';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { Visitor } from '../client.ts';
import { cableTo } from './cable.ts';

export interface Cutting {
  readonly cuts: number;
  /** Matches that were played to the end meanwhile, and their events. */
  readonly matches: number;
  readonly events: number;
  /** Milliseconds from a cut to the next frame, sorted. */
  readonly back: readonly number[];
  /** Matches after which the client's log or view was not the server's, and frames that left out or repeated something. */
  readonly wrong: number;
  readonly outOfStep: number;
}

/** The part of the web client's connection that is used here. It is loaded by its address, since it knows the DOM. */
type ServerHost = (
  address: string,
  make: (address: string) => WebSocket,
) => {
  watch(table: string, have: Cursor | null, listener: Listener): () => void;
  command(table: string, command: Command): Promise<string>;
};

interface Listener {
  frame(frame: SentFrame): void;
  around(around: TableInfo): void;
  chat(lines: readonly ChatLine[]): void;
  connected(connected: boolean): void;
  gone(why: string): void;
}

const webSocket = new URL('../../../web/src/net/socket.ts', import.meta.url).href;
const viewOf = (frame: Frame | null) => frame?.view;
/** At most so many milliseconds pass before the next cut. */
const LONGEST = 400;
const BOT = { kind: 'bot', level: 'simple' };

/**
 * Cuts the web client's connection again and again while bots play and events stream, and compares what the client has
 * heard with what the server tells somebody who comes at the end.
 */
export async function cutting(address: string, cuts: number): Promise<Cutting> {
  Object.assign(globalThis, { WebSocket });
  const { serverHost } = (await import(webSocket)) as { serverHost: ServerHost };
  const visitor = new Visitor(address);
  await visitor.post('/api/guest', { name: 'Ana' });
  const cable = await cableTo(address);
  const host = serverHost(`${cable.address.replace(/^http/, 'ws')}/ws`, (at) => {
    const socket = new WebSocket(at, { headers: { cookie: visitor.cookie } });
    socket.on('error', () => undefined);
    return socket;
  });
  const result = { cuts: 0, matches: 0, events: 0, wrong: 0, outOfStep: 0 };
  const back: number[] = [];
  let cutAt: number | null = null;

  /** Plays a match of bots to its end, with the client looking on from a seat. */
  async function match(): Promise<void> {
    const { table } = await visitor.post<{ table: string }>('/api/tables', {
      game: 'lotr-board',
      seats: [{ kind: 'me' }, BOT, BOT],
    });
    let log: Frame['events'] = [];
    let shown: Frame | null = null;
    const seat = { isPlayedByBot: false };
    let over: () => void = () => undefined;
    const end = new Promise<void>((resolve) => (over = resolve));
    const stop = host.watch(table, null, {
      frame(frame) {
        if (cutAt !== null) back.push(performance.now() - cutAt);
        cutAt = null;
        shown = frameAfter(shown, frame);
        if (frame.since !== log.length || shown === null) result.outOfStep += 1;
        log = [...log.slice(0, frame.since), ...eventsIn(frame)];
        if (frame.outcome !== null) over();
      },
      around({ seats }) {
        seat.isPlayedByBot = seats[0]?.bot !== null;
      },
      chat: () => undefined,
      connected: () => undefined,
      gone: () => over(),
    });
    while (!seat.isPlayedByBot) {
      await host.command(table, { do: 'bot', level: 'simple' });
      await pause(10);
    }
    const cutter = cutAgainAndAgain();
    await end;
    cutter.stop();
    stop();
    const line = await visitor.connect();
    line.watch(table);
    await line.until('the whole match', () => line.known(table).frame?.outcome);
    const { log: whole, frame } = line.known(table);
    if (canonical([whole, frame?.view]) !== canonical([log, viewOf(shown)])) result.wrong += 1;
    result.matches += 1;
    result.events += log.length;
    line.end();
  }

  function cutAgainAndAgain(): { stop(): void } {
    let timer: NodeJS.Timeout | null = null;
    const next = () => {
      if (result.cuts >= cuts) return;
      timer = setTimeout(() => {
        // A cut counts when the client was back from the last one.
        if (cutAt === null) {
          cutAt = performance.now();
          result.cuts += 1;
          cable.cut();
        }
        next();
      }, randomInt(LONGEST));
    };
    next();
    return { stop: () => timer !== null && clearTimeout(timer) };
  }

  while (result.cuts < cuts) await match();
  cable.close();
  return { ...result, back: back.sort((one, other) => one - other) };
}
