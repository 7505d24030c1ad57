import { type ClientMessage, WIRE } from '@concilio/tables';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverHost } from './socket.ts';

/** A socket that opens and closes when the test says so. */
class Pretended extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: ClientMessage[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  become(readyState: number, event: Event): void {
    this.readyState = readyState;
    this.dispatchEvent(event);
  }
}

const SILENT = {
  frame: () => {},
  around: () => {},
  chat: () => {},
  connected: () => {},
  gone: () => {},
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Pretended);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A table is watched, and the connection is being made. */
function connecting() {
  const sockets: Pretended[] = [];
  const host = serverHost('ws://here', () => {
    sockets.push(new Pretended());
    return sockets.at(-1) as unknown as WebSocket;
  });
  host.watch('t', null, SILENT);
  return { last: () => sockets.at(-1) ?? new Pretended(), host };
}

test('what is commanded while the connection is being made is sent when it stands, after the watching', async () => {
  const { last, host } = connecting();
  const became = host.command('t', { do: 'say', text: 'hello' });
  expect(last().sent).toEqual([]);
  last().become(1, new Event('open'));
  expect(last().sent).toEqual([
    { do: 'watch', table: 't', wire: WIRE },
    { do: 'say', table: 't', ref: 1, text: 'hello' },
  ]);
  last().dispatchEvent(new MessageEvent('message', { data: '{"is":"done","ref":1}' }));
  expect(await became).toBe('done');
});

test('a command is lost with the connection, and is not sent by the next one', async () => {
  const { last, host } = connecting();
  const became = host.command('t', { do: 'say', text: 'hello' });
  last().become(3, new Event('close'));
  expect(await became).toBe('lost');
  expect(await host.command('t', { do: 'undo' })).toBe('lost');
  vi.advanceTimersByTime(1000);
  last().become(1, new Event('open'));
  expect(last().sent).toEqual([{ do: 'watch', table: 't', wire: WIRE }]);
});

test('a command that had to wait too long is lost, and not sent after all', async () => {
  const { last, host } = connecting();
  const became = host.command('t', { do: 'say', text: 'hello' });
  vi.advanceTimersByTime(15_000);
  expect(await became).toBe('lost');
  last().become(1, new Event('open'));
  expect(last().sent).toEqual([{ do: 'watch', table: 't', wire: WIRE }]);
});

test('a table that could not be watched is asked for again, more and more patiently, until it is left', () => {
  const { last, host } = connecting();
  last().become(1, new Event('open'));
  const tell = (down: object) =>
    last().dispatchEvent(new MessageEvent('message', { data: JSON.stringify(down) }));
  const attempts = () => last().sent.filter((up) => up.do === 'watch').length;
  const waited: number[] = [];
  for (let attempt = 1; attempt < 8; attempt++) {
    expect(attempts()).toBe(attempt);
    tell({ is: 'later', table: 't' });
    let waits = 0;
    for (; attempts() === attempt && waits < 10_000; waits += 50) vi.advanceTimersByTime(50);
    waited.push(waits);
  }
  expect(waited[0]).toBeLessThan(500);
  expect(Math.max(...waited)).toBeLessThan(6000);
  expect(waited.at(-1)).toBeGreaterThan(2500);

  // What is told of other tables, or after the table was left, asks for nothing.
  tell({ is: 'later', table: 'another' });
  const stop = host.watch('u', null, SILENT);
  tell({ is: 'later', table: 'u' });
  stop();
  const before = last().sent.length;
  vi.advanceTimersByTime(20_000);
  expect(last().sent).toHaveLength(before);
});

test('a new connection watches at once, and not a second time when the pause is over', () => {
  const { last } = connecting();
  last().become(1, new Event('open'));
  last().dispatchEvent(new MessageEvent('message', { data: '{"is":"later","table":"t"}' }));
  last().become(3, new Event('close'));
  vi.advanceTimersByTime(250);
  last().become(1, new Event('open'));
  vi.advanceTimersByTime(20_000);
  expect(last().sent).toEqual([{ do: 'watch', table: 't', wire: WIRE }]);
});

test('a page that the server no longer understands is told so', () => {
  const { last, host } = connecting();
  const gone: string[] = [];
  host.watch('t', null, { ...SILENT, gone: (why) => gone.push(why) });
  last().become(1, new Event('open'));
  last().dispatchEvent(new MessageEvent('message', { data: '{"is":"outdated","table":"t"}' }));
  expect(gone).toEqual(['outdated']);
});
