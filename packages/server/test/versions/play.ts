/**
 * Plays at a table by the first version of the orchard and writes down each answer that was acknowledged, until it is
 * killed: `tsx play.ts '{"where":…,"table":"…"}'`.
 */
import { type Seat, seat } from '@concilio/kernel';
import { orchard } from '@concilio/suite/orchard';
import type { ServerMessage } from '@concilio/tables';
import { setTimeout as pause } from 'node:timers/promises';
import { openStorage, type Where } from '../../src/storage/index.ts';
import { orchardHost } from './host.ts';

const { where, table } = JSON.parse(process.argv[2] ?? '') as { where: Where; table: string };
const host = orchardHost(await openStorage(where), orchard.first);
let asked: { readonly who: Seat; readonly question: string; readonly key: string } | null = null;
for (const who of [seat(0), seat(1)])
  await host.watch(table, {
    viewer: who,
    have: null,
    send(text) {
      const told = JSON.parse(text) as ServerMessage;
      const [question] = told.is === 'frame' ? told.questions : [];
      if (question !== undefined) asked = { who, ...question };
    },
  });
for (let turn = 0; ; turn++) {
  const now = asked as { readonly who: Seat; readonly question: string; readonly key: string } | null;
  if (now !== null) {
    const { who, question, key } = now;
    // Neither is an ash: what both versions know fits the newer one as well.
    const pick = key === 'pay' ? 'two' : turn % 3 === 0 ? 'oak' : 'elm';
    const refusal = await host.command(table, who, { do: 'answer', question, pick });
    if (refusal === null) process.stdout.write(`${key} ${pick} ${'.'.repeat(40)}\n`);
  }
  await pause(1);
}
