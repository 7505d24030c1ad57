import { schema } from '@concilio/kernel';
import { lotrBoard } from '@concilio/lotr-board';
import { beacon } from '@concilio/tutorial';
import { describe, expect, it } from 'vitest';
import { type Key, texts } from '../text/index.ts';
import { say } from '../ui/texts.ts';
import { optionFields } from './newTable/options.ts';
import { optionsLine } from './optionsLine.ts';

describe('the options of a table in one line', () => {
  const english = (key: Key, values = {}) => say(texts, 'en', key, values);

  it('say what was chosen, and leave out what is off', () => {
    const options = { sauron: 10, passTheRing: true, equalTurns: false, competitive: false };
    expect(optionsLine(english, { game: 'lotr-board', options })).toBe(
      'Advanced start, Eye on 10 · passing the Ring',
    );
    expect(optionsLine(english, { game: 'tutorial', options: { goal: 8 } })).toBe('To 8 points');
    const quest = { scenario: 'escape-from-dol-guldur', decks: ['lore'], easy: true, campaign: 'none' };
    expect(optionsLine(english, { game: 'lotr-lcg', options: quest })).toBe(
      'Escape from Dol Guldur · easy mode',
    );
  });

  it('are silent where there is nothing to say', () => {
    expect(optionsLine(english, { game: 'unheard-of', options: { odd: true } })).toBe('');
    expect(optionsLine(english, { game: 'tutorial', options: {} })).toBe('');
  });

  it.each([lotrBoard, beacon])('are all worded', (game) => {
    for (const { path } of optionFields(game.options))
      expect(Object.keys(texts.en)).toContain(`options.${game.id}.${path.join('.')}`);
    const usual = schema.check(game.options, {});
    expect(usual.problems).toBeUndefined();
    if (usual.problems === undefined)
      expect(optionsLine(english, { game: game.id, options: { ...usual.value } })).not.toBe('');
  });
});
