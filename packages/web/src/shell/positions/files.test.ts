import { kit as lotrBoard } from '@concilio/lotr-board/kit';
import { parseSource, start } from '@concilio/positions';
import { kit as beacon } from '@concilio/tutorial/kit';
import { describe, expect, it } from 'vitest';
import { byRule, positionsOf } from './files.ts';
import { titleOf } from './title.ts';

describe('the position files in the client', () => {
  it.each([lotrBoard, beacon])(
    'show every example of the rulebook, and name only rules that there are',
    async (game) => {
      const shown = byRule(await positionsOf(game.id));
      const ids = game.rules.map(({ id }) => id);
      expect(shown.size).toBeGreaterThan(0);
      for (const rule of shown.keys()) expect(ids).toContain(rule);
      for (const { id, kind } of game.rules ?? [])
        if (kind === 'example') expect(shown.get(id), id).toBeDefined();
    },
  );

  it('are found by their names, and have a title in the reader’s language or in English', async () => {
    const files = await positionsOf('lotr-board');
    const file = files.find(({ name }) => name === 'corruption-enters-his-space');
    if (file === undefined) throw new Error('It is not there.');
    expect(file.rules).toEqual(['LOB-9.03', 'LOB-9.08']);
    expect(titleOf(file, 'es')).toEqual({ text: 'En la casilla de Sauron', language: 'es' });
    expect(titleOf(file, 'ro')).toEqual({ text: 'Into Sauron’s space', language: 'en' });
    expect(file.game).toBe('lotr-board');
    expect(await positionsOf('unheard-of')).toEqual([]);
  });

  it('of the examples can all be set up', async () => {
    const shown = byRule(await positionsOf('lotr-board'));
    for (const { id, kind } of lotrBoard.rules ?? [])
      if (kind === 'example')
        for (const { text, name } of shown.get(id) ?? [])
          expect(() => start(lotrBoard, parseSource(text), 'en'), name).not.toThrow();
  });
});
