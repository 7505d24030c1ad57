import { kit as lotrLcg } from '@concilio/lotr-lcg/kit';
import { STARTER_DECKS } from '@concilio/lotr-lcg';
import { type Spoken, plainMarkup, type Speaker } from '@concilio/text';
import { describe, expect, it } from 'vitest';
import { byId, poolOf, toldCards } from './cards.ts';
import {
  asDeck,
  asJson,
  copiesOf,
  type Deck,
  emptyDeck,
  sizeOf,
  whyNoMore,
  withCopies,
  withHero,
  withOneLess,
  withOneMore,
} from './deck.ts';
import { everything, passes, traitsOf } from './filters.ts';
import { drawHand } from './hand.ts';
import { remarksOn, standingOf } from './judgement.ts';
import { averageCost, curveOf, heroesOf, linesOf, spheresOf, startingThreat } from './shape.ts';
import { deckIn, linkOf } from './share.ts';

const game = lotrLcg as unknown as Spoken;
const speaker: Speaker = { game, language: 'es', names: [], paint: plainMarkup };
const cards = toldCards(speaker);
const known = byId(cards);
const cardNamed = (id: string) => {
  const card = known.get(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
};
const { decks } = lotrLcg;
if (decks === undefined) throw new Error('the game has decks');

const starter = (id: string): Deck => {
  const found = STARTER_DECKS.find((deck) => deck.id === id);
  if (found === undefined) throw new Error(`no deck ${id}`);
  return { name: id, heroes: found.heroes, cards: Object.fromEntries(found.deck) };
};

describe('the pool', () => {
  it('holds the 12 heroes and 61 cards of the box, each with what is printed', () => {
    const pool = poolOf(game);
    expect(pool).toHaveLength(73);
    expect(pool.filter(({ type }) => type === 'hero')).toHaveLength(12);
    expect(known.get('gandalf')).toMatchObject({ sphere: 'neutral', cost: 5, unique: true, copies: 4 });
    expect(known.get('aragorn')).toMatchObject({ threat: 12, cost: null, copies: 1 });
    expect(known.get('stand-and-fight')?.cost).toBe('x');
  });

  it('is found by any word, accents or not, in the reader’s language', () => {
    const found = (text: string) =>
      cards.filter((card) => passes(card, { ...everything, words: text }, emptyDeck(''))).map(({ id }) => id);
    expect(found('gloin')).toContain('gloin');
    expect(found('  GONDOR  ')).toContain('steward-of-gondor');
    expect(found('favor of the lady')).toEqual(['the-favor-of-the-lady']);
    expect(found('nothing of the kind')).toEqual([]);
    expect(found('')).toHaveLength(73);
  });

  it('is narrowed by each kind of filter', () => {
    const deck = withCopies(emptyDeck(''), 'a-test-of-will', 2);
    const found = (filters: Partial<typeof everything>) =>
      cards.filter((card) => passes(card, { ...everything, ...filters }, deck)).map(({ id }) => id);
    expect(found({ spheres: ['leadership', 'spirit'], types: ['event'] })).toHaveLength(15);
    expect(found({ costs: ['x'] })).toContain('gandalfs-search');
    expect(found({ costs: ['5'] })).toContain('beorn');
    expect(found({ where: 'in' })).toEqual(['a-test-of-will']);
    expect(found({ where: 'missing' })).toHaveLength(72);
    expect(found({ deeds: ['threat'] })).toEqual(['wandering-took', 'the-galadhrims-greeting', 'gandalf']);
    expect(found({ deeds: ['draws'] })).toContain('gleowine');
    const [first] = traitsOf(cards);
    expect(found({ traits: [first?.id ?? ''] }).length).toBeGreaterThan(5);
  });
});

describe('a deck', () => {
  it('takes no fourth copy, no fourth hero and no hero twice, and says which rule is against it', () => {
    let deck = emptyDeck('Mine');
    for (let times = 0; times < 5; times++) deck = withOneMore(deck, cardNamed('faramir'));
    expect(copiesOf(deck, 'faramir')).toBe(3);
    expect(whyNoMore(deck, cardNamed('faramir'))?.rule).toBe('LCG-28.02');
    deck = withOneMore(deck, cardNamed('eowyn'));
    expect(whyNoMore(deck, cardNamed('eowyn'))?.rule).toBe('LCG-28.05');
    deck = withHero(withHero(deck, 'aragorn'), 'gimli');
    expect(whyNoMore(deck, cardNamed('legolas'))?.rule).toBe('LCG-2.02');
    expect(withOneMore(deck, cardNamed('legolas'))).toBe(deck);
    deck = withOneLess(deck, cardNamed('gimli'));
    expect(deck.heroes).toEqual(['eowyn', 'aragorn']);
    for (let times = 0; times < 3; times++) deck = withOneLess(deck, cardNamed('faramir'));
    expect(deck.cards).toEqual({});
  });

  it('is what it was after it was written and read', () => {
    expect(asDeck(asJson(starter('lore')))).toEqual(starter('lore'));
    expect(asDeck('a deck')).toBeNull();
    expect(asDeck({ heroes: [1], cards: {} })).toBeNull();
    expect(asDeck({ heroes: [], cards: { gandalf: 'two' } })).toBeNull();
  });

  it('has a shape', () => {
    const deck = starter('leadership');
    const lines = linesOf(deck, known);
    expect(sizeOf(deck)).toBe(30);
    expect(
      curveOf(lines).reduce((sum, { counts }) => sum + counts.ally + counts.event + counts.attachment, 0),
    ).toBe(30);
    expect(spheresOf(lines)).toEqual([
      { sphere: 'leadership', count: 29 },
      { sphere: 'neutral', count: 1 },
    ]);
    expect(averageCost(lines)).toBeCloseTo(2.27, 1);
    expect(averageCost([])).toBeNull();
    expect(startingThreat(heroesOf(deck, known))).toBe(29);
  });

  it('draws six cards that are in it, others the next time, and the same ones again', () => {
    const deck = starter('spirit');
    const hand = drawHand(deck, 1);
    expect(hand).toHaveLength(6);
    for (const id of hand) expect(deck.cards[id]).toBeGreaterThan(0);
    expect(drawHand(deck, 1)).toEqual(hand);
    expect(drawHand(deck, 2)).not.toEqual(hand);
    expect(drawHand(emptyDeck(''), 1)).toEqual([]);
  });
});

describe('what is said of a deck', () => {
  it('is legal as a starter, small without a card of it, and illegal without heroes', () => {
    expect(standingOf(decks, starter('tactics'))).toBe('legal');
    expect(standingOf(decks, withOneLess(starter('tactics'), cardNamed('gandalf')))).toBe('small');
    expect(standingOf(decks, emptyDeck('Mine'))).toBe('illegal');
  });

  it('names what is wrong first, and advises without forbidding', () => {
    const deck: Deck = { ...starter('leadership'), heroes: ['aragorn'] };
    const odd = withCopies(withCopies(deck, 'dwarven-axe', 3), 'feint', 3);
    const remarks = remarksOn(decks, odd, known);
    expect(remarks.map(({ is, rule }) => `${is} ${rule}`)).toEqual([
      'wrong LCG-28.03',
      'fine LCG-28.02',
      'fine LCG-28.05',
      'advice LCG-28.06',
      'advice LCG-2.02',
      'advice null',
    ]);
    expect(remarks).toContainEqual(
      expect.objectContaining({ key: 'advice.sphere', values: { sphere: 'tactics', count: 6 } }),
    );
    expect(remarks).toContainEqual(expect.objectContaining({ key: 'advice.sets' }));
  });

  it('of a starter deck names the rule that lets it be small', () => {
    const remarks = remarksOn(decks, starter('lore'), known);
    expect(remarks.map(({ is, rule }) => `${is} ${rule}`)).toEqual([
      'fine LCG-28.07',
      'fine LCG-28.02',
      'fine LCG-28.05',
    ]);
  });
});

describe('a link', () => {
  const deck: Deck = { ...starter('leadership'), name: 'Çà et là. 100 % Rohan – ~' };

  it('is short, safe in an address, and brings the same deck', () => {
    const link = linkOf(deck, known);
    expect(link).toMatch(/^[\w.~%()'!*-]+$/);
    expect(link.length).toBeLessThan(180);
    expect(deckIn(link, cards)).toEqual(deck);
    expect(deckIn(linkOf(emptyDeck('Nothing yet'), known), cards)).toEqual(emptyDeck('Nothing yet'));
  });

  it('that was cut short or changed is no deck', () => {
    const link = linkOf(deck, known);
    for (let length = 0; length < link.length; length++)
      expect(deckIn(link.slice(0, length), cards)).toBeNull();
    expect(deckIn(link.replace('3-', '2-'), cards)).toBeNull();
    expect(deckIn('', cards)).toBeNull();
    expect(deckIn('1.x.zz.3-1.0', cards)).toBeNull();
  });
});
