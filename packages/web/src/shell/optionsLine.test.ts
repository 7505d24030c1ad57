import { type AnyGame, asOptions, NO_OPTIONS, schema } from '@concilio/kernel';
import { kit as lotrBoard } from '@concilio/lotr-board/kit';
import { kit as beacon } from '@concilio/tutorial/kit';
import { describe, expect, it } from 'vitest';
import { type Key, texts } from '../text/index.ts';
import { say } from '../ui/texts.ts';
import { optionFields } from '../features/newTable/options.ts';
import { optionsLine } from './optionsLine.ts';

describe('the options of a table in one line', () => {
  const english = (key: Key, values = {}) => say(texts, 'en', key, values);

  it('say what was chosen, and leave out what is off', () => {
    const options = asOptions({
      sauron: 10,
      passTheRing: true,
      equalTurns: false,
      competitive: false,
    });
    expect(optionsLine(english, { game: 'lotr-board', options })).toBe(
      'Advanced start, Eye on 10 · passing the Ring',
    );
    expect(optionsLine(english, { game: 'tutorial', options: asOptions({ goal: 8 }) })).toBe('To 8 points');
    const quest = asOptions({
      scenario: 'escape-from-dol-guldur',
      decks: ['lore'],
      easy: true,
      campaign: 'none',
    });
    expect(optionsLine(english, { game: 'lotr-lcg', options: quest })).toBe(
      'Escape from Dol Guldur · easy mode',
    );
  });

  it('are silent where there is nothing to say', () => {
    expect(optionsLine(english, { game: 'unheard-of', options: asOptions({ odd: true }) })).toBe('');
    expect(optionsLine(english, { game: 'tutorial', options: NO_OPTIONS })).toBe('');
  });

  it.each([lotrBoard, beacon] as unknown as readonly AnyGame[])('are all worded', (game) => {
    for (const { path } of optionFields(game.options))
      expect(Object.keys(texts.en)).toContain(`options.${game.id}.${path.join('.')}`);
    const usual = schema.check(game.options, {});
    expect(usual.problems).toBeUndefined();
    if (usual.problems === undefined)
      expect(optionsLine(english, { game: game.id, options: asOptions(usual.value) })).not.toBe('');
  });
});
