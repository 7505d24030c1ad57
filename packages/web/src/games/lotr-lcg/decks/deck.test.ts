import { kit as lotrLcg } from '@concilio/lotr-lcg/kit';
import { STARTER_DECKS } from '@concilio/lotr-lcg';
import { type Spoken, plainMarkup, type Speaker } from '@concilio/text';
import { describe, expect, it } from 'vitest';
import {
  cardsIn,
  copiesOf,
  type Deck,
  emptyDeck,
  withCopies,
  withOneLess,
  withOneMore,
  withoutOne,
} from '../../../features/decks/deck.ts';
import { everything, passing } from '../../../features/decks/filters.ts';
import { drawHand } from '../../../features/decks/hand.ts';
import { deckIn, linkOf } from '../../../features/decks/share.ts';
import { benchFor } from './bench.tsx';
import { CARDS, deckFrom, HEROES, heroesIn, read, write } from './deck.ts';

const game = lotrLcg as unknown as Spoken;
const speaker: Speaker = { game, language: 'es', names: [], paint: plainMarkup };
const { decks } = lotrLcg;
if (decks === undefined) throw new Error('the game has decks');
const bench = benchFor(speaker, decks);
const { cards } = bench;
const known = new Map(cards.map((card) => [card.id, card]));
const cardNamed = (id: string) => {
  const card = known.get(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
};

const starter = (id: string): Deck => {
  const found = STARTER_DECKS.find((deck) => deck.id === id);
  if (found === undefined) throw new Error(`no deck ${id}`);
  return deckFrom({ name: id, heroes: found.heroes, cards: Object.fromEntries(found.deck) });
};
/** One more of a card where it belongs; the deck as it is where that is against the rules. */
function more(deck: Deck, id: string): Deck {
  const place = bench.placeFor(deck, cardNamed(id));
  return 'why' in place ? deck : withOneMore(deck, place.section, id);
}
const ruleAgainst = (deck: Deck, id: string): string | null => {
  const place = bench.placeFor(deck, cardNamed(id));
  return 'why' in place ? place.rule : null;
};
const said = (deck: Deck) => bench.judge(deck).remarks.map(({ is, rule }) => `${is} ${rule}`);

describe('the pool', () => {
  it('holds the 12 heroes and 61 cards of the box, each with what is printed', () => {
    expect(cards).toHaveLength(73);
    expect(cards.filter(({ group }) => group === 'hero')).toHaveLength(12);
    expect(known.get('gandalf')).toMatchObject({
      has: { spheres: ['neutral'], costs: ['5'] },
      price: '5',
      isUnique: true,
      boxed: { copies: 4 },
    });
    expect(known.get('aragorn')).toMatchObject({ price: '12', has: { costs: [] }, boxed: { copies: 1 } });
    expect(known.get('stand-and-fight')).toMatchObject({ price: 'X', has: { costs: ['x'] } });
    expect(new Set(cards.map(({ number }) => number)).size).toBe(73);
  });

  it('is found by any word, accents or not, in the reader’s language', () => {
    const found = (text: string) =>
      passing(cards, { ...everything, text }, emptyDeck('')).map(({ id }) => id);
    expect(found('gloin')).toContain('gloin');
    expect(found('  GONDOR  ')).toContain('steward-of-gondor');
    expect(found('favor of the lady')).toEqual(['the-favor-of-the-lady']);
    expect(found('nothing of the kind')).toEqual([]);
    expect(found('')).toHaveLength(73);
  });

  it('is narrowed by each kind of filter', () => {
    const deck = withCopies(emptyDeck(''), CARDS, 'a-test-of-will', 2);
    const found = (
      chosen: Readonly<Record<string, readonly string[]>>,
      where: 'all' | 'in' | 'missing' = 'all',
    ) => passing(cards, { ...everything, chosen, where }, deck).map(({ id }) => id);
    expect(found({ spheres: ['leadership', 'spirit'], types: ['event'] })).toHaveLength(15);
    expect(found({ costs: ['x'] })).toContain('gandalfs-search');
    expect(found({ costs: ['5'] })).toContain('beorn');
    expect(found({}, 'in')).toEqual(['a-test-of-will']);
    expect(found({}, 'missing')).toHaveLength(72);
    expect(found({ deeds: ['threat'] })).toEqual(['wandering-took', 'the-galadhrims-greeting', 'gandalf']);
    expect(found({ deeds: ['draws'] })).toContain('gleowine');
    const traits = bench.facets.more.find(({ id }) => id === 'traits');
    expect(found({ traits: [traits?.values[0]?.value ?? ''] }).length).toBeGreaterThan(5);
  });
});

describe('a deck', () => {
  it('takes no fourth copy, no fourth hero and no hero twice, and says which rule is against it', () => {
    let deck = emptyDeck('Mine');
    for (let times = 0; times < 5; times++) deck = more(deck, 'faramir');
    expect(copiesOf(deck, 'faramir')).toBe(3);
    expect(ruleAgainst(deck, 'faramir')).toBe('LCG-28.02');
    deck = more(deck, 'eowyn');
    expect(ruleAgainst(deck, 'eowyn')).toBe('LCG-28.05');
    deck = more(more(deck, 'aragorn'), 'gimli');
    expect(ruleAgainst(deck, 'legolas')).toBe('LCG-2.02');
    expect(more(deck, 'legolas')).toBe(deck);
    const sections = bench.sections.map(({ id }) => id);
    deck = withoutOne(deck, sections, 'gimli');
    expect(heroesIn(deck)).toEqual(['eowyn', 'aragorn']);
    for (let times = 0; times < 3; times++) deck = withoutOne(deck, sections, 'faramir');
    expect(deck.sections[CARDS]).toEqual({});
  });

  it('is what it was after it was written and read', () => {
    expect(read(write(starter('lore')))).toEqual(starter('lore'));
    expect(read('a deck')).toBeNull();
    expect(read({ heroes: [1], cards: {} })).toBeNull();
    expect(read({ heroes: [], cards: { gandalf: 'two' } })).toBeNull();
    // A hero who is named twice stays so, and is against the rules.
    const twice = read({ heroes: ['eowyn', 'eowyn'], cards: {} });
    expect(twice === null ? [] : heroesIn(twice)).toEqual(['eowyn', 'eowyn']);
  });

  it('has a shape', () => {
    const { families, average, curve, facts, faces } = bench.outline(starter('leadership'));
    expect(curve.columns.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0)).toBe(30);
    expect(families.map(({ id, count }) => [id, count])).toEqual([
      ['leadership', 29],
      ['neutral', 1],
    ]);
    expect(average).toBeCloseTo(2.27, 1);
    expect(bench.outline(emptyDeck('')).average).toBeNull();
    expect(facts.join()).toContain('29');
    expect(faces).toHaveLength(3);
  });

  it('draws six cards that are in it, others the next time, and the same ones again', () => {
    const lines = cardsIn(starter('spirit'), CARDS);
    const hand = drawHand(lines, 1, bench.hand.first);
    expect(hand).toHaveLength(6);
    for (const id of hand) expect(Object.fromEntries(lines)[id]).toBeGreaterThan(0);
    expect(drawHand(lines, 1, 6)).toEqual(hand);
    expect(drawHand(lines, 2, 6)).not.toEqual(hand);
    expect(drawHand([], 1, 6)).toEqual([]);
  });
});

describe('what is said of a deck', () => {
  it('is legal as a starter, small without a card of it, and illegal without heroes', () => {
    expect(bench.judge(starter('tactics')).standing).toBe('legal');
    expect(bench.judge(withOneLess(starter('tactics'), CARDS, 'gandalf')).standing).toBe('small');
    expect(bench.judge(emptyDeck('Mine')).standing).toBe('illegal');
  });

  it('names what is wrong first, and advises without forbidding', () => {
    const deck: Deck = {
      ...starter('leadership'),
      sections: { ...starter('leadership').sections, [HEROES]: { aragorn: 1 } },
    };
    const odd = withCopies(withCopies(deck, CARDS, 'dwarven-axe', 3), CARDS, 'feint', 3);
    expect(said(odd)).toEqual([
      'wrong LCG-28.03',
      'fine LCG-28.02',
      'fine LCG-28.05',
      'advice LCG-28.06',
      'advice LCG-2.02',
      'advice null',
    ]);
    const { remarks, marked } = bench.judge(odd);
    expect(remarks[3]?.text).toContain('6');
    expect([...marked.keys()].toSorted()).toEqual(['dwarven-axe', 'feint']);
  });

  it('of a starter deck names the rule that lets it be small', () => {
    expect(said(starter('lore'))).toEqual(['fine LCG-28.07', 'fine LCG-28.02', 'fine LCG-28.05']);
  });
});

describe('a link', () => {
  const deck: Deck = { ...starter('leadership'), name: 'Çà et là. 100 % Rohan – ~' };
  const link = linkOf(deck, bench, known);

  it('is short, safe in an address, and brings the same deck', () => {
    expect(link).toMatch(/^[\w.~%()'!*-]+$/);
    expect(link.length).toBeLessThan(180);
    expect(deckIn(link, bench, cards)).toEqual({
      ...deck,
      sections: { ...deck.sections, [CARDS]: expect.objectContaining(deck.sections[CARDS] ?? {}) },
    });
    const nothing = deckIn(linkOf(emptyDeck('Nothing yet'), bench, known), bench, cards);
    expect(nothing === null ? null : write(nothing)).toEqual(write(emptyDeck('Nothing yet')));
  });

  it('that was sent before games had sections still brings its deck', () => {
    const sent = '1.Rohan.2-7-1.3-k-14~1-d';
    let sum = 7;
    for (const letter of sent) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 46_656;
    const found = deckIn(`${sent}.${sum.toString(36)}`, bench, cards);
    expect(found === null ? [] : heroesIn(found)).toHaveLength(3);
    expect(Object.values(found?.sections[CARDS] ?? {}).toSorted()).toEqual([1, 3, 3]);
  });

  it('that was cut short or changed is no deck', () => {
    for (let length = 0; length < link.length; length++)
      expect(deckIn(link.slice(0, length), bench, cards)).toBeNull();
    expect(deckIn(link.replace('3-', '2-'), bench, cards)).toBeNull();
    expect(deckIn('', bench, cards)).toBeNull();
    expect(deckIn('1.x.zz.3-1.0', bench, cards)).toBeNull();
  });
});
