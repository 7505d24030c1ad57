import { kit as lotrTcg } from '@concilio/lotr-tcg/kit';
import { type Language, LANGUAGES, plainMarkup, type Spoken } from '@concilio/text';
import { expect, test } from 'vitest';
import { EVERYTHING, found, fromAddress, type Query, toAddress } from '../../../features/cards/search.ts';
import { copiesOf, type Deck, emptyDeck, withOneMore } from '../../../features/decks/deck.ts';
import { everything, passing } from '../../../features/decks/filters.ts';
import { readDeck } from '../../../features/decks/formats.ts';
import { deckIn, linkOf } from '../../../features/decks/share.ts';
import { catalogueOf } from '../cards/catalogue.ts';
import { benchFor } from './bench.ts';
import { BEARER, CARDS, read, RING, SITES, write } from './deck.ts';

const game = lotrTcg as unknown as Spoken;
const speakerOf = (language: Language) => ({ game, language, names: [], paint: plainMarkup });
const rules = lotrTcg.decks;
if (rules === undefined) throw new Error('the game has decks');
const bench = benchFor(speakerOf('en'), rules);
const known = new Map(bench.cards.map((card) => [card.id, card]));
const catalogue = catalogueOf(speakerOf('en'));
const ids = (chosen: Query['chosen'], more: Partial<Query> = {}): readonly string[] =>
  found(catalogue, { ...EVERYTHING, chosen, ...more }, 'en').map(({ id }) => id);

const starters = (): readonly Deck[] => bench.starters.map(({ deck }) => deck);
function more(deck: Deck, id: string): Deck {
  const card = known.get(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  const place = bench.placeFor(deck, card);
  return 'why' in place ? deck : withOneMore(deck, place.section, id);
}

test('all cards can be looked through by what is printed on them', () => {
  expect(ids({})).toHaveLength(381);
  expect(new Set(catalogue.cards.map(({ number }) => number)).size).toBe(381);
  expect(ids({ types: ['ring'] })).toContain('the-one-ring-the-ruling-ring');
  expect(ids({ cultures: ['rohan'], types: ['companion'] })).toContain('eowyn-lady-of-rohan');
  expect(ids({ sides: ['shadow'], costs: ['6'] }).length).toBeGreaterThan(3);
  expect(ids({ keywords: ['archer'] }).length).toBeGreaterThan(3);
  expect(ids({}, { text: 'uruk-hai' }).length).toBeGreaterThan(10);
  expect(ids({}, { conditions: [{ measure: 'strength', how: 'min', value: 16 }] })).toHaveLength(
    ids({}, { sort: 'strength' }).filter(
      (id) => (catalogue.cards.find((card) => card.id === id)?.numbers['strength'] ?? 0) >= 16,
    ).length,
  );
  const address = '?sides=free&cultures=elven.gandalf&types=companion&sort=vitality';
  expect(toAddress(fromAddress(catalogue, address))).toBe(address);
});

test.each(LANGUAGES)('in %s no facet, number or setting is without a word', (language) => {
  const { facets, measures, orders } = catalogueOf(speakerOf(language));
  const { facets: own, settings, groups, sections } = benchFor(speakerOf(language), rules);
  const named = [
    ...[...facets, ...own.main, ...own.more].flatMap(({ id, label, values }) => [
      [id, label],
      ...values.map(({ value, text }) => [`${id} ${value}`, text]),
    ]),
    ...[...measures, ...orders].map(({ id, text }) => [id, text]),
    ...settings.map(({ id, label }) => [id, label]),
    ...[...groups, ...sections].map(({ id, title }) => [id, title]),
  ];
  for (const [id, text] of named) expect(text, id).toMatch(/^[^{}]*[\p{L}\d][^{}]*$/u);
  // What has no text of its own would show its id, as no word is written.
  expect(named.filter(([, text]) => /^[a-z]+-[a-z-]+$/.test(text ?? ''))).toEqual([]);
});

test('the starters are legal, and what is built is put where it belongs', () => {
  expect(starters().map((deck) => bench.judge(deck).standing)).toEqual(['legal', 'legal']);
  for (const deck of starters()) {
    expect(read(write(deck))).toEqual(deck);
    expect(bench.outline(deck).families.length).toBeGreaterThan(2);
  }
  let deck = emptyDeck('Mine');
  expect(bench.judge(deck).standing).toBe('illegal');
  for (let times = 0; times < 6; times++) deck = more(deck, 'frodo-tired-traveller');
  expect(deck.sections[BEARER]).toEqual({ 'frodo-tired-traveller': 1 });
  expect(copiesOf(deck, 'frodo-tired-traveller')).toBe(4);
  for (let times = 0; times < 6; times++)
    deck = more(more(deck, 'the-one-ring-the-ruling-ring'), 'aragorn-wingfoot');
  expect(deck.sections[RING]).toEqual({ 'the-one-ring-the-ruling-ring': 1 });
  expect(deck.sections[CARDS]?.['aragorn-wingfoot']).toBe(4);
  deck = more(more(deck, 'the-riddermark'), 'horse-country');
  expect(Object.keys(deck.sections[SITES] ?? {})).toEqual(['the-riddermark']);
  const [bearer] = bench.sections;
  const frodos = passing(bench.cards, { ...everything, chosen: bearer?.choose?.chosen ?? {} }, deck);
  expect(frodos.map(({ id }) => id)).toContain('frodo-tired-traveller');
  expect(frodos.every(({ has }) => has['titles']?.[0] === 'frodo')).toBe(true);
});

test('a deck comes back from every form and from a link', () => {
  for (const deck of starters()) {
    for (const { id } of bench.forms) {
      const again = readDeck(rules, { read }, rules.write(write(deck), id), null, 'own.txt');
      expect(again.format).toBe(id);
      expect(again.unread).toEqual([]);
      expect(again.deck?.sections).toEqual(deck.sections);
    }
    const link = linkOf(deck, bench, known);
    expect(link.length).toBeLessThan(300);
    const sent = deckIn(link, bench, bench.cards);
    expect(sent === null ? null : rules.write(write(sent), 'list')).toBe(rules.write(write(deck), 'list'));
  }
});
