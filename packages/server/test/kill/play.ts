/**
 * People in a process of their own, one at each of many tables with bots: `tsx play.ts PLAN`. They answer whatever they
 * are asked, write down every acknowledgement, come back when the connection is lost, and begin anew when a match is
 * over. On "again" they say "on" as soon as every table has gone on since; on "count" they say what they have had.
 */
import { drawPick, QuickRandom, type Question, seedFrom, type SeenQuestion } from '@concilio/kernel';
import { type ClientMessage, type ServerMessage, WIRE } from '@concilio/tables';
import { fsyncSync, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { Visitor } from '../client.ts';
import type { Count, Noted, PlayPlan } from './plan.ts';

const plan = JSON.parse(process.argv[2] ?? '') as PlayPlan;
/** A connection watches no more tables. */
const EACH = 8;
/** Before what failed is tried again. */
const AGAIN = 200;

const random = new QuickRandom(seedFrom(plan.seed));
const notes = openSync(plan.notes, 'a');
const count = { acknowledged: 0, refused: 0 } satisfies Count;
const tables = new Set<string>();
/** Those that have not gone on since they were last asked to. */
const due = new Set<string>();

let unwritten: Noted[] = [];
/** On the disk before anything else is sent. */
function note(noted: Noted): void {
  if (unwritten.length === 0) setImmediate(write);
  unwritten.push(noted);
}

function write(): void {
  writeSync(notes, unwritten.map((noted) => `${JSON.stringify(noted)}\n`).join(''));
  fsyncSync(notes);
  for (const { table } of unwritten) goesOn(table);
  count.acknowledged += unwritten.length;
  unwritten = [];
}

function goesOn(table: string): void {
  if (due.delete(table) && due.size === 0) process.stdout.write('on\n');
}

async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch {
      await pause(AGAIN);
    }
  }
}

/** A person at some tables, over one connection. */
async function person(seats: number): Promise<void> {
  const visitor = new Visitor(plan.address);
  await insist(() => visitor.post('/api/guest', { name: 'Ana' }));
  const mine = new Set<string>();
  const sent = new Map<number, Noted>();
  let socket: WebSocket | null = null;
  let ref = 0;

  const send = (up: ClientMessage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(up));
  };

  const watch = (table: string) => send({ do: 'watch', table, wire: WIRE });

  async function begin(): Promise<void> {
    const isBoard = mine.size % 2 === 0;
    const bot = { kind: 'bot', level: 'simple' };
    const { table } = await insist(() =>
      visitor.post<{ table: string }>('/api/tables', {
        game: isBoard ? 'lotr-board' : 'tutorial',
        seats: isBoard ? [{ kind: 'me' }, bot, bot] : [bot, { kind: 'me' }],
      }),
    );
    mine.add(table);
    tables.add(table);
    watch(table);
  }

  function answer(table: string, asked: SeenQuestion): void {
    const { question, optional } = asked;
    if (optional) return send({ do: 'pass', table, ref: ++ref, question });
    const pick = drawPick(asked as unknown as Question, (sides) => random.index(sides));
    sent.set(++ref, { table, question, pick });
    send({ do: 'answer', table, ref, question, pick: pick as string });
  }

  function hear(down: ServerMessage): void {
    if (down.is === 'frame') {
      const [asked] = down.questions;
      if (down.outcome !== null && mine.delete(down.table)) {
        tables.delete(down.table);
        goesOn(down.table);
        send({ do: 'unwatch', table: down.table });
        void begin();
      } else if (asked !== undefined) answer(down.table, asked);
    } else if (down.is === 'done') {
      const noted = sent.get(down.ref);
      if (noted !== undefined) note(noted);
      sent.delete(down.ref);
    } else if (down.is === 'later') {
      setTimeout(() => watch(down.table), AGAIN);
    } else if (down.is === 'refused') {
      const refused = sent.get(down.ref);
      sent.delete(down.ref);
      if (refused === undefined || down.refusal !== 'not stored') return;
      count.refused += 1;
      // Nothing has changed, so that no frame will ask again.
      setTimeout(() => watch(refused.table), AGAIN);
    }
  }

  function connect(): void {
    const own = new WebSocket(`${plan.address.replace(/^http/, 'ws')}/ws`, {
      headers: { cookie: visitor.cookie },
    });
    socket = own;
    own.on('open', () => {
      sent.clear();
      for (const table of mine) watch(table);
    });
    own.on('message', (data) => hear(JSON.parse(String(data)) as ServerMessage));
    own.on('error', () => undefined);
    own.on('close', () => setTimeout(connect, AGAIN));
  }

  connect();
  for (let seat = 0; seat < seats; seat++) await begin();
}

createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (line === 'count') process.stdout.write(`${JSON.stringify(count)}\n`);
    else for (const table of tables) due.add(table);
  })
  .on('close', () => process.exit(0));

const groups = Array.from({ length: Math.ceil(plan.tables / EACH) }, (_, group) =>
  Math.min(EACH, plan.tables - group * EACH),
);
for (const seats of groups) await person(seats);
process.stdout.write('seated\n');
