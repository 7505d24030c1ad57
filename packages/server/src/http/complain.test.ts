import type { Me, Room } from '@concilio/tables';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from '../../test/client.ts';
import { type Serving, serve } from '../../test/serve.ts';
import { openStorage, reports } from '../storage/index.ts';

let server: Serving;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

async function guest(name: string): Promise<{ readonly visitor: Visitor; readonly id: string }> {
  const visitor = new Visitor(server.address);
  const { id } = await visitor.post<Me>('/api/guest', { name });
  return { visitor, id };
}

const refusedWith = async (visitor: Visitor, body: object): Promise<readonly [number, string]> => {
  const response = await visitor.raw('POST', '/api/complain', JSON.stringify(body));
  const { refused } = (await response.json()) as { refused?: string };
  return [response.status, refused ?? ''];
};

async function kept(): Promise<number> {
  const storage = await openStorage({ folder: server.folder });
  const { lines } = await reports(storage, { page: 0, most: 100 });
  await storage.close();
  return lines.length;
}

test('only those who sit at a table or look on complain of what happens there', async () => {
  const [host, friend, stranger] = await Promise.all([guest('Ana'), guest('Berto'), guest('Carla')]);
  const { table } = await host.visitor.post<Room>('/api/tables', {
    game: 'tutorial',
    options: {},
    visibility: 'public',
    clock: null,
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await friend.visitor.post(`/api/tables/${table}/sit`);
  const line = await friend.visitor.connect();
  line.watch(table);
  await line.command(table, { do: 'say', text: 'something rude' });
  await line.until('the line', () => line.known(table).chat.length > 0);
  const [said] = line.known(table).chat;
  const chat = said?.number ?? -1;

  const about = friend.id;
  expect(await refusedWith(stranger.visitor, { table, about })).toEqual([403, 'table.absent']);
  expect(await refusedWith(stranger.visitor, { table, about, chat })).toEqual([403, 'table.absent']);
  expect(await refusedWith(new Visitor(server.address), { table, about })).toEqual([401, 'nobody']);
  expect(await kept()).toBe(0);

  expect(await refusedWith(host.visitor, { table, about })).toEqual([200, '']);
  expect(await refusedWith(host.visitor, { table, about, chat })).toEqual([200, '']);
  expect(await kept()).toBe(2);

  // Whoever looks on hears what is said there, for as long as that is.
  const looking = await stranger.visitor.connect();
  looking.watch(table);
  await looking.until('the chat so far', () => looking.known(table).chat.length > 0);
  expect(await refusedWith(stranger.visitor, { table, about, chat })).toEqual([200, '']);
  // Not of somebody who was never there, and not of a line that somebody else has said.
  expect(await refusedWith(stranger.visitor, { table, about: stranger.id })).toEqual([404, 'player.unknown']);
  expect(await refusedWith(stranger.visitor, { table, about: host.id, chat })).toEqual([
    404,
    'player.unknown',
  ]);
  expect(await kept()).toBe(3);

  looking.end();
  await looking.until('it is closed', () => looking.closed !== null);
  await expect.poll(() => refusedWith(stranger.visitor, { table, about })).toEqual([403, 'table.absent']);
  line.end();
});

test('whoever is blocked is not read in a room that waits either', async () => {
  const [{ visitor: ana }, { visitor: berto, id: player }] = await Promise.all([
    guest('Ana'),
    guest('Berto'),
  ]);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { table } = await ana.post<{ table: string }>('/api/tables', {
    game: 'tutorial',
    visibility: 'public',
    seats,
  });
  await berto.post(`/api/tables/${table}/sit`);
  const [his, hers] = [await berto.connect(), await ana.connect()];
  his.watch(table);
  await his.command(table, { do: 'say', text: 'something rude' });
  await ana.post('/api/block', { player });
  await hers.command(table, { do: 'say', text: 'peace' });
  hers.watch(table);
  await hers.until('the chat so far', () => hers.known(table).chat.length > 0);
  expect(hers.known(table).chat.map(({ text }) => text)).toEqual(['peace']);
  his.end();
  hers.end();
});
