import { kit as lotrBoard } from '@concilio/lotr-board/kit';
import { kit as lotrLcg } from '@concilio/lotr-lcg/kit';
import { kit as beacon } from '@concilio/tutorial/kit';
import { type Spoken, LANGUAGES } from '@concilio/text';
import { describe, expect, it } from 'vitest';
import { glossaryOf } from './glossary.ts';
import { ruleLines } from './lines.ts';
import { wordsUsedIn } from './words.ts';

describe.each([lotrBoard, lotrLcg, beacon].map((game) => game as unknown as Spoken))(
  'the words of $id',
  (game) => {
    it.each(LANGUAGES)('stand in rules that there are, and are found there (%s)', (language) => {
      const lines = ruleLines(game, language);
      const words = glossaryOf(game.id, language);
      expect(words.length).toBeGreaterThan(0);
      for (const word of words) {
        expect(lines.map(({ id }) => id)).toContain(word.rule);
        expect(wordsUsedIn(lines, [word]), word.name).toEqual([word]);
      }
    });

    it.each(LANGUAGES)('are those of English, explained in one or two sentences (%s)', (language) => {
      const words = glossaryOf(game.id, language);
      expect(words.map(({ rule }) => rule)).toEqual(glossaryOf(game.id, 'en').map(({ rule }) => rule));
      for (const { name, means } of words) {
        expect(name.trim()).not.toBe('');
        expect(means).toMatch(/^\p{Lu}.*\.$/u);
      }
    });
  },
);

describe('the words that a text uses', () => {
  const game = lotrBoard as unknown as Spoken;
  const names = (id: string, language: 'en' | 'es' | 'ro'): readonly string[] =>
    wordsUsedIn(
      ruleLines(game, language).filter((line) => line.id === id),
      glossaryOf('lotr-board', language),
    ).map(({ name }) => name);

  it('are found by how they begin, also where the text is in English', () => {
    expect(names('LOB-5.09', 'en')).toEqual(['Ring-bearer', 'Right, left', 'Story tile']);
    expect(names('LOB-5.09', 'es')).toContain('Portador del Anillo');
    expect(names('LOB-5.09', 'ro')).toContain('Purtătorul Inelului');
  });
});
