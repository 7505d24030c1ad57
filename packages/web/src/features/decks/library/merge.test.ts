import { describe, expect, it } from 'vitest';
import { isFor, merged, type SavedDeck } from './merge.ts';

const saved = (id: string, changed: number, more: Partial<SavedDeck> = {}): SavedDeck => ({
  id,
  game: 'lotr-lcg',
  name: id,
  deck: { heroes: [], cards: {} },
  notes: '',
  changed,
  owner: null,
  ...more,
});

describe('decks of this browser and of the server', () => {
  it('deck by deck the later change wins, on either side', () => {
    const { keep, send } = merged(
      [saved('ours', 5), saved('newer here', 9, { owner: 'ana' }), saved('older here', 1, { owner: 'ana' })],
      [saved('newer here', 3), saved('older here', 7), saved('theirs', 2)],
      'ana',
    );
    expect(send.map(({ id }) => id)).toEqual(['ours', 'newer here']);
    expect(keep.map(({ id, changed, owner }) => [id, changed, owner])).toEqual([
      ['older here', 7, 'ana'],
      ['theirs', 2, 'ana'],
      ['ours', 5, 'ana'],
    ]);
  });

  it('a removal is a change like any other', () => {
    const gone = merged([saved('old', 1)], [saved('old', 2, { deck: null })], 'ana');
    expect(gone.keep[0]?.deck).toBeNull();
    expect(gone.send).toEqual([]);
    const back = merged([saved('old', 3)], [saved('old', 2, { deck: null })], 'ana');
    expect(back.send.map(({ id }) => id)).toEqual(['old']);
  });

  it('says nothing where both sides are alike', () => {
    const both = saved('same', 4, { owner: 'ana' });
    expect(merged([both], [both], 'ana')).toEqual({ keep: [], send: [] });
  });

  it('leaves alone what belongs to somebody else on this device', () => {
    const theirs = saved('theirs', 9, { owner: 'berto' });
    expect(merged([theirs], [], 'ana')).toEqual({ keep: [], send: [] });
    expect(isFor(theirs, 'ana')).toBe(false);
    expect(isFor(theirs, null)).toBe(true);
    expect(isFor(saved('free', 1), 'ana')).toBe(true);
  });
});
