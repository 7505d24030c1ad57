import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from '../../test/client.ts';
import { type Serving, serve } from '../../test/serve.ts';

let server: Serving;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

const SEATS = [{ kind: 'me' }, { kind: 'bot', level: 'simple' }] as const;

async function reply(visitor: Visitor, path: string, body: object): Promise<readonly [number, object]> {
  const response = await visitor.raw('POST', path, JSON.stringify(body));
  return [response.status, (await response.json()) as object];
}

test('options that each are allowed and do not go together are refused before there is a table', async () => {
  const ana = new Visitor(server.address);
  await ana.post('/api/guest', { name: 'Ana' });
  const open = (decks: readonly unknown[]) =>
    reply(ana, '/api/tables', { game: 'lotr-lcg', options: { decks }, seats: SEATS });
  expect(await open(['lore', 'lore'])).toEqual([
    400,
    {
      refused: 'options.together',
      values: { what: expect.stringMatching(/^The hero ".*" is at the table twice: .*\.$/) },
    },
  ]);
  expect(await open(['lore', { name: 'own', heroes: ['a dragon'], cards: {} }])).toEqual([
    400,
    { refused: 'options.together', values: { what: '"a dragon" is no hero of this box.' } },
  ]);
  expect(await open(['lore', 'fire'])).toMatchObject([400, { refused: 'options.wrong' }]);
  const [status] = await open(['lore', 'spirit']);
  expect(status).toBe(200);
});

test('the host changes options only to what can be played', async () => {
  const ana = new Visitor(server.address);
  await ana.post('/api/guest', { name: 'Ana' });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { table } = await ana.post<{ table: string }>('/api/tables', { game: 'lotr-lcg', seats });
  const change = (decks: readonly string[]) =>
    reply(ana, `/api/tables/${table}/change`, { options: { decks } });
  expect(await change(['tactics', 'tactics'])).toMatchObject([400, { refused: 'options.together' }]);
  expect(await change(['tactics', 'lore'])).toMatchObject([200, { options: { decks: ['tactics', 'lore'] } }]);
});

test('options that are nested without end are refused, and the server goes on', async () => {
  const ana = new Visitor(server.address);
  await ana.post('/api/guest', { name: 'Ana' });
  for (const deep of [50, 2000, 7500]) {
    const nested = `${'['.repeat(deep)}${']'.repeat(deep)}`;
    const body = JSON.stringify({ game: 'tutorial', options: { x: 0 }, seats: SEATS }).replace('0', nested);
    const response = await ana.raw('POST', '/api/tables', body);
    expect(response.status, String(deep)).toBe(400);
  }
});
