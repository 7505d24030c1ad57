import type { Json } from '@concilio/kernel';
import type { DeckProblem } from '@concilio/cards';
import type { TcgSet } from '../rules/sets.ts';
import type { Card, OwnDeck } from '../state.ts';
import { asDeck, type Format, printedCard, setsOf, siteNumber } from './deck.ts';

const SMALLEST = 60;
const MOST_COPIES = 4;
const MOST_FRODOS = 3;
const SITES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** TCG-2.11 */
const TOWERS = [4, 5, 6];
const FELLOWSHIP = [1, 2, 3];

const problem = (
  rule: string,
  key: string,
  values: Readonly<Record<string, Json>> = {},
  card?: string,
): DeckProblem => ({
  rule,
  ...(card === undefined ? {} : { card }),
  message: { key: `problem.${key}`, with: values },
});
/** One that is about a card. */
const about = (rule: string, key: string, card: string): DeckProblem => problem(rule, key, { card }, card);

/** So many are named. */
const MOST_NAMED = 3;
/** The same of each of several: where they are many, it is said once and names the first of them. */
function ofEach(
  rule: string,
  key: string,
  ids: readonly string[],
  one: (id: string) => DeckProblem = (id) => about(rule, key, id),
): DeckProblem[] {
  if (ids.length <= MOST_NAMED) return ids.map(one);
  const [first = '', second = '', third = ''] = ids;
  const more = ids.length - MOST_NAMED;
  return [problem(rule, `many-${key}`, { cards: ids.length, first, second, third, more })];
}

/**
 * TCG-2.01 to TCG-2.17: all that is wrong with a deck. It is judged by a format: that of the table, or else the one that
 * the deck names, or else the one that it fits best.
 */
export function problemsOf(set: TcgSet, value: Json, format?: Format): readonly DeckProblem[] {
  const deck = asDeck(set, value);
  if (deck === null) return [problem('TCG-2.01', 'malformed')];
  return [
    ...unknownIn(set, deck),
    ...startProblems(set, deck),
    ...drawDeckProblems(set, deck),
    ...copiesProblems(set, deck),
    ...siteProblems(set, deck),
    ...formatProblems(set, deck, format ?? formatOf(set, deck)),
  ];
}

const idsIn = ({ ringBearer, ring, sites, cards }: OwnDeck): readonly string[] =>
  [ringBearer, ring, ...sites, ...Object.keys(cards).sort()].filter(
    (id, place, all) => id !== '' && all.indexOf(id) === place,
  );

const known = (set: TcgSet, ids: readonly string[]): readonly Card[] =>
  ids.flatMap((id) => printedCard(set, id) ?? []);

const unknownIn = (set: TcgSet, deck: OwnDeck): DeckProblem[] =>
  ofEach(
    'TCG-2.13',
    'unknown',
    idsIn(deck).filter((id) => printedCard(set, id) === null),
    (name) => problem('TCG-2.13', 'unknown', { name }),
  );

/** TCG-2.02 */
function startProblems(set: TcgSet, { ringBearer, ring }: OwnDeck): DeckProblem[] {
  const [bearer, borne] = [printedCard(set, ringBearer), printedCard(set, ring)];
  const found: DeckProblem[] = [];
  if (ringBearer === '') found.push(problem('TCG-2.02', 'no-bearer'));
  else if (bearer !== null && (bearer.title !== 'frodo' || bearer.type !== 'companion'))
    found.push(about('TCG-2.02', 'not-frodo', ringBearer));
  if (ring === '') found.push(problem('TCG-2.02', 'no-ring'));
  else if (borne !== null && borne.type !== 'ring') found.push(about('TCG-2.02', 'not-a-ring', ring));
  return found;
}

type Entry = readonly [card: Card, copies: number];
const entriesOf = (set: TcgSet, { cards }: OwnDeck): Entry[] =>
  Object.entries(cards)
    .toSorted()
    .flatMap(([id, copies]): Entry[] => {
      const card = printedCard(set, id);
      return card === null || !isCount(copies) ? [] : [[card, copies]];
    });
const isCount = (copies: number): boolean => Number.isSafeInteger(copies) && copies > 0;
const countOf = (entries: readonly Entry[]): number => entries.reduce((sum, [, copies]) => sum + copies, 0);

/** TCG-2.03 to TCG-2.06 */
function drawDeckProblems(set: TcgSet, deck: OwnDeck): DeckProblem[] {
  const entries = entriesOf(set, deck);
  const of = (side: Card['side']) => countOf(entries.filter(([card]) => card.side === side));
  const [cards, free, shadow] = [countOf(entries), of('free'), of('shadow')];
  const misplaced = entries.flatMap(([{ id, type }]) =>
    type === 'ring' || type === 'site' ? [about('TCG-2.06', `${type}-in-deck`, id)] : [],
  );
  return [
    ...(cards < SMALLEST ? [problem('TCG-2.04', 'size', { cards })] : []),
    ...(free === shadow ? [] : [problem('TCG-2.05', 'balance', { free, shadow })]),
    ...misplaced,
  ];
}

/** TCG-2.07, TCG-2.08: counted over all subtitles. */
function copiesProblems(set: TcgSet, deck: OwnDeck): DeckProblem[] {
  const odd = Object.entries(deck.cards)
    .toSorted()
    .filter(([id, copies]) => printedCard(set, id) !== null && !isCount(copies))
    .map(([card, copies]) => problem('TCG-2.07', 'count', { card, copies }, card));
  const entries = entriesOf(set, deck);
  const titles = entries
    .map(([{ title }]) => title)
    .filter((title, place, all) => all.indexOf(title) === place);
  return [
    ...odd,
    ...titles.flatMap((title) => {
      const same = entries.filter(([card]) => card.title === title);
      const [copies, card] = [countOf(same), same[0]?.[0].id ?? title];
      if (title === 'frodo')
        return copies > MOST_FRODOS ? [problem('TCG-2.08', 'frodos', { copies }, card)] : [];
      return copies > MOST_COPIES ? [problem('TCG-2.07', 'copies', { card, copies }, card)] : [];
    }),
  ];
}

/** TCG-2.10, TCG-2.11 */
function siteProblems(set: TcgSet, { sites }: OwnDeck): DeckProblem[] {
  if (sites.length === 0) return [problem('TCG-2.10', 'no-sites')];
  const cards = known(set, sites);
  const strangers = cards
    .filter(({ type }) => type !== 'site')
    .map(({ id }) => about('TCG-2.10', 'no-site', id));
  const numbered = (number: number) =>
    cards.filter((card) => card.type === 'site' && siteNumber(card) === number).map(({ id }) => id);
  const missing = SITES.filter((number) => numbered(number).length === 0);
  const twice = SITES.filter((number) => numbered(number).length > 1);
  return [
    ...strangers,
    ...(missing.length === 0 ? [] : [problem('TCG-2.10', 'site-missing', { numbers: missing })]),
    ...twice.map((number) => problem('TCG-2.10', 'site-twice', { number, sites: numbered(number) })),
    ...(blockOf(set, sites) === 'both' ? [problem('TCG-2.11', 'blocks')] : []),
  ];
}

/** TCG-2.11: the block of an adventure deck; `null` if it has no site that is known. */
export function blockOf(set: TcgSet, sites: readonly string[]): 'towers' | 'fellowship' | 'both' | null {
  const blocks = known(set, sites).flatMap(({ block }) => block ?? []);
  const [first = null] = blocks;
  return first === null || blocks.every((block) => block === first) ? first : 'both';
}

const isOf = (sets: readonly number[]) => (card: Card) => setsOf(card).some((set) => sets.includes(set));

/** The format that a deck was built for, or fits best: the narrowest that its cards are all in. */
export function formatOf(set: TcgSet, deck: OwnDeck): Format {
  const { format, sites } = deck;
  if (format !== 'any') return format;
  if (blockOf(set, sites) === 'fellowship') return 'fellowship';
  return known(set, idsIn(deck)).every(isOf(TOWERS)) ? 'towers' : 'open';
}

/** TCG-2.13, TCG-2.14, TCG-2.17 */
function formatProblems(set: TcgSet, deck: OwnDeck, format: Format): DeckProblem[] {
  const cards = known(set, idsIn(deck));
  const idsOf = (those: readonly Card[]) => those.map(({ id }) => id);
  if (format === 'open')
    return ofEach('TCG-2.14', 'not-open', idsOf(cards.filter(({ block }) => block === 'fellowship')));
  const allowed = isOf(format === 'towers' ? TOWERS : FELLOWSHIP);
  const others = cards.filter((card) => !allowed(card));
  return [
    ...ofEach('TCG-2.13', `not-${format}`, idsOf(others.filter(({ set }) => set > 0))),
    ...ofEach('TCG-2.17', `not-${format}`, idsOf(others.filter(({ set }) => set === 0))),
  ];
}

/** TCG-2.12: all sites of a path are of one block. */
export const otherBlock = (): DeckProblem => problem('TCG-2.12', 'other-block');
