import { describe, expect, it } from 'vitest';
import { GAMES, loadKit } from '../../client/games.ts';
import { ruleLines, sectionsOf } from './lines.ts';

describe('the reference of a game', () => {
  it.each(GAMES)('has every rule of %s once, under a title, in every language', async (id) => {
    const game = await loadKit(id);
    const ids = game.rules.map((rule) => rule.id);
    expect(ids.length).toBeGreaterThan(0);
    for (const language of ['en', 'es', 'ro'] as const) {
      const lines = ruleLines(game, language);
      expect(lines.map((line) => line.id)).toEqual(ids);
      for (const line of lines) {
        expect(line.text, line.id).not.toBe(`rule.${line.id}`);
        expect(line.title, line.id).not.toMatch(/^section\./);
      }
      const sections = sectionsOf(lines);
      expect(sections.flatMap((section) => section.lines.map((line) => line.id)).sort()).toEqual(
        [...ids].sort(),
      );
    }
  });

  it('says what stands in English because it has not been translated', async () => {
    const game = await loadKit('tutorial');
    const { 'rule.TUT-2': _, ...rest } = game.text.ro;
    const lacking = { ...game, text: { ...game.text, ro: rest } };
    const foreign = ruleLines(lacking, 'ro').filter((line) => line.foreign);
    expect(foreign.map((line) => line.id)).toEqual(['TUT-2']);
    expect(foreign[0]?.text).toBe(game.text.en['rule.TUT-2']);
    expect(ruleLines(lacking, 'en').some((line) => line.foreign)).toBe(false);
  });
});
