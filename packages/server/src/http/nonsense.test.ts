import { kit as ragnarok } from '@concilio/ragnarok/kit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Visitor } from '../../test/client.ts';
import { onBothDatabases } from '../../test/databases.ts';
import { type Serving, serve } from '../../test/serve.ts';
import { newId } from '../storage/index.ts';

const SEATS = [{ kind: 'me' }, { kind: 'bot', level: 'simple' }] as const;
const ZERO = 'a\u0000b';
const HALF = 'a\ud800b';

onBothDatabases('what no page of ours would send', (where) => {
  let server: Serving;
  let ana: Visitor;
  beforeEach(async () => {
    server = await serve({ where: where() });
    ana = new Visitor(server.address);
    await ana.post('/api/guest', { name: 'Ana' });
  });
  afterEach(() => server.close());

  const reply = async (path: string, body?: object): Promise<readonly [number, string]> => {
    const method = body === undefined ? 'GET' : 'POST';
    const response = await ana.raw(method, path, body === undefined ? undefined : JSON.stringify(body));
    return [response.status, await response.text()];
  };

  test('signs that a database cannot keep are refused, wherever they stand', async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { table } = await ana.post<{ table: string }>('/api/tables', { game: 'tutorial', seats });
    const { table: running } = await ana.post<{ table: string }>('/api/tables', {
      game: 'tutorial',
      seats: SEATS,
    });
    for (const bad of [ZERO, HALF])
      for (const [path, body] of [
        ['guest', { name: bad }],
        ['rename', { name: bad }],
        ['register', { login: bad, password: 'long enough' }],
        ['login', { login: bad, password: bad }],
        ['recover', { login: bad, code: bad, password: 'long enough' }],
        ['tables', { game: 'tutorial', name: bad, seats: SEATS }],
        ['tables', { game: bad, seats: SEATS }],
        ['tables', { game: 'tutorial', options: { [bad]: 1 }, seats: SEATS }],
        ['tables', { game: 'tutorial', seats: [{ kind: 'me' }, { kind: 'bot', level: bad }] }],
        ['quick', { game: bad }],
        [`tables/${table}/change`, { name: bad }],
        [`tables/${table}/seat`, { seat: 1, bot: bad }],
        [`tables/${table}/sit`, { invite: bad }],
        [`tables/${running}/report`, { rule: bad, expected: 'x' }],
        [`tables/${running}/report`, { expected: bad }],
        ['block', { player: bad }],
        ['complain', { table, about: bad }],
        ['decks', { id: bad, game: 'tutorial', name: '', deck: {}, notes: '', changed: 1 }],
      ] as const) {
        const [status, text] = await reply(`/api/${path}`, body);
        expect([path, status, text]).toEqual([path, 400, expect.stringContaining('"refused"')]);
      }
    for (const path of ['lobby?game=a%00b', 'matches?game=a%00b', 'lobby?page=1e9', 'matches?most=1e9'])
      expect([path, (await reply(`/api/${path}`))[0]]).toEqual([path, 400]);
    expect(await reply(`/api/tables/a%00b`)).toEqual([404, '{"refused":"unknown"}']);
  });

  test('what options may hold is kept, whatever signs are in it', async () => {
    const decks = [{ name: ZERO, heroes: ['aragorn'], cards: {} }, 'lore'];
    const [status, text] = await reply('/api/tables', { game: 'lotr-lcg', options: { decks }, seats: SEATS });
    expect([status, text]).toEqual([200, expect.stringContaining('"table"')]);
    const deck = { id: '00000000-0000-4000-8000-000000000000', game: 'x', name: '', notes: '', changed: 1 };
    expect((await reply('/api/decks', { ...deck, deck: { [ZERO]: 1e308 } }))[0]).toBe(200);
  });

  test('somebody whom there is not cannot be blocked', async () => {
    expect(await reply('/api/block', { player: newId() })).toEqual([404, '{"refused":"player.unknown"}']);
    expect((await reply('/api/unblock', { player: newId() }))[0]).toBe(200);
  });

  test('numbers without measure are refused in a sentence, before anything is made of them', async () => {
    for (const count of [1e8, 1e15, 1e300, -1, 0.5])
      for (const [game, options] of [
        ['tutorial', { goal: count }],
        [
          'lotr-lcg',
          { decks: [{ name: 'own', heroes: ['aragorn'], cards: { 'steward-of-gondor': count } }, 'lore'] },
        ],
        ['lotr-lcg', { carried: { scores: [], players: [{ threat: count, damage: {} }] } }],
        ['lotr-tcg', { format: 'open', decks: [{ ...OWN_DECK, cards: { '1C5': count } }, 'theoden'] }],
        ['ragnarok', { content: boxWith(count) }],
      ] as const) {
        const [status, text] = await reply('/api/tables', { game, options, seats: SEATS });
        expect([game, count, status, text]).toEqual([
          game,
          count,
          400,
          expect.stringMatching(/"refused":"options\.(wrong|together)".*"what":"[^"]/),
        ]);
        expect(text.length).toBeLessThan(2000);
      }
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });
});

const OWN_DECK = { name: 'own', format: 'any', ringBearer: '1R290', ring: '1C2', sites: [] };

/** A box that can be played and is small enough to be sent, but for how many there are of each card. */
function boxWith(copies: number | null): object {
  const own = ragnarok.boxes?.own() ?? {};
  const few = (file: string, from: number, to?: number) => (own[file] as readonly Card[]).slice(from, to);
  const many = (cards: readonly Card[]) =>
    cards.map((card) => (copies === null ? card : { ...card, copies }));
  return {
    ...own,
    names: {},
    maps: few('maps', 0, 1).map((map) => ({ ...map, players: [2, 3, 4] })),
    blessings: few('blessings', 0, 5),
    events: few('events', 0, 5),
    omens: few('omens', 0, 3).map((omen) => ({ ...omen, players: [2, 3, 4] })),
    combat: many(few('combat', 0).map(({ hunt: _hunt, battle: _battle, ...card }) => card)),
    attacks: many(few('attacks', 0, 3)),
  };
}
type Card = Readonly<Record<string, unknown>>;

test('a box of a few kilobytes with a hundred million cards is refused for that alone', () => {
  const check = (copies: number | null) => ragnarok.boxes?.check(boxWith(copies) as never);
  expect(JSON.stringify(boxWith(1e8)).length).toBeLessThan(16_000);
  expect(check(null)).toEqual([]);
  for (const fault of check(1e8) ?? []) expect(fault).toMatch(/copies: "100000000" stands where/);
  expect(check(1e8)?.length).toBe(20);
});
