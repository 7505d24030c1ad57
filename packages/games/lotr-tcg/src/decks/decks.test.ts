import { type Json, Match, QuickRandom, seedFrom, Unreadable } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { STARTERS } from '../content/starters.ts';
import { lotrTcg } from '../game.ts';
import { TOWERS_SET } from '../content/index.ts';
import type { OwnDeck } from '../state.ts';
import { text } from '../text/index.ts';
import { asDeck, cardCoded, printedCards, tidied } from './deck.ts';
import { decksOf } from './index.ts';
import { formatOf, problemsOf } from './legality.ts';
import { booster, sealedPool } from './sealed.ts';

const decks = decksOf(TOWERS_SET);
const asJson = (deck: object) => deck as unknown as Json;
const starters = STARTERS.map((deck) => tidied(TOWERS_SET, deck));
const [aragorn, theoden] = starters as [OwnDeck, OwnDeck];
/** The starter with other cards in place of some, and `any` format. */
const changed = (change: Partial<OwnDeck> = {}): OwnDeck => ({ ...aragorn, format: 'any', ...change });
const withCards = (cards: Record<string, number>, without: readonly string[] = []) =>
  changed({
    cards: Object.fromEntries(
      Object.entries({ ...aragorn.cards, ...cards }).filter(([id]) => !without.includes(id)),
    ),
  });
const withSite = (number: number, site: string) =>
  changed({ sites: aragorn.sites.map((id, at) => (at === number - 1 ? site : id)) });
const broken = (deck: object, format?: 'towers' | 'fellowship' | 'open') =>
  problemsOf(TOWERS_SET, asJson(deck), format).map(({ rule, message: { key } }) => `${rule} ${key.slice(8)}`);

describe.each(decks.formats)('the format %s', (format) => {
  test.each(starters)('says all of $name, and gives it back as it was', (deck) => {
    const written = decks.write(asJson(deck), format);
    const { deck: read, unread } = decks.read(written, format);
    expect(unread).toEqual([]);
    // What Gemp keeps has no name and no format.
    expect(read).toEqual(format === 'gemp' ? { ...deck, name: 'own', format: 'any' } : deck);
    expect(decks.guess(written)).toBe(format);
    expect(decks.write(read, format)).toBe(format === 'gemp' ? written : decks.write(asJson(deck), format));
  });

  test('an illegal deck comes back as it was too', () => {
    const odd = changed({
      ringBearer: 'sam-frodos-gardener',
      ring: '',
      sites: ['great-hall', 'great-hall', 'valor'],
      cards: { 'the-one-ring-the-ruling-ring': 1, 'great-hall': 2, 'frodo-tired-traveller': 9, valor: 1 },
    });
    const { deck, unread } = decks.read(decks.write(asJson(odd), format), format);
    expect(unread).toEqual([]);
    expect(deck).toEqual(tidied(TOWERS_SET, { ...odd, name: format === 'gemp' ? 'own' : odd.name }));
  });

  test('every card can be named (TCG-33.01)', () => {
    for (const { id, type } of printedCards(TOWERS_SET)) {
      const deck = changed(type === 'site' ? { sites: [id] } : { cards: { [id]: 2 }, sites: [] });
      const { deck: read, unread } = decks.read(decks.write(asJson(deck), format), format);
      expect(unread).toEqual([]);
      expect(read).toMatchObject({ sites: deck.sites, cards: deck.cards });
    }
  });
});

describe('lists as players write them', () => {
  const read = (...lines: string[]) => decks.read(lines.join('\n'), 'list');
  const cardsOf = (...lines: string[]) => (read(...lines).deck as unknown as OwnDeck).cards;

  test.each([
    '4x Orthanc Warrior',
    '4 x Orthanc Warrior',
    '4 Orthanc Warrior',
    '4× orthanc   WARRIOR',
    'Orthanc Warrior x4',
    '4x Guerrero de Orthanc',
    '4x 4_165',
    '4 4_165*',
    '4x 4C165',
    '4x 4 C 165',
    '4x Orthanc Warrior (4C165)',
    '4x Orthanc Warrior [4_165]',
    '4x Orthanc Warrior 4C165',
    '4x 4C165 Orthanc Warrior',
    '4x Orthanc Warrior (The Two Towers)',
    '• Orthanc Warrior x 4',
  ])('%s', (line) => {
    expect(read('Draw deck', line)).toMatchObject({ deck: { cards: { 'orthanc-warrior': 4 } }, unread: [] });
  });

  test('accents, case and signs do not matter, in English or in Spanish', () => {
    const lines = [
      '1 eomer sister son of theoden',
      '2x RANGER’S SWORD, BLADE OF ARAGORN',
      '3x Palantir Chamber',
    ];
    expect(read('Shadow', ...lines, '1x Frodo, viajero cansado')).toMatchObject({
      deck: {
        ringBearer: 'frodo-tired-traveller',
        cards: {
          'eomer-sister-son-of-theoden': 1,
          'rangers-sword-blade-of-aragorn': 2,
          'palantir-chamber': 3,
        },
      },
      unread: [],
    });
  });

  test('a title without its subtitle will do where one card has it', () => {
    expect(read('1x Guma')).toMatchObject({ deck: { cards: { 'guma-plains-farmer': 1 } }, unread: [] });
    expect(read('Valor', 'Aragorn').unread).toEqual([{ line: 2, text: 'Aragorn' }]);
    expect(cardsOf("Gandalf's Staff")).toEqual({ 'gandalfs-staff': 1 });
  });

  test('without headings each card goes where it belongs; the first Frodo is the Ring-bearer', () => {
    const lines = [
      'My deck',
      '',
      '2x Frodo, Tired Traveller',
      'The Ruling Ring',
      '4C2',
      'Great Hall',
      '3x Valor',
    ];
    expect(read(...lines)).toEqual({
      deck: {
        name: 'My deck',
        format: 'any',
        ringBearer: 'frodo-tired-traveller',
        ring: 'the-one-ring-the-ruling-ring',
        sites: ['great-hall'],
        cards: { 'frodo-tired-traveller': 1, valor: 3 },
      },
      unread: [{ line: 4, text: 'The Ruling Ring' }],
    });
  });

  test('headings in English and Spanish, with or without what they count', () => {
    for (const [bearer, ring, sites, draw] of [
      ['Ring-bearer: 4C302', 'Ring: 4C2', 'Adventure deck:', 'Free Peoples Draw Deck:'],
      ['Ring-Bearer (1)\n4C302', 'The One Ring\n4C2', 'Sites (9)', 'Draw Deck (60)'],
      ['Portador del Anillo: 4C302', 'Anillo: 4C2', 'Mazo de aventuras', 'Mazo de robo'],
    ])
      expect(read(...[bearer, ring, sites, '4U353', draw, '4U353'].map(String))).toEqual({
        deck: {
          name: 'own',
          format: 'any',
          ringBearer: 'frodo-tired-traveller',
          ring: 'the-one-ring-the-ruling-ring',
          sites: ['great-hall'],
          cards: { 'great-hall': 1 },
        },
        unread: [],
      });
  });

  test('a list may say its name, its format and who has built it', () => {
    expect(
      read('Deck: Brego', 'Format: Towers Block', 'Author: Ana', '', 'Companions', '1x Brego'),
    ).toMatchObject({
      deck: { name: 'Brego', format: 'towers', cards: { brego: 1 } },
      unread: [],
    });
    expect(read('Valor', 'Format: movie').unread).toEqual([{ line: 2, text: 'Format: movie' }]);
  });

  test('what cannot be read is reported with its line', () => {
    const lines = [
      'Mine',
      'Draw deck',
      '2x Gollum, Stinker',
      '1x Valor',
      '',
      '0x Valor',
      '1x Valor (4C88)',
      '100 Valor',
    ];
    expect(read(...lines)).toMatchObject({
      deck: { name: 'Mine', cards: { valor: 1 } },
      unread: [
        { line: 3, text: '2x Gollum, Stinker' },
        { line: 6, text: '0x Valor' },
        { line: 7, text: '1x Valor (4C88)' },
        { line: 8, text: '100 Valor' },
      ],
    });
    expect(read('2x Gollum', 'Valor').unread).toEqual([{ line: 1, text: '2x Gollum' }]);
    expect(read('Ring-bearer: Gollum', 'Valor').unread).toEqual([{ line: 1, text: 'Ring-bearer: Gollum' }]);
    expect(read('Gollum')).toEqual({ deck: null, unread: [{ line: 1, text: 'Gollum' }] });
    expect(read('Valor', 'Gollum').unread).toEqual([{ line: 2, text: 'Gollum' }]);
    expect(read(`Valor`, `1x ${'a '.repeat(50_000)}(b`).unread).toHaveLength(1);
  });
});

describe('other writings', () => {
  test('what Gemp keeps: a number that is none of ours is reported', () => {
    expect(decks.read('4_302|1_2|4_353,4_999|4_87,4_87,17_1', 'gemp')).toEqual({
      deck: {
        name: 'own',
        format: 'any',
        ringBearer: 'frodo-tired-traveller',
        ring: 'the-one-ring-the-ruling-ring',
        sites: ['great-hall'],
        cards: { valor: 2 },
      },
      unread: [
        { line: 1, text: '4_999' },
        { line: 1, text: '17_1' },
      ],
    });
    expect(decks.read('||||', 'gemp').deck).toBeNull();
  });

  test('a collector code names set, rarity and number (TCG-33.01)', () => {
    expect(cardCoded(TOWERS_SET, '4R12')).toBeNull();
    expect([cardCoded(TOWERS_SET, '4c302')?.id, cardCoded(TOWERS_SET, '4_302T')?.id]).toEqual(
      Array(2).fill('frodo-tired-traveller'),
    );
    expect(
      [cardCoded(TOWERS_SET, '0P7'), cardCoded(TOWERS_SET, '3R1'), cardCoded(TOWERS_SET, '3_1')].map(
        (card) => card?.id,
      ),
    ).toEqual(Array(3).fill('book-of-mazarbul'));
    expect(cardCoded(TOWERS_SET, '')).toBeNull();
  });

  test('a text that is nothing at all', () => {
    expect(decks.guess('')).toBeNull();
    expect(decks.guess('nothing that anybody could read')).toBeNull();
    expect(decks.read('{"ringBearer": 1}', 'concilio')).toEqual({
      deck: null,
      unread: [{ line: 1, text: '{"ringBearer": 1}' }],
    });
    expect(() => decks.read('x', 'o8d')).toThrow('o8d');
    expect(() => decks.write(null, 'list')).toThrow('no deck');
  });

  test('a revised card is no card of a deck', () => {
    expect(decks.read('{"ringBearer":"a","ring":"","sites":[],"cards":{}}', 'concilio').deck).not.toBeNull();
    expect(broken(withCards({ 'dwarf-guard.revised': 1 }))).toContain('TCG-2.13 unknown');
  });
});

describe('the rules for decks', () => {
  test('71 cards: the starter decks are legal as they are (TCG-2.01, TCG-2.03, TCG-2.04)', () => {
    for (const deck of starters) {
      expect(broken(deck)).toEqual([]);
      const draw = Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0);
      expect(2 + deck.sites.length + draw).toBe(71);
    }
    for (const wrong of [
      [],
      7,
      { ...aragorn, ring: 1 },
      { ...aragorn, cards: { valor: 'x' } },
      { ...aragorn, sites: [1] },
    ])
      expect(broken(asJson(wrong as object) as object)).toEqual(['TCG-2.01 malformed']);
    expect(broken({ ...aragorn, format: 'movie' })).toEqual(['TCG-2.01 malformed']);
  });

  test('a Ring-bearer called Frodo, and The One Ring (TCG-2.02)', () => {
    expect(broken(changed({ ringBearer: 'frodo-courteous-halfling' }))).toEqual([]);
    expect(broken(changed({ ringBearer: 'sam-frodos-gardener' }))).toEqual(['TCG-2.02 not-frodo']);
    expect(broken(changed({ ring: 'valor' }))).toEqual(['TCG-2.02 not-a-ring']);
    expect(broken(changed({ ring: '', ringBearer: '' }))).toEqual(['TCG-2.02 no-bearer', 'TCG-2.02 no-ring']);
  });

  test('a draw deck of 60 at least, and no upper limit (TCG-2.04)', () => {
    expect(broken(withCards({ valor: 2, 'iron-axe': 2 }))).toEqual(['TCG-2.04 size']);
    expect(broken(withCards({ valor: 4, 'iron-axe': 4, brego: 4, 'uruk-regular': 4 }))).toEqual([]);
  });

  test('as many Shadow cards as Free Peoples cards (TCG-2.05)', () => {
    expect(broken(withCards({ valor: 4 }))).toEqual(['TCG-2.05 balance']);
    expect(broken(withCards({ 'iron-axe': 4 }))).toEqual(['TCG-2.05 balance']);
  });

  test('no Ring and no site in the draw deck (TCG-2.06)', () => {
    expect(broken(withCards({ 'the-one-ring-answer-to-all-riddles': 1, 'great-hall': 1 }))).toEqual([
      'TCG-2.06 site-in-deck',
      'TCG-2.06 ring-in-deck',
    ]);
  });

  test('four of a title over all subtitles (TCG-2.07, TCG-2.09)', () => {
    const exile = { 'aragorn-king-in-exile': 4 };
    const both = { 'aragorn-king-in-exile': 2, 'aragorn-ranger-of-the-north': 2 };
    const eight = { 'aragorn-king-in-exile': 4, 'aragorn-ranger-of-the-north': 4 };
    const [four, two, many] = [exile, both, eight].map((cards) =>
      broken(withCards(cards, ['aragorn-wingfoot'])).filter((one) => one.startsWith('TCG-2.07')),
    );
    expect([four, two, many]).toEqual([[], [], ['TCG-2.07 copies']]);
    expect(broken(withCards({ valor: 5, 'iron-axe': 5 }))).toEqual(['TCG-2.07 copies', 'TCG-2.07 copies']);
    for (const copies of [0, -1, 1.5])
      expect(broken(withCards({ valor: copies }))).toContain('TCG-2.07 count');
  });

  test('three called Frodo, since one begins in play (TCG-2.08)', () => {
    const frodos = (one: number, other: number) =>
      broken(
        withCards({ 'frodo-tired-traveller': one, 'frodo-courteous-halfling': other, 'iron-axe': 4 }),
      ).filter((found) => found.endsWith('frodos'));
    expect(frodos(2, 1)).toEqual([]);
    expect(frodos(2, 2)).toEqual(['TCG-2.08 frodos']);
  });

  test('nine sites, one of each number (TCG-2.10)', () => {
    expect(broken(changed({ sites: [] }))).toEqual(['TCG-2.10 no-sites']);
    expect(broken(changed({ sites: aragorn.sites.slice(1) }))).toEqual(['TCG-2.10 site-missing']);
    expect(broken(changed({ sites: [...aragorn.sites, 'great-hall'] }))).toEqual(['TCG-2.10 site-twice']);
    expect(broken(withSite(1, 'great-hall'))).toEqual(['TCG-2.10 site-missing', 'TCG-2.10 site-twice']);
    expect(broken(withSite(6, 'great-hall'))).toEqual([]);
    expect(broken(changed({ sites: [...aragorn.sites, 'valor'] }))).toEqual(['TCG-2.10 no-site']);
  });

  test('sites of one block (TCG-2.11, TCG-29.02)', () => {
    expect(TOWERS_SET.named('great-hall')).toMatchObject({ block: 'towers', stats: { site: 6 } });
    expect(TOWERS_SET.named('dimrill-dale')).toMatchObject({ block: 'fellowship', stats: { site: 6 } });
    expect(broken(withSite(6, 'dimrill-dale'))).toContain('TCG-2.11 blocks');
  });

  test('Towers has sets 4 to 6, Fellowship sets 1 to 3 (TCG-2.13)', () => {
    const old = withCards({ 'dwarf-guard': 3 }, ['best-company']);
    expect(broken(old, 'towers')).toEqual(['TCG-2.13 not-towers']);
    expect(broken(old, 'open')).toEqual([]);
    const few = { ...old, cards: { 'dwarf-guard': 3, valor: 3 }, sites: [] };
    const found = problemsOf(TOWERS_SET, asJson(few), 'fellowship').map(({ card }) => card);
    expect(found).toContain('valor');
    expect(found).not.toContain('dwarf-guard');
    // The same ring was printed in set 1.
    expect(found).not.toContain('the-one-ring-the-ruling-ring');
  });

  test('many cards of which the same is wrong are one sentence, which names three', () => {
    const said = problemsOf(TOWERS_SET, asJson(aragorn), 'fellowship').map(({ rule, message }) => [
      rule,
      message,
    ]);
    const wrong = Object.keys(aragorn.cards).length + aragorn.sites.length + 1;
    expect(said).toEqual([
      [
        'TCG-2.13',
        {
          key: 'problem.many-not-fellowship',
          with: {
            cards: wrong,
            first: aragorn.ringBearer,
            second: aragorn.sites[0],
            third: aragorn.sites[1],
            more: wrong - 3,
          },
        },
      ],
    ]);
    const unknown = { ...aragorn, cards: { ...aragorn.cards, a: 1, b: 1, c: 1, d: 1 } };
    expect(broken(unknown)).toEqual(['TCG-2.13 many-unknown']);
  });

  test('Open has everything but sites of the Fellowship block (TCG-2.14, TCG-2.15)', () => {
    expect(broken(withSite(6, 'dimrill-dale'), 'open')).toEqual(['TCG-2.11 blocks', 'TCG-2.14 not-open']);
    expect(broken({ ...aragorn, ring: 'the-one-ring-isildurs-bane' }, 'open')).toEqual([]);
  });

  test('a promotional card is legal where its twin is (TCG-2.17)', () => {
    const book = withCards({ 'book-of-mazarbul': 3 }, ['best-company']);
    expect(broken(book, 'towers')).toEqual(['TCG-2.17 not-towers']);
    expect(broken(book, 'open')).toEqual([]);
    expect(broken(book, 'fellowship')).not.toContain('TCG-2.17 not-fellowship');
  });

  test('a deck that names no format is judged by the one that it fits best', () => {
    const old = withCards({ 'dwarf-guard': 3 }, ['best-company']);
    expect(formatOf(TOWERS_SET, changed())).toBe('towers');
    expect(formatOf(TOWERS_SET, old)).toBe('open');
    expect(formatOf(TOWERS_SET, changed({ sites: ['dimrill-dale'] }))).toBe('fellowship');
    expect(formatOf(TOWERS_SET, changed({ format: 'open' }))).toBe('open');
    expect(broken(old)).toEqual([]);
    expect(broken({ ...old, format: 'towers' })).toEqual(['TCG-2.13 not-towers']);
  });

  test('every problem has a sentence in each language', () => {
    const keys = Object.keys(text.en).filter((key) => key.startsWith('problem.'));
    expect(keys).toHaveLength(26);
    for (const language of ['es', 'ro'] as const)
      for (const key of keys) expect(text[language][key]).toBeTruthy();
  });
});

describe('at a table', () => {
  const begin = (format: string, ...wishes: readonly unknown[]) =>
    Match.create(lotrTcg, { seats: 2, seed: seedFrom('decks'), options: { format, decks: wishes } as never });

  test('an illegal deck is refused, with every rule that it breaks (TCG-2.18)', () => {
    const wrong = withCards({ valor: 5, 'dwarf-guard': 1 });
    expect(() => begin('towers', 'theoden', wrong)).toThrow(Unreadable);
    expect(() => begin('towers', 'theoden', wrong)).toThrow(
      'The deck "aragorn" of seat 2 may not be played in the format "towers". TCG-2.05: A draw deck has as many Shadow cards as Free Peoples cards, not 30 and 33. TCG-2.07: At most 4 cards of one title, over all subtitles: 5 have the title of Valor. TCG-2.13: Dwarf Guard is not of the Towers block, sets 4 to 6.',
    );
    expect(() => begin('towers', 'theoden', changed({ sites: aragorn.sites.slice(2) }))).toThrow(
      'missing: 1, 2.',
    );
    expect(() => begin('towers', 'theoden', { ...aragorn, name: 'mine' })).not.toThrow();
  });

  test('all play the format of the table (TCG-2.16)', () => {
    const old = withCards({ 'dwarf-guard': 3 }, ['best-company']);
    expect(() => begin('open', old, theoden)).not.toThrow();
    expect(() => begin('towers', old, theoden)).toThrow('TCG-2.13');
    expect(() => begin('towers', changed({ format: 'open' }), theoden)).not.toThrow();
  });

  test('no format is offered without a legal deck (TCG-2.13)', () => {
    const { format } = lotrTcg.options.is === 'record' ? lotrTcg.options.fields : {};
    const offered = format?.is === 'one of' ? format.values.map(String) : [];
    expect(offered).toEqual(['towers', 'open']);
    for (const one of offered) expect(() => begin(one, 'aragorn', 'theoden')).not.toThrow();
    expect(() => begin('fellowship', 'aragorn', 'theoden')).toThrow();
    // A deck that was built for it can still be read.
    expect(asDeck(TOWERS_SET, asJson(changed({ format: 'fellowship' })))?.format).toBe('fellowship');
  });

  test('all use sites of one block (TCG-2.12)', () => {
    const other = changed({ sites: ['dimrill-dale'] });
    expect(() => begin('open', 'theoden', other)).toThrow(
      'TCG-2.12: All players use sites of the same block.',
    );
    expect(() => begin('open', other, 'theoden')).toThrow('TCG-2.12');
    expect(() => begin('open', other, other)).not.toThrow('TCG-2.12');
  });
});

describe('boosters', () => {
  const random = () => new QuickRandom(seedFrom('boosters'));

  test('a booster has 11 cards, one of them rare, and none of the starter decks (TCG-33.03)', () => {
    const chance = random();
    for (let opened = 0; opened < 50; opened++) {
      const rarities = booster(TOWERS_SET, chance).map((id) => TOWERS_SET.named(id).rarity);
      expect(rarities.filter((rarity) => rarity === 'rare')).toHaveLength(1);
      expect(rarities.filter((rarity) => rarity === 'uncommon')).toHaveLength(3);
      expect(rarities.filter((rarity) => rarity === 'common')).toHaveLength(7);
    }
  });

  test('every card but the two premium ones comes out of boosters (TCG-33.02, TCG-33.03)', () => {
    const found = Object.keys(sealedPool(TOWERS_SET, random(), 2000)).sort();
    const set = printedCards(TOWERS_SET).filter((card) => card.set === 4);
    expect(set).toHaveLength(365);
    expect(found).toEqual(
      set
        .filter(({ rarity }) => rarity !== 'premium')
        .map(({ id }) => id)
        .sort(),
    );
    expect(found).toHaveLength(363);
  });

  test('the same seed opens the same boosters', () => {
    const pool = sealedPool(TOWERS_SET, random(), 6);
    expect(sealedPool(TOWERS_SET, random(), 6)).toEqual(pool);
    expect(sealedPool(TOWERS_SET, new QuickRandom(seedFrom('others')), 6)).not.toEqual(pool);
    expect(Object.values(pool).reduce((sum, copies) => sum + copies, 0)).toBe(66);
    expect(sealedPool(TOWERS_SET, random(), 0)).toEqual({});
  });
});

test('what is no deck is none', () => {
  expect(asDeck(TOWERS_SET, { ringBearer: '', ring: '', sites: [], cards: {} })).toEqual({
    name: 'own',
    format: 'any',
    ringBearer: '',
    ring: '',
    sites: [],
    cards: {},
  });
  expect(asDeck(TOWERS_SET, 'aragorn')).toBeNull();
});
