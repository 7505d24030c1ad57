import { type ServerMessage, WIRE } from '@concilio/tables';
import { expect, test } from 'vitest';
import { Visitor } from '../test/client.ts';
import { serve } from '../test/serve.ts';

test('a page that speaks another language than the server is told so, and loses nothing', async () => {
  const server = await serve();
  try {
    const ana = new Visitor(server.address);
    await ana.post('/api/guest', { name: 'Ana' });
    const { table } = await ana.post<{ table: string }>('/api/tables', {
      game: 'tutorial',
      options: { goal: 12 },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'simple' }],
    });
    const line = await ana.connect();
    const told = () => line.texts.map((text) => JSON.parse(text) as ServerMessage);
    line.send({ do: 'watch', table, wire: WIRE + 1 });
    await line.until('the page is told', () => told().some(({ is }) => is === 'outdated'));
    // It gets nothing that it might misread.
    expect(told()).toEqual([{ is: 'outdated', table }]);

    // Loaded anew, it finds the table as it was.
    line.send({ do: 'watch', table, wire: WIRE });
    const asked = await line.until('a question', () => line.known(table).frame?.questions[0]);
    const pick = asked.options[0]?.id ?? '';
    expect(await line.command(table, { do: 'answer', question: asked.question, pick })).toBe('done');
    // A page of before there was a number says none, and is told in words that it knows.
    const older = await ana.connect();
    older.send({ do: 'watch', table });
    const heard = () => older.texts.map((text) => (JSON.parse(text) as ServerMessage).is);
    await older.until('it is turned away', () => heard().includes('gone'));
    expect(heard()).toEqual(['outdated', 'gone']);
    line.end();
    older.end();
  } finally {
    await server.close();
  }
});
