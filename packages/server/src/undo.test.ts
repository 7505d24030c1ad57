import { expect, test } from 'vitest';
import { type Line, Visitor } from '../test/client.ts';
import { onBothDatabases } from '../test/databases.ts';
import { serve } from '../test/serve.ts';

onBothDatabases('what was taken back', (where) => {
  test('is not there after a restart either, and whoever comes back has every event once', async () => {
    const server = await serve({ where: where() });
    const ana = new Visitor(server.address);
    await ana.post('/api/guest', { name: 'Ana' });
    const { table } = await ana.post<{ table: string }>('/api/tables', {
      game: 'tutorial',
      options: { goal: 12 },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'simple' }],
      clock: { per: 'match', seconds: 3600 },
    });
    const line = await ana.connect();
    line.watch(table);
    const question = (from: Line) => from.until('a question', () => from.known(table).frame?.questions[0]);
    const undos = (from: Line) => from.known(table).frame?.undos;
    for (let turn = 1; turn <= 12; turn++) {
      const asked = await question(line);
      const pick = asked.options[0]?.id ?? '';
      expect(await line.command(table, { do: 'answer', question: asked.question, pick })).toBe('done');
      await line.until('the next question', () => {
        const [next] = line.known(table).frame?.questions ?? [];
        return next !== undefined && next.question !== asked.question;
      });
      if (turn % 4 === 0) continue;
      const before = undos(line) ?? 0;
      expect(await line.command(table, { do: 'undo' })).toBe('done');
      await line.until('the undo', () => undos(line) === before + 1);
    }
    await question(line);
    const { frame, log, have } = line.known(table);
    await server.close();

    const again = await serve({ where: where() });
    try {
      const back = new Visitor(again.address);
      back.cookie = ana.cookie;
      const [whole, rest] = [await back.connect(), await back.connect()];
      whole.watch(table);
      rest.known(table).log = log.slice(0, 3);
      rest.watch(table, { undos: 1, events: 3 });
      for (const one of [whole, rest]) {
        await question(one);
        expect(one.known(table)).toMatchObject({ log, have });
        expect(one.known(table).frame?.view).toEqual(frame?.view);
        expect(one.known(table).frame?.questions).toEqual(frame?.questions);
      }
      expect(undos(whole)).toBe(9);
      whole.end();
      rest.end();
    } finally {
      await again.close();
    }
  });
});
