import { asOptions, NO_OPTIONS, schema, withOption } from '@concilio/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES, loadKit } from '../../client/games.ts';
import { forSeats, optionFields, optionKey, optionValue, withSeatChoice } from './options.ts';

const node = schema.record({
  start: schema.oneOf([15, 12, 10], { fallback: 12 }),
  fast: schema.flag({ fallback: true }),
  goal: schema.integer({ min: 1, max: 12, fallback: 4 }),
  endless: schema.integer(),
  house: schema.record({ draw: schema.integer({ min: 0, max: 2 }) }),
  decks: schema.list(schema.text(), { fallback: [] }),
  sides: schema.list(schema.either(schema.oneOf(['red', 'blue', 'green']), schema.record({})), {
    fallback: ['red', 'blue'],
  }),
});

describe('the options of a game as a form', () => {
  it('has a control for each simple option, nested ones included, and leaves out the rest', () => {
    expect(optionFields(node)).toEqual([
      { path: ['start'], kind: 'choice', values: [15, 12, 10], fallback: 12 },
      { path: ['fast'], kind: 'flag', fallback: true },
      { path: ['goal'], kind: 'integer', min: 1, max: 12, fallback: 4 },
      { path: ['house', 'draw'], kind: 'integer', min: 0, max: 2, fallback: 0 },
      {
        path: ['sides'],
        kind: 'each seat',
        values: ['red', 'blue', 'green'],
        fallback: ['red', 'blue'],
        isOpen: true,
      },
    ]);
  });

  it('shows what was set, or what holds by itself', () => {
    const [start, , , draw] = optionFields(node);
    if (start === undefined || draw === undefined) throw new Error('two fields are missing');
    expect(optionValue(NO_OPTIONS, start)).toBe(12);
    expect(optionValue(asOptions({ start: 10 }), start)).toBe(10);
    const set = withOption(asOptions({ start: 10, house: { more: 1 } }), draw.path, 2);
    expect(set).toEqual({ start: 10, house: { more: 1, draw: 2 } });
    expect(optionValue(set, draw)).toBe(2);
    expect(optionValue(asOptions({ house: 'odd' }), draw)).toBe(0);
  });

  it('gives a seat what it wants, and whoever had it the other', () => {
    expect(withSeatChoice(['red', 'blue'], 0, 'green')).toEqual(['green', 'blue']);
    expect(withSeatChoice(['red', 'blue'], 0, 'blue')).toEqual(['blue', 'red']);
    expect(withSeatChoice(['red', { name: 'own' }], 1, 'red')).toEqual([{ name: 'own' }, 'red']);
  });

  it('gives who was forgotten what nobody else has', () => {
    expect(forSeats([], ['red', 'blue', 'green'])).toEqual(['red', 'blue', 'green']);
    expect(forSeats([{ name: 'own' }, 'red'], ['red', 'blue', 'green'])).toEqual([
      { name: 'own' },
      'red',
      'blue',
    ]);
    expect(forSeats(['blue'], ['red', 'blue', 'green'])).toEqual(['blue', 'red', 'green']);
  });

  it.each(GAMES)('of %s has words in every language, and what it sets is allowed', async (id) => {
    const game = await loadKit(id);
    for (const field of optionFields(game.options)) {
      for (const text of Object.values(game.text)) expect(text).toHaveProperty([optionKey(field.path)]);
      const set = withOption(NO_OPTIONS, field.path, field.fallback);
      expect(schema.check(game.options, set).problems).toBeUndefined();
    }
  });
});
