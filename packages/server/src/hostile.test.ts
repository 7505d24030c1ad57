import { QuickRandom, seedFrom } from '@concilio/kernel';
import { type Me, WIRE } from '@concilio/tables';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from './storage/index.ts';
import { type Line, Visitor } from '../test/client.ts';
import { type Serving, serve } from '../test/serve.ts';

let server: Serving;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

const MESSAGES = 8000;
const REQUESTS = 2000;
const SEATS = [{ kind: 'me' }, { kind: 'bot', level: 'simple' }];

async function seated(name: string): Promise<{ visitor: Visitor; table: string; line: Line }> {
  const visitor = new Visitor(server.address);
  await visitor.post<Me>('/api/guest', { name });
  const { table } = await visitor.post<{ table: string }>('/api/tables', {
    game: 'tutorial',
    options: {},
    seats: SEATS,
    visibility: 'public',
    clock: null,
  });
  const line = await visitor.connect();
  line.watch(table);
  await line.until('a question', () => (line.known(table).frame?.questions.length ?? 0) > 0);
  return { visitor, table, line };
}

/** Things that no client of ours sends, of every kind that somebody might think of. */
function nonsense(random: QuickRandom, mine: string, foreign: string, old: readonly string[]): string {
  const pick = <T>(all: readonly T[]): T => all[random.index(all.length)] as T;
  const ref = () => pick([1, 2, 3, -1, 1.5, Number.MAX_SAFE_INTEGER, null, 'x', {}]);
  const table = () => pick([mine, mine, foreign, foreign, 'x', '', 7, null, { toString: 1 }, '../../etc']);
  const question = () => pick(['', 'x', '0'.repeat(32), 7, null, [], 'a'.repeat(500), '__proto__']);
  const wild = () =>
    pick<unknown>([
      null,
      -1,
      1e308,
      'seat-0',
      '#1',
      [],
      ['#1', '#1'],
      {},
      { '#1': 1 },
      { __proto__: { x: 1 } },
      '\u0000',
      [[[[[[]]]]]],
      'x'.repeat(3000),
    ]);
  const makers: (() => unknown)[] = [
    () => ({ do: 'answer', table: table(), ref: ref(), question: question(), pick: wild() }),
    () => ({
      do: pick(['answer', 'undo', 'concede', 'bot', 'consent', 'pass', 'stops', 'say', 'x', null]),
      table: foreign,
      ref: 1,
    }),
    () => ({ do: 'undo', table: table(), ref: ref() }),
    () => ({ do: 'consent', table: mine, ref: 1, agree: pick([true, false, 1, 'yes']) }),
    () => ({ do: 'bot', table: foreign, ref: 1, level: pick(['simple', 'strong', 'x', null]) }),
    () => ({
      do: 'say',
      table: table(),
      ref: ref(),
      text: pick(['', ' ', 'x'.repeat(600), '\u202e', 7]),
      at: wild(),
    }),
    () => ({ do: 'say', table: mine, ref: 1, phrase: pick(['hello ', 'evil', '__proto__', 3]) }),
    () => ({
      do: 'watch',
      table: table(),
      wire: pick([WIRE, undefined, 0, 1e9, 'x']),
      have: pick([{}, { undos: -1, events: 0 }, { undos: 1e9, events: 'x' }]),
    }),
    () => ({ do: 'stops', table: mine, ref: 1, stops: wild() }),
    () => wild(),
    () => ({ ...(wild() as object), constructor: { prototype: {} } }),
  ];
  const raw: (() => string)[] = [
    () => '',
    () => '{',
    () => 'null',
    () => '[]'.repeat(random.index(50)),
    () => '{"do":"answer"',
    () => String.fromCharCode(...Array.from({ length: 40 }, () => random.index(65_536))),
    () => `${'['.repeat(5000)}${']'.repeat(5000)}`,
    () => pick(old),
  ];
  return random.index(3) === 0 ? pick(raw)() : (JSON.stringify(pick(makers)()) ?? 'undefined');
}

test('ten thousand bad messages and requests: each is refused, nothing crashes, no other table notices', async () => {
  const [victim, attacker] = await Promise.all([seated('Victim'), seated('Attacker')]);
  const before = JSON.stringify(victim.line.known(victim.table).frame);
  const heard = victim.line.texts.length;
  const random = new QuickRandom(seedFrom('hostile'));

  // Answers that were good once are not good again.
  const question = attacker.line.known(attacker.table).frame?.questions[0];
  const replayed = JSON.stringify({
    do: 'answer',
    table: attacker.table,
    ref: 5,
    question: question?.question ?? '',
    pick: question?.options[0]?.id ?? '',
  });
  attacker.line.socket.send(replayed);
  await attacker.line.until('the good answer', () =>
    attacker.line.texts.some((text) => text.includes('"done"')),
  );

  let answered = 0;
  let closed = 0;
  let { line } = attacker;
  for (let sent = 0; sent < MESSAGES; ) {
    const here = line;
    const from = here.texts.length;
    let batch = 0;
    for (; batch < 50 && sent < MESSAGES; batch++, sent++)
      here.socket.send(nonsense(random, attacker.table, victim.table, [replayed]));
    await here.until(
      'a short error each, or the end',
      () => here.closed !== null || refusals(here, from) >= batch / 4,
    );
    answered += refusals(here, from);
    if (here.closed !== null || here.socket.readyState !== here.socket.OPEN) {
      closed += 1;
      line = await attacker.visitor.connect();
      line.watch(attacker.table);
    }
  }
  expect(answered + closed).toBeGreaterThan(MESSAGES / 50);
  expect(closed).toBeGreaterThan(0);

  // Too long for any message.
  const long = await attacker.visitor.connect();
  long.socket.send(JSON.stringify({ do: 'say', table: attacker.table, ref: 1, text: 'x'.repeat(100_000) }));
  await long.until('the connection is closed', () => long.closed !== null);
  expect(long.closed).toBe(1009);
  // No texts at all.
  const binary = await attacker.visitor.connect();
  binary.socket.send(Buffer.from([1, 2, 3]));
  await binary.until('the connection is closed', () => binary.closed !== null);

  const paths = [
    'guest',
    'login',
    'register',
    'tables',
    'quick',
    'rename',
    'block',
    'complain',
    'recover',
    'decks/remove',
    `tables/${victim.table}/kick`,
    `tables/${victim.table}/start`,
    `tables/${victim.table}/report`,
    `tables/${victim.table}/seat`,
    `matches/${victim.table}`,
    `invites/${victim.table}`,
    'tables/%00',
    'tables/..%2f..',
    'x'.repeat(200),
  ];
  for (let sent = 0; sent < REQUESTS; sent += 20)
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const path = paths[random.index(paths.length)] ?? '';
        const method = ['GET', 'POST', 'POST', 'PUT', 'DELETE'][random.index(5)] ?? 'GET';
        const body = nonsense(random, attacker.table, victim.table, [replayed]);
        const response = await attacker.visitor.raw(
          method,
          `/api/${path}`,
          method === 'GET' ? undefined : body,
        );
        expect(response.status, `${method} ${path} ${body.slice(0, 200)}`).toBeGreaterThanOrEqual(400);
        expect(response.status, `${method} ${path} ${body.slice(0, 200)}`).toBeLessThan(500);
        const text = await response.text();
        expect(text.length).toBeLessThan(400);
        expect(text).not.toContain('node_modules');
      }),
    );

  // The victim has heard nothing of all this but that somebody looked on, and can play.
  const others = victim.line.texts.slice(heard).filter((text) => !text.startsWith('{"is":"around"'));
  expect(others).toEqual([]);
  expect(JSON.stringify(victim.line.known(victim.table).frame)).toBe(before);
  const open = victim.line.known(victim.table).frame?.questions[0];
  const good = { do: 'answer', question: open?.question ?? '', pick: open?.options[0]?.id ?? '' } as const;
  expect(await victim.line.command(victim.table, good)).toBe('done');
});

const refusals = ({ texts }: Line, from: number): number =>
  texts.slice(from).filter((text) => /^\{"is":"(refused|gone)"/.test(text)).length;

test('whoever sends too fast is told so', async () => {
  const own = await serve({ rates: { requests: 0.01, entries: 5, messages: 0.01, burst: 5 } });
  try {
    const visitor = new Visitor(own.address);
    await visitor.post('/api/guest', { name: 'Ana' });
    const line = await visitor.connect();
    const results = await Promise.all(
      Array.from({ length: 12 }, () => line.command(newId(), { do: 'undo' })),
    );
    expect(results.filter((result) => result === 'too fast')).toHaveLength(7);
    const statuses = [];
    for (let request = 0; request < 8; request++) statuses.push((await visitor.raw('GET', '/api/me')).status);
    expect(statuses).toContain(429);
  } finally {
    await own.close();
  }
});
