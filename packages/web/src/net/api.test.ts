import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusalText } from './refusal.ts';
import { api } from './api.ts';

const answers = (status: number, body: string, type = 'application/json; charset=utf-8') =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status, headers: { 'content-type': type } })),
  );

afterEach(() => vi.unstubAllGlobals());

describe('a call to the server', () => {
  it('gives what it answers', async () => {
    answers(200, '{"id":"1","name":"Ana","login":null}');
    expect(await api.me()).toEqual({ is: 'ok', value: { id: '1', name: 'Ana', login: null } });
    expect(refusalText('en', await api.me())).toBeNull();
  });

  it('says why it was refused, with its values, in the language of the reader', async () => {
    answers(409, '{"refused":"tables.many","values":{"most":20}}');
    const reply = await api.quick('tutorial');
    expect(reply).toEqual({ is: 'refused', refused: 'tables.many', values: { most: 20 } });
    expect(refusalText('en', reply)).toBe('You sit at 20 tables already. Finish or leave one first.');
    expect(refusalText('es', reply)).toContain('20 mesas');
  });

  it('has a sentence for refusals that it does not know, and for values that are missing', async () => {
    answers(400, '{"refused":"brand new"}');
    expect(refusalText('en', await api.me())).toContain('brand new');
    answers(400, '{"refused":"seats.count"}');
    expect(refusalText('ro', await api.me())).toContain('seats.count');
  });

  it.each([
    ['a page instead of an answer', 200, '<!doctype html>', 'text/html'],
    ['an error of the way', 502, 'Bad Gateway', 'text/plain'],
    ['half an answer', 200, '{"id":', 'application/json'],
    ['an error without a reason', 500, '{"oops":1}', 'application/json'],
  ])('takes %s for a server that cannot be reached', async (_, status, body, type) => {
    answers(status, body, type);
    expect(await api.me()).toEqual({ is: 'unreachable' });
  });

  it('survives a network that is gone', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('failed to fetch')));
    const reply = await api.lobby(null, 0);
    expect(reply).toEqual({ is: 'unreachable' });
    expect(refusalText('en', reply)).toBe('The server does not answer. You can still play in this browser.');
  });

  it('puts ids into addresses so that they cannot leave their place', async () => {
    const fetched = vi.fn(
      async (_address: string) => new Response('{}', { headers: { 'content-type': 'application/json' } }),
    );
    vi.stubGlobal('fetch', fetched);
    await api.room('../me');
    await api.lobby('a&b', 2);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/api/tables/..%2Fme',
      '/api/lobby?game=a%26b&page=2',
    ]);
  });
});
