import type { Finished, FinishedMatch, Lobby, Me, Room } from '@concilio/tables';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Known, type Line, Visitor } from '../test/client.ts';
import { type Serving, serve } from '../test/serve.ts';
import { entriesOf, openStorage, replayOf, tableById } from './storage/index.ts';

let server: Serving;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

async function guest(name: string): Promise<Visitor> {
  const visitor = new Visitor(server.address);
  await visitor.post<Me>('/api/guest', { name });
  return visitor;
}

const NEW = { game: 'tutorial', options: { goal: 4 }, visibility: 'public', clock: null } as const;
const alone = { ...NEW, seats: [{ kind: 'me' }, { kind: 'bot', level: 'simple' }] };

/** Answers whatever the seat must answer with the first option, until the match is over. */
async function playToTheEnd(line: Line, table: string): Promise<Known> {
  const known = line.known(table);
  for (;;) {
    const frame = await line.until('a question or the end', () => {
      const { frame } = known;
      return frame !== null && (frame.outcome !== null || frame.questions.length > 0) && frame;
    });
    if (frame.outcome !== null) return known;
    const [question] = frame.questions;
    if (question === undefined) continue;
    const pick = question.optional
      ? { do: 'pass' as const, question: question.question }
      : { do: 'answer' as const, question: question.question, pick: firstPick(question) };
    await line.command(table, pick);
    await line.until('the next frame', () => known.frame !== frame);
  }
}

function firstPick({ kind, options, min }: NonNullable<Known['frame']>['questions'][number]) {
  const ids = options.map(({ id }) => id);
  if (kind === 'one') return ids[0] ?? '';
  if (kind === 'some') return ids.slice(0, min ?? 0);
  if (kind === 'order') return ids;
  return min ?? 0;
}

describe('alone with bots', () => {
  test('a match is begun by one request, played to the end and opened as a record', async () => {
    const ana = await guest('Ana');
    const { table } = await ana.post<{ table: string }>('/api/tables', alone);
    const line = await ana.connect();
    line.watch(table);
    const { frame } = await playToTheEnd(line, table);
    expect(frame?.outcome?.scores).toHaveLength(2);
    const match = await ana.get<FinishedMatch>(`/api/matches/${table}`);
    expect(match.record).toMatchObject({ format: 'concilio match 1', game: 'tutorial' });
    expect(match.outcome).toEqual(frame?.outcome);
    const mine = await ana.get<{ matches: { table: string }[] }>('/api/matches');
    expect(mine.matches.map((one) => one.table)).toContain(table);
    line.end();
  });

  test('when the rules have changed since, it is opened as what was kept of it', async () => {
    const ana = await guest('Ana');
    const { table } = await ana.post<{ table: string }>('/api/tables', alone);
    const line = await ana.connect();
    line.watch(table);
    const { frame } = await playToTheEnd(line, table);
    line.end();
    const storage = await openStorage({ folder: server.folder });
    try {
      await expect.poll(() => replayOf(storage, table)).not.toBeNull();
      await storage.db.updateTable('tables').set({ version: 0 }).where('id', '=', table).execute();
    } finally {
      await storage.close();
    }
    const match = await ana.get<FinishedMatch>(`/api/matches/${table}`);
    expect(match).toMatchObject({ table, game: 'tutorial', record: null, outcome: frame?.outcome });
    expect(match.replay).toMatchObject({ format: 'concilio replay 2', outcome: frame?.outcome });
    expect(match.replay?.viewers.map(({ eyes }) => eyes)).toEqual(['referee', 'audience', 0, 1]);
  });

  test('while it runs nobody gets its record', async () => {
    const ana = await guest('Ana');
    const { table } = await ana.post<{ table: string }>('/api/tables', alone);
    await expect(ana.get(`/api/matches/${table}`)).rejects.toThrow('match.unknown');
    const room = JSON.stringify(await ana.get(`/api/tables/${table}`));
    expect(room).not.toMatch(/[0-9a-f]{32}/);
  });

  test('strong bots think in threads of their own, and play a match to its end', async () => {
    const own = await serve({ thinkingTime: 5 });
    try {
      const ana = new Visitor(own.address);
      await ana.post('/api/guest', { name: 'Ana' });
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'strong' }];
      const { table } = await ana.post<{ table: string }>('/api/tables', { ...NEW, seats });
      const line = await ana.connect();
      line.watch(table);
      expect(await line.command(table, { do: 'bot', level: 'strong' })).toBe('done');
      await line.until('the end', () => line.known(table).frame?.outcome);
    } finally {
      await own.close();
    }
  });
});

describe('the lobby', () => {
  test('offers public matches under way to those who do not sit there, and they may watch', async () => {
    const [ana, bo] = await Promise.all([guest('Ana'), guest('Bo')]);
    const { table } = await ana.post<{ table: string }>('/api/tables', alone);
    const { table: secret } = await ana.post<{ table: string }>('/api/tables', {
      ...alone,
      visibility: 'private',
    });
    const listed = async (visitor: Visitor) =>
      (await visitor.get<Lobby>('/api/lobby?game=tutorial')).running.map((line) => line.table);
    expect(await listed(bo)).toContain(table);
    expect(await listed(bo)).not.toContain(secret);
    expect(await listed(ana)).not.toContain(table);
    const line = await bo.connect();
    line.watch(table);
    const frame = await line.until('the table', () => line.known(table).frame);
    expect(frame.seat).toBeNull();
    line.end();
  });
});

test('a private table with bots is no table to anybody else, known or not', async () => {
  const [ana, bo] = await Promise.all([guest('Ana'), guest('Bo')]);
  const { table } = await ana.post<{ table: string }>('/api/tables', { ...alone, visibility: 'private' });
  for (const other of [bo, new Visitor(server.address)])
    await expect(other.get(`/api/tables/${table}`)).rejects.toThrow('table.unknown');
});

describe('two people', () => {
  test('meet by invitation, get ready, play, talk, take back by consent, and meet again', async () => {
    const [ana, bo] = await Promise.all([guest('Ana'), guest('Bo')]);
    const { table } = await ana.post<{ table: string }>('/api/tables', {
      ...NEW,
      visibility: 'private',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await expect(bo.get(`/api/tables/${table}`)).rejects.toThrow('table.unknown');
    const { invite } = await ana.get<Room>(`/api/tables/${table}`);
    const seen = await bo.get<Room>(`/api/invites/${invite ?? ''}`);
    expect(seen).toMatchObject({ table, phase: 'waiting', mine: null });
    const lineA = await ana.connect();
    lineA.watch(table);
    await expect(bo.post(`/api/tables/${table}/sit`)).rejects.toThrow('table.unknown');
    await bo.post(`/api/tables/${table}/sit`, { invite });
    await lineA.until('news of the room', () => lineA.texts.some((text) => text.includes('"room"')));
    await expect(ana.post(`/api/tables/${table}/start`)).rejects.toThrow('seats.ready');
    await expect(bo.post(`/api/tables/${table}/start`)).rejects.toThrow('table.host');
    await bo.post(`/api/tables/${table}/ready`, { ready: true });
    await ana.post(`/api/tables/${table}/start`);

    const lineB = await bo.connect();
    lineA.watch(table);
    lineB.watch(table);
    const [knownA, knownB] = [lineA.known(table), lineB.known(table)];
    await lineA.until('both are here', () => knownA.around?.seats.every(({ here }) => here));
    expect(knownA.around?.seats.map(({ name }) => name)).toEqual(['Ana', 'Bo']);

    await lineB.command(table, { do: 'say', text: '  hello\u202e <b>you</b> ' });
    const [said] = await lineA.until('the line', () => knownA.chat.length > 0 && knownA.chat);
    expect(said).toMatchObject({ seat: 1, name: 'Bo', text: 'hello  <b>you</b>' });

    const answer = async (line: Line, known: Known) => {
      const question = await line.until('a question', () => known.frame?.questions[0]);
      expect(
        await line.command(table, { do: 'answer', question: question.question, pick: firstPick(question) }),
      ).toBe('done');
    };
    const first = await lineA.until('somebody is asked', () => knownA.frame?.waitingFor[0] ?? null);
    const [me, you] = first === 0 ? [lineA, lineB] : [lineB, lineA];
    await answer(me, me.known(table));
    await answer(you, you.known(table));
    expect(await me.command(table, { do: 'undo' })).toBe('done');
    await you.until('the request to take back', () => you.known(table).around?.undoAsked);
    expect(await you.command(table, { do: 'consent', agree: true })).toBe('done');
    await me.until('it is taken back', () => me.known(table).frame?.undos === 1);
    expect(me.known(table).frame?.waitingFor).toEqual([first]);
    expect(me.known(table).frame?.events).toEqual([]);

    await Promise.all([playToTheEnd(lineA, table), playToTheEnd(lineB, table)]);
    expect(knownA.frame?.outcome).toEqual(knownB.frame?.outcome);
    const again = await bo.post<{ table: string }>(`/api/tables/${table}/rematch`);
    expect((await ana.post<{ table: string }>(`/api/tables/${table}/rematch`)).table).toBe(again.table);
    // Those who sit there know what it follows; others do not, since a finished match is open to all who know its id.
    expect((await bo.get<Room>(`/api/tables/${again.table}`)).rematchOf).toBe(table);
    const { open } = await new Visitor(server.address).get<Lobby>('/api/lobby');
    expect(open.every(({ rematchOf }) => rematchOf === null)).toBe(true);
    expect(JSON.stringify(open)).not.toContain(table);
    const played = await ana.get<Finished>('/api/matches?game=tutorial&most=100');
    expect(played.matches.map((line) => line.table)).toContain(table);
    expect((await ana.get<Finished>('/api/matches?game=lotr-lcg')).matches).toEqual([]);
    lineA.end();
    lineB.end();
  });

  test('whoever was sent away hears no more of a private table', async () => {
    const [ana, bo] = await Promise.all([guest('Ana'), guest('Bo')]);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { table } = await ana.post<{ table: string }>('/api/tables', {
      ...NEW,
      visibility: 'private',
      seats,
    });
    const { invite } = await ana.get<Room>(`/api/tables/${table}`);
    await bo.post(`/api/tables/${table}/sit`, { invite });
    await bo.post(`/api/tables/${table}/ready`, { ready: true });
    const [lineA, lineB] = await Promise.all([ana.connect(), bo.connect()]);
    lineA.watch(table);
    lineB.watch(table);
    await lineA.command(table, { do: 'say', text: 'welcome' });
    await lineB.until('the welcome', () => lineB.known(table).chat.length === 1);
    const changed = await ana.post<Room>(`/api/tables/${table}/change`, { options: { goal: 5 } });
    expect(changed.seats[1]?.ready).toBe(false);
    await ana.post(`/api/tables/${table}/kick`, { seat: 1 });
    await lineB.until('the door', () => lineB.texts.some((text) => text.includes('"gone"')));
    await lineA.command(table, { do: 'say', text: 'a secret' });
    await lineA.until('the secret', () => lineA.known(table).chat.length === 2);
    expect(lineB.known(table).chat).toHaveLength(1);
    lineA.end();
    lineB.end();
  });

  test('whoever comes back is told what is new, and a bot that stood in leaves', async () => {
    const own = await serve({ patience: 50 });
    try {
      const [ana, bo] = [new Visitor(own.address), new Visitor(own.address)];
      await ana.post('/api/guest', { name: 'Ana' });
      await bo.post('/api/guest', { name: 'Bo' });
      const { table } = await ana.post<{ table: string }>('/api/tables', {
        ...NEW,
        seats: [{ kind: 'me' }, { kind: 'open' }],
      });
      await bo.post(`/api/tables/${table}/sit`);
      await bo.post(`/api/tables/${table}/ready`, { ready: true });
      await ana.post(`/api/tables/${table}/start`);
      const lineA = await ana.connect();
      const known = lineA.known(table);
      lineA.watch(table);
      let asked = '';
      // Bo never comes: when the match waits for him, somebody stands in.
      await lineA.until('Bo is stood in for', () => {
        const question = known.frame?.questions[0];
        if (question !== undefined && question.question !== asked) {
          asked = question.question;
          void lineA.command(table, { do: 'answer', question: asked, pick: firstPick(question) });
        }
        return known.around?.seats[1]?.bot === 'simple';
      });
      const { have, log } = known;
      lineA.end();
      const lineB = await bo.connect();
      lineB.watch(table);
      await lineB.until('Bo has his seat again', () => lineB.known(table).around?.seats[1]?.bot === null);
      const back = await ana.connect();
      back.known(table).log = log;
      back.watch(table, have ?? undefined);
      const frame = await back.until('a frame', () => back.known(table).frame);
      expect(frame.since).toBe(have?.events);
      back.end();
      lineB.end();
    } finally {
      await own.close();
    }
  });
});

describe('the lobby', () => {
  test('lists public tables that wait, mine, and those that wait for me; quick play sits down', async () => {
    const [ana, bo] = await Promise.all([guest('Ana'), guest('Bo')]);
    const { table } = await ana.post<{ table: string }>('/api/quick', { game: 'lotr-board' });
    const lobby = await bo.get<Lobby>('/api/lobby?game=lotr-board');
    expect(lobby.open.map((line) => line.table)).toContain(table);
    expect(lobby.mine).toEqual([]);
    expect(await bo.post('/api/quick', { game: 'lotr-board' })).toEqual({ table });
    expect((await bo.get<Lobby>('/api/lobby')).mine.map((line) => line.table)).toEqual([table]);
    await ana.post(`/api/tables/${table}/kick`, { seat: 1 });
    expect((await bo.get<Lobby>('/api/lobby')).mine).toEqual([]);
    await ana.post(`/api/tables/${table}/leave`);
    expect((await bo.get<Lobby>('/api/lobby?game=lotr-board')).open.map((line) => line.table)).not.toContain(
      table,
    );
  });

  test.each([
    [{ ...alone, game: 'chess' }, 'game.unknown'],
    [{ ...alone, seats: [{ kind: 'me' }] }, 'seats.count'],
    [{ ...alone, seats: [{ kind: 'me' }, { kind: 'me' }] }, 'seats.mine'],
    [{ ...alone, seats: [{ kind: 'me' }, { kind: 'bot', level: 'god' }] }, 'bot.unknown'],
    [{ ...alone, options: { goal: -1 } }, 'options.wrong'],
    [{ ...alone, clock: { per: 'hour', seconds: 1 } }, 'malformed'],
  ])('%j is refused: %s', async (body, refused) => {
    const ana = await guest('Ana');
    await expect(ana.post('/api/tables', body)).rejects.toThrow(refused);
    expect((await ana.get<Lobby>('/api/lobby')).mine).toEqual([]);
  });
});

describe('accounts', () => {
  test('a guest becomes an account and keeps its matches; logging out everywhere cuts connections', async () => {
    const ana = await guest('Ana');
    const { table } = await ana.post<{ table: string }>('/api/tables', alone);
    const { codes } = await ana.post<{ codes: string[] }>('/api/register', {
      login: 'ana',
      password: 'long enough',
    });
    expect(codes).toHaveLength(8);
    const elsewhere = new Visitor(server.address);
    expect(await elsewhere.get('/api/me')).toEqual({ me: null });
    await expect(elsewhere.post('/api/login', { login: 'ana', password: 'wrong one' })).rejects.toThrow(
      'login.wrong',
    );
    await elsewhere.post('/api/login', { login: 'Ana', password: 'long enough' });
    expect((await elsewhere.get<Lobby>('/api/lobby')).mine.map((line) => line.table)).toEqual([table]);
    const line = await elsewhere.connect();
    await ana.post('/api/logout', { everywhere: true });
    await line.until('the connection is cut', () => line.closed !== null);
    expect(await elsewhere.get('/api/me')).toEqual({ me: null });
    await elsewhere.post('/api/recover', { login: 'ana', code: codes[0] ?? '', password: 'another one' });
    await elsewhere.post('/api/forget');
    expect(await elsewhere.get('/api/me')).toEqual({ me: null });
  });
});

describe('safety', () => {
  test('pages of others can neither post nor connect', async () => {
    const ana = await guest('Ana');
    const foreign = { origin: 'https://evil.example' };
    expect((await ana.raw('POST', '/api/rename', '{"name":"x"}', foreign)).status).toBe(403);
    await expect(ana.connect(foreign)).rejects.toThrow('403');
  });

  test('all that a seat can download while a match runs holds neither the seed nor what lies where', async () => {
    const ana = await guest('Ana');
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'simple' }];
    const { table } = await ana.post<{ table: string }>('/api/tables', {
      ...alone,
      game: 'lotr-board',
      options: {},
      seats,
    });
    const line = await ana.connect();
    line.watch(table);
    await line.until('a question', () => (line.known(table).frame?.questions.length ?? 0) > 0);
    await line.command(table, { do: 'say', phrase: 'hello', at: 'moria' });
    await line.until('the phrase', () => line.known(table).chat.length > 0);
    const pages = [
      '/api/me',
      '/api/lobby',
      `/api/tables/${table}`,
      '/api/matches',
      `/api/matches/${table}`,
      '/healthz',
      '/metrics',
    ];
    const texts = await Promise.all(pages.map(async (path) => (await ana.raw('GET', path)).text()));
    const report = await (
      await ana.raw('POST', `/api/tables/${table}/report`, '{"expected":"something else"}')
    ).text();
    const storage = await openStorage({ folder: server.folder });
    const row = await tableById(storage, table);
    const log = await entriesOf(storage, table);
    await storage.close();
    const all = [...texts, report, ...line.texts];
    expect(all.join('\n').length).toBeGreaterThan(5000);
    for (const text of all) {
      expect(text).not.toContain(row?.seed ?? 'no seed');
      for (const entry of log) if (entry.kind === 'answer') expect(text).not.toContain(entry.question);
    }
    // Ids as they are inside would let a piece be followed through every shuffle; the report has others.
    for (const text of [...texts, ...line.texts]) expect(text).not.toMatch(/"#\d{1,3}"/);
    line.end();
  });

  test('there is no inline script, and cookies are for the server alone', async () => {
    const visitor = new Visitor(server.address);
    const response = await visitor.raw('POST', '/api/guest', '{"name":"Ana"}');
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
  });

  test('it says how it is', async () => {
    const visitor = new Visitor(server.address);
    expect(await visitor.get('/healthz')).toEqual({ ok: true });
    const text = await (await visitor.raw('GET', '/metrics')).text();
    expect(text).toMatch(/concilio_tables \d+/);
    expect(text).toMatch(/concilio_commands_total\{command="answer",refusal="none"\} \d+/);
  });
});
