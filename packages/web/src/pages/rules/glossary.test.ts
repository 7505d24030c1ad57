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
    const words = glossaryOf(game.id);

    it('stand in rules that there are, and are found in the rules of each language', () => {
      expect(words.length).toBeGreaterThan(0);
      for (const language of LANGUAGES) {
        const lines = ruleLines(game, language);
        for (const word of words) {
          expect(lines.map(({ id }) => id)).toContain(word.rule);
          expect(wordsUsedIn(lines, [word], language), word.name.en).toEqual([word]);
        }
      }
    });

    it('are explained in every language, in one or two sentences', () => {
      for (const { name, means } of words)
        for (const language of LANGUAGES) {
          expect(name[language].trim()).not.toBe('');
          expect(means[language]).toMatch(/^\p{Lu}.*\.$/u);
        }
    });
  },
);

describe('the words that a text uses', () => {
  const game = lotrBoard as unknown as Spoken;
  const names = (id: string, language: 'en' | 'es' | 'ro'): readonly string[] =>
    wordsUsedIn(
      ruleLines(game, language).filter((line) => line.id === id),
      glossaryOf('lotr-board'),
      language,
    ).map(({ name }) => name[language]);

  it('are found by how they begin, also where the text is in English', () => {
    expect(names('LOB-5.09', 'en')).toEqual(['Ring-bearer', 'Right, left', 'Story tile']);
    expect(names('LOB-5.09', 'es')).toContain('Portador del Anillo');
    expect(names('LOB-5.09', 'ro')).toContain('Purtătorul Inelului');
  });
});
