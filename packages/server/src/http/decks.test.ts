import type { KeptDeck } from '@concilio/tables';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from '../../test/client.ts';
import { type Serving, serve } from '../../test/serve.ts';

let server: Serving;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

const deck = (more: Partial<Record<keyof KeptDeck, unknown>> = {}) => ({
  id: '6f1c9a52-0f5e-4a50-9b0e-1d5f6a7c8b90',
  game: 'lotr-lcg',
  name: 'Healers of Imladris',
  deck: { heroes: ['beravor'], cards: { gandalf: 3 } },
  notes: 'Two songs are enough. ¡Ánimo!',
  changed: 1000,
  ...more,
});

async function guest(name: string): Promise<Visitor> {
  const visitor = new Visitor(server.address);
  await visitor.post('/api/guest', { name });
  return visitor;
}

const decksOf = async (visitor: Visitor) =>
  (await visitor.get<{ decks: readonly KeptDeck[] }>('/api/decks')).decks;

test('a deck is kept as it is, changed and removed, and only its owner sees it', async () => {
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  expect(await ana.post('/api/decks', deck())).toEqual({ deck: deck() });
  expect(await ana.post('/api/decks', deck({ changed: 900, name: 'Older' }))).toEqual({ deck: deck() });
  expect(await decksOf(ana)).toEqual([deck()]);
  expect(await decksOf(bo)).toEqual([]);
  expect(await bo.post('/api/decks/remove', { id: deck().id, changed: 5000 })).toEqual({ deck: null });
  expect(await decksOf(ana)).toEqual([deck()]);
  const removed = deck({ deck: null, name: '', notes: '', changed: 2000 });
  expect(await ana.post('/api/decks/remove', { id: deck().id, changed: 2000 })).toEqual({ deck: removed });
  expect(await decksOf(ana)).toEqual([removed]);
});

test('a clock that is ahead does not shut out other devices', async () => {
  const ana = await guest('Ana');
  await ana.post('/api/decks', deck({ changed: Date.now() + 1e9 }));
  const later = deck({ name: 'Changed since', changed: Date.now() + 5 });
  const { deck: kept } = await ana.post<{ deck: KeptDeck }>('/api/decks', later);
  expect(kept.name).toBe('Changed since');
});

test('whoever is nobody has no decks, and whoever is forgotten has none left', async () => {
  const nobody = new Visitor(server.address);
  expect((await nobody.raw('GET', '/api/decks')).status).toBe(401);
  expect((await nobody.raw('POST', '/api/decks', JSON.stringify(deck()))).status).toBe(401);
  const ana = await guest('Ana');
  await ana.post('/api/decks', deck());
  await ana.post('/api/forget');
  expect((await ana.raw('GET', '/api/decks')).status).toBe(401);
});

test('the largest deck that may be kept is kept, in any letters', async () => {
  const ana = await guest('Ana');
  const large = deck({ name: 'ș'.repeat(80), notes: '𐍈'.repeat(2000), deck: 'ț'.repeat(19_998) });
  expect(await ana.post('/api/decks', large)).toEqual({ deck: large });
});

test('what is no deck is refused with a short reason, and nothing is kept', async () => {
  const ana = await guest('Ana');
  const reply = async (body: string) => {
    const response = await ana.raw('POST', '/api/decks', body);
    const text = await response.text();
    expect(text.length).toBeLessThan(400);
    return [response.status, (JSON.parse(text) as { refused?: string }).refused];
  };
  const bad: readonly object[] = [
    deck({ id: 'x' }),
    deck({ id: 7 }),
    deck({ id: "'; drop table decks; --" }),
    deck({ name: 'x'.repeat(81) }),
    deck({ name: 'a\u0000b' }),
    deck({ notes: 'half a letter \ud800' }),
    deck({ notes: 'x'.repeat(4001) }),
    deck({ game: 'x'.repeat(41) }),
    deck({ deck: null }),
    deck({ deck: undefined }),
    deck({ changed: -1 }),
    deck({ changed: 1.5 }),
    deck({ changed: '1' }),
    [],
  ];
  for (const body of bad)
    expect(await reply(JSON.stringify(body)), JSON.stringify(body)).toEqual([400, 'malformed']);
  expect(await reply(JSON.stringify(deck({ deck: 'x'.repeat(20_000) })))).toEqual([413, 'deck.long']);
  const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  expect(await reply(JSON.stringify(deck({ deck: 'here' })).replace('"here"', nested))).toEqual([
    413,
    'deck.long',
  ]);
  expect(await reply(JSON.stringify(deck({ deck: 'x'.repeat(200_000) })))).toEqual([413, 'malformed']);
  expect(await decksOf(ana)).toEqual([]);
});
