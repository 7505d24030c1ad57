import type { Json } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { STARTER_DECKS } from '../content/decks.ts';
import { CORE_SET } from '../content/index.ts';
import { deckOf, playerCard } from './deck.ts';
import { decksOf } from './index.ts';

const decks = decksOf(CORE_SET);

/** A starter deck as a deck of one's own. */
const starters = STARTER_DECKS.map(({ id, heroes, deck }) =>
  deckOf(
    id,
    [...heroes.map((hero) => [hero, 1] as const), ...deck].flatMap(([card, copies]) => {
      const found = playerCard(CORE_SET, card);
      return found === null ? [] : [[found, copies] as const];
    }),
  ),
);
const asJson = (deck: object) => deck as unknown as Json;
const rulesBroken = (deck: object) => decks.check(asJson(deck)).map(({ rule }) => rule);
const [leadership] = starters;
const own = { name: 'own', heroes: ['aragorn'], cards: { faramir: 3 } };

describe.each(decks.formats)('the format %s', (format) => {
  test.each(starters)('says all of $name, and gives it back as it was', (deck) => {
    const written = decks.write(asJson(deck), format);
    const { deck: read, unread } = decks.read(written, format);
    expect(unread).toEqual([]);
    // OCTGN has no name for a deck.
    expect(read).toEqual(format === 'o8d' ? { ...deck, name: 'own' } : deck);
    expect(decks.guess(written)).toBe(format);
  });
});

describe('the JSON of RingsDB', () => {
  const wanted = { name: 'Mine', heroes: ['aragorn', 'gloin'], cards: { faramir: 2 } };

  test.each([
    ['only by themselves', { heroes: { '01001': 1, '01003': 1 }, slots: { '01014': 2 } }],
    [
      'among the slots too, and are not counted twice',
      { heroes: { '01001': 1, '01003': 1 }, slots: { '01001': 1, '01003': 1, '01014': 2 } },
    ],
    ['only among the slots', { slots: { '01001': 1, '01003': 1, '01014': 2 } }],
    ['in a list', { heroes: ['01001', '01003'], slots: { '01014': 2 } }],
  ])('has heroes that stand %s', (_where, said) => {
    const text = JSON.stringify({ name: 'Mine', ...said });
    expect(decks.guess(text)).toBe('ringsdb-json');
    expect(decks.read(text, 'ringsdb-json')).toEqual({ deck: wanted, unread: [] });
  });

  test('has heroes and no slots yet, which is an empty list there', () => {
    const { deck, unread } = decks.read('{"heroes": {"01001": 1}, "slots": []}', 'ringsdb-json');
    expect(deck).toEqual({ name: 'own', heroes: ['aragorn'], cards: {} });
    expect(unread).toEqual([]);
  });

  test('says which hero it could not read', () => {
    const { unread } = decks.read('{\n"heroes": {"02001": 1},\n"slots": {"01014": 2}}', 'ringsdb-json');
    expect(unread).toEqual([{ line: 2, text: '02001' }]);
    expect(decks.read('{"heroes": 3, "slots": {}}', 'ringsdb-json').deck).toBeNull();
  });
});

describe('the text of RingsDB', () => {
  test('ends with lines about the deck, which are no cards', () => {
    const text =
      'Mine\n\nHero (1)\nAragorn (Core Set)\n\nAlly (2)\n2x Faramir (Core Set)\n\n1 Hero, 2 Cards\n3 Heroes, 34 Cards\nCards up to The Dead Marshes\n';
    expect(decks.read(text, 'ringsdb-text')).toEqual({
      deck: { name: 'Mine', heroes: ['aragorn'], cards: { faramir: 2 } },
      unread: [],
    });
  });
});

describe('what cannot be read is reported', () => {
  test('a card of another box, in the text of RingsDB', () => {
    const { deck, unread } = decks.read(
      'Mine\n\nHero (1)\nÉowyn (Core Set)\n\nAlly (2)\n2x Bilbo Baggins\n1x Faramir\n',
      'ringsdb-text',
    );
    expect(deck).toEqual({ name: 'Mine', heroes: ['eowyn'], cards: { faramir: 1 } });
    expect(unread).toEqual([{ line: 7, text: '2x Bilbo Baggins' }]);
  });

  test('a code that is none of ours, in the JSON of RingsDB', () => {
    const { unread } = decks.read('{\n"slots": {\n"01001": 1,\n"02003": 2\n}}', 'ringsdb-json');
    expect(unread).toEqual([{ line: 4, text: '02003' }]);
  });

  test('a card that is broken off, in a file of OCTGN', () => {
    const { deck, unread } = decks.read(
      '<deck>\n<card qty="2" id="x">Faramir</card>\n<card qty="1"\n</deck>',
      'o8d',
    );
    expect(deck).toEqual({ name: 'own', heroes: [], cards: { faramir: 2 } });
    expect(unread).toEqual([{ line: 3, text: '<card qty="1"' }]);
  });

  test('a number of copies that nobody could mean', () => {
    const odd = '{"slots": {"01001": -1, "01002": 1.5, "01003": 1e9, "01014": 2}}';
    const codes = decks.read(odd, 'ringsdb-json').unread.map(({ text }) => text);
    expect(codes).toEqual(['01001', '01002', '01003']);
    expect(decks.read('Mine\n\nHero (1)\n999999999x Aragorn\n1x Faramir', 'ringsdb-text')).toEqual({
      deck: { name: 'Mine', heroes: [], cards: { faramir: 1 } },
      unread: [{ line: 4, text: '999999999x Aragorn' }],
    });
    const many = '<deck>\n<card qty="999999999">Aragorn</card>\n<card qty="1">Faramir</card>\n</deck>';
    expect(decks.read(many, 'o8d').unread).toHaveLength(1);
  });

  test('a text that is nothing at all', () => {
    expect(decks.guess('')).toBeNull();
    expect(decks.read('[1, 2]', 'concilio')).toEqual({ deck: null, unread: [{ line: 1, text: '[1, 2]' }] });
  });
});

describe('the rules for decks', () => {
  test('LCG-28.07: the starter decks may be played as they are', () => {
    for (const deck of starters) expect(rulesBroken(deck)).toEqual([]);
  });

  test('LCG-28.03: any other deck has at least 50 cards', () => {
    expect(rulesBroken({ ...own, cards: { faramir: 3 } })).toEqual(['LCG-28.03']);
    const cards = Object.fromEntries(
      starters.flatMap((deck) => Object.keys(deck.cards)).map((id) => [id, 3] as const),
    );
    expect(rulesBroken({ ...own, cards })).toEqual([]);
  });

  test('LCG-28.02: at most three copies of a card', () => {
    expect(rulesBroken({ ...own, cards: { faramir: 4 } })).toContain('LCG-28.02');
    expect(rulesBroken({ ...own, cards: { faramir: 3 } })).not.toContain('LCG-28.02');
  });

  test('LCG-2.02: one to three heroes', () => {
    for (const heroes of [[], ['aragorn', 'gloin', 'theodred', 'gimli']])
      expect(rulesBroken({ ...own, heroes })).toContain('LCG-2.02');
  });

  test('LCG-28.05: no hero twice', () => {
    expect(rulesBroken({ ...own, heroes: ['aragorn', 'aragorn'] })).toContain('LCG-28.05');
  });

  test('LCG-28.01: heroes and cards in their places, and only cards of players', () => {
    for (const wrong of [
      { ...own, heroes: ['faramir'] },
      { ...own, cards: { aragorn: 1 } },
      { ...own, cards: { 'forest-spider': 1 } },
      { ...own, heroes: 'aragorn' },
    ])
      expect(rulesBroken(wrong)).toContain('LCG-28.01');
  });

  test('a format that does not exist is named', () => {
    expect(() => decks.read('x', 'cockatrice')).toThrow('cockatrice');
    expect(() => decks.write(asJson(leadership ?? {}), 'cockatrice')).toThrow('cockatrice');
  });
});
