import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Visitor } from '../../test/client.ts';
import { type Serving, serve } from '../../test/serve.ts';
import type { Settings } from '../settings.ts';

let server: Serving | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});
const start = async (settings: Partial<Settings> = {}): Promise<Serving> => (server = await serve(settings));

/** A request as it is written, since every library puts its target right first. Returns status, headers and body. */
function asWritten(
  { address }: Serving,
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): Promise<{ readonly status: number; readonly text: string }> {
  const { hostname, port, host } = new URL(address);
  const lines = Object.entries({
    host,
    connection: 'close',
    ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': `${body.length}` }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`),
    );
    let text = '';
    socket.on('data', (part: Buffer) => (text += part.toString()));
    socket.on('error', reject);
    socket.on('end', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text }));
  });
}

/** One route by many names. */
const spelled = (route: string) => [
  `/api/${route}`,
  `/%61pi/${route}`,
  `/a%70i/${route}`,
  `http://anywhere/api/${route}`,
  `https://anywhere.example:99/%61p%69/${route}`,
  `/api/${route}?x=/ws`,
];

describe('however its path is spelled', () => {
  test('a log-in is counted', async () => {
    const own = await start({ rates: { requests: 1000, entries: 3, messages: 9, burst: 9 } });
    const body = JSON.stringify({ login: 'ana', password: 'not the right one' });
    const statuses = [];
    for (const target of spelled('login'))
      statuses.push((await asWritten(own, 'POST', target, {}, body)).status);
    expect(statuses).toEqual([400, 400, 400, 429, 429, 429]);
  });

  test('any other request is counted too', async () => {
    const own = await start({ rates: { requests: 4, entries: 3, messages: 9, burst: 9 } });
    const statuses = [];
    for (const target of spelled('me')) statuses.push((await asWritten(own, 'GET', target)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });

  test('a page of somebody else is refused, and nobody is logged in by it', async () => {
    const own = await start();
    const ana = new Visitor(own.address);
    await ana.post('/api/guest', { name: 'Ana' });
    const { cookie } = ana;
    for (const target of spelled('me')) {
      const origin = 'https://evil.example';
      const evil = await asWritten(own, 'GET', target, { cookie, origin });
      expect([target, evil.status]).toEqual([target, 403]);
      expect(evil.text).not.toContain('Ana');
      // And whoever is logged in is known.
      expect((await asWritten(own, 'GET', target, { cookie })).text).toContain('"name":"Ana"');
    }
  });

  test('a websocket of somebody else is refused', async () => {
    const own = await start();
    for (const path of ['/ws', '/%77s', '/w%73']) {
      const socket = new WebSocket(`${own.address.replace(/^http/, 'ws')}${path}`, {
        headers: { origin: 'https://evil.example' },
      });
      const status = await new Promise((resolve) => {
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
        socket.on('open', () => resolve('open'));
        socket.on('error', () => resolve('error'));
      });
      expect([path, status]).toEqual([path, 403]);
      socket.terminate();
    }
  });

  test('what is no path of ours is answered by no route', async () => {
    const own = await start();
    for (const target of [
      '//api/me',
      '/api//me',
      '/api/me/',
      '/./api/me',
      '/x/../api/me',
      '/API/me',
      '*',
      '/api%2fme',
    ]) {
      const { status, text } = await asWritten(own, 'GET', target);
      expect([target, status >= 400 && status < 500, text.includes('"me"')]).toEqual([target, true, false]);
    }
  });
});

describe('the address of a client', () => {
  const rates = { requests: 2, entries: 3, messages: 9, burst: 9 };
  /** How many of four requests are answered that tell of these addresses. */
  const answered = async (own: Serving, told: (turn: number) => string) => {
    let count = 0;
    for (let turn = 0; turn < 4; turn++) {
      const { status } = await asWritten(own, 'GET', '/api/me', { 'x-forwarded-for': told(turn) });
      if (status === 200) count += 1;
    }
    return count;
  };

  test('is not what the client says', async () => {
    const own = await start({ rates });
    expect(await answered(own, (turn) => `10.0.0.${turn}`)).toBe(2);
  });

  test('behind one proxy is the last that was added, whatever stands before', async () => {
    const own = await start({ rates, proxies: 1 });
    expect(await answered(own, (turn) => `10.0.0.${turn}, 192.0.2.1`)).toBe(2);
    expect(await answered(own, (turn) => `192.0.2.${turn + 2}`)).toBe(4);
  });

  test('behind two proxies is the last but one', async () => {
    const own = await start({ rates, proxies: 2 });
    expect(await answered(own, (turn) => `10.0.0.${turn}, 192.0.2.1, 198.51.100.7`)).toBe(2);
    expect(await answered(own, (turn) => `192.0.2.${turn + 2}, 198.51.100.7`)).toBe(4);
  });
});
