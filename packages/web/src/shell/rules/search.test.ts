import { describe, expect, it } from 'vitest';
import { excerpt, marked, related, type RuleLine, search, withIds } from './search.ts';

const line = (id: string, text: string, title = 'Turn'): RuleLine => ({
  id,
  section: 'turn',
  title,
  page: 1,
  kind: 'stated',
  text,
  foreign: false,
});

const lines = [
  line('A-1', 'Lothlórien is a haven, see A-3.'),
  line('A-2', 'The Ring-bearer may bring two cards.'),
  line('A-3', 'Un refugiu: stăpânul Inelului trage două cărți.', 'Refugii'),
];
const found = (query: string): readonly string[] => search(lines, query).map((hit) => hit.line.id);

describe('the search in the rules', () => {
  it('ignores accents and capitals on both sides', () => {
    expect(found('lothlorien')).toEqual(['A-1']);
    expect(found('LOTHLÓRIEN')).toEqual(['A-1']);
    expect(found('stapanul cărti')).toEqual(['A-3']);
  });

  it('wants every word, in any order, and the beginning of a word is enough', () => {
    expect(found('cards ring')).toEqual(['A-2']);
    expect(found('cards haven')).toEqual([]);
    expect(found('bear')).toEqual(['A-2']);
  });

  it('does not find a word in the middle of another', () => {
    expect(found('ring')).toEqual(['A-2']);
    expect(search(lines, 'ring')[0]?.pieces.filter((piece) => piece.marked)).toEqual([
      { text: 'Ring', marked: true },
    ]);
  });

  it('finds ids and titles', () => {
    expect(found('a-3')).toEqual(['A-1', 'A-3']);
    expect(found('refugii')).toEqual(['A-3']);
  });

  it('finds nothing for nothing', () => {
    expect(found('   ')).toEqual([]);
  });

  it('marks the letters of the text, accents included, and loses none', () => {
    const pieces = marked('Către Lothlórien, prin câmpie', ['lothlorien', 'camp']);
    expect(pieces.map((piece) => piece.text).join('')).toBe('Către Lothlórien, prin câmpie');
    expect(pieces.filter((piece) => piece.marked).map((piece) => piece.text)).toEqual(['Lothlórien', 'câmp']);
  });

  it('shows a long text around the first word that was found', () => {
    const long = `${'far away '.repeat(30)}the hidden word ${'and on '.repeat(40)}`;
    const shown = excerpt(marked(long, ['hidden']), 20, 60);
    const text = shown.map((piece) => piece.text).join('');
    expect(text).toContain('hidden');
    expect(text.length).toBeLessThan(70);
    expect(text.startsWith('… ')).toBe(true);
    expect(text.endsWith(' …')).toBe(true);
    expect(excerpt(marked('short', ['sh']), 20, 60).map((piece) => piece.text)).toEqual(['sh', 'ort']);
  });
});

describe('ids within a text', () => {
  it('are links only where there is such a rule', () => {
    expect(withIds('See A-3 and ZZ-9.1.', new Set(['A-3']))).toEqual([
      { text: 'See A-3 and ', id: null },
      { text: 'ZZ-9.1', id: null },
      { text: '.', id: null },
    ]);
  });

  it('lead to the rules that name each other', () => {
    const rules = [
      line('LOB-1.01', 'See LOB-2.02.'),
      line('LOB-2.02', 'Alone.'),
      line('LOB-3.03', 'Nothing.'),
    ];
    expect(related(rules, 'LOB-1.01').map(({ id }) => id)).toEqual(['LOB-2.02']);
    expect(related(rules, 'LOB-2.02').map(({ id }) => id)).toEqual(['LOB-1.01']);
    expect(related(rules, 'LOB-3.03')).toEqual([]);
  });
});
