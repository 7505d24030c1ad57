import { QuickRandom, type Random, seedFrom } from '@concilio/kernel';
import { printedCards, setsOf, siteNumber, tidied } from '../src/decks/deck.ts';
import { TOWERS_SET } from '../src/content/index.ts';
import type { Card, OwnDeck } from '../src/state.ts';

/** From so many decks on, every card is in one of them. */
export const ENOUGH = 20;

const COPIES = 2;
/** Cards of a side: so many in turn, and so many fighters of the same cultures, that the others have somebody to help. */
const IN_TURN = 10;
const FIGHTERS = 5;
const MOST_OF_A_TITLE = 4;

/**
 * Legal decks by chance, for measurements: of few cultures each, so that the cards of a deck go together. In `open` they
 * hold older cards too, in `towers` only set 4.
 */
export function randomDecks(seed: string, count: number, format: 'towers' | 'open' = 'open'): OwnDeck[] {
  const random = new QuickRandom(seedFrom(seed));
  const box = printedCards(TOWERS_SET).filter(
    (card) => card.block !== 'fellowship' && (format === 'open' || setsOf(card).includes(4)),
  );
  const ids = (cards: readonly Card[]) => shuffled(random, cards).map(({ id }) => id);
  const bearers = ids(box.filter(({ title }) => title === 'frodo'));
  const rings = ids(box.filter(({ type }) => type === 'ring'));
  const paths = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) =>
    ids(box.filter((card) => card.type === 'site' && siteNumber(card) === number)),
  );
  const sides = (['free', 'shadow'] as const).map((side) =>
    byCulture(
      random,
      box.filter((card) => card.side === side && card.title !== 'frodo'),
    ),
  );
  return Array.from({ length: count }, (_, deck) =>
    tidied(TOWERS_SET, {
      name: `random-${deck + 1}`,
      format,
      ringBearer: inTurn(bearers, deck),
      ring: inTurn(rings, deck),
      sites: paths.map((sites) => inTurn(sites, deck)),
      cards: Object.fromEntries(
        sides.flatMap((side) => half(random, side, deck)).map(({ id }) => [id, COPIES]),
      ),
    }),
  );
}

function shuffled(random: Random, cards: readonly Card[]): Card[] {
  const places = cards.map((_, place) => place);
  random.shuffle('decks', places);
  return places.flatMap((place) => cards[place] ?? []);
}

/** The cultures one after the other, by chance, and the cards of each by chance. */
function byCulture(random: Random, cards: readonly Card[]): Card[] {
  const mixed = shuffled(random, cards);
  const cultures = [...new Set(mixed.map(({ culture }) => culture))];
  return cultures.flatMap((culture) => mixed.filter((card) => card.culture === culture));
}

function inTurn<Value>(values: readonly Value[], turn: number): Value {
  const value = values[turn % values.length];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}

/** Fifteen cards of one side. */
function half(random: Random, side: readonly Card[], deck: number): Card[] {
  const chosen: Card[] = [];
  const add = (cards: readonly Card[], most: number) => {
    const before = chosen.length;
    for (const card of cards) {
      const same = chosen.filter(({ title }) => title === card.title).length;
      const fits = !chosen.includes(card) && (same + 1) * COPIES <= MOST_OF_A_TITLE;
      if (fits && chosen.length < before + most) chosen.push(card);
    }
  };
  const turn = Array.from({ length: IN_TURN }, (_, place) => inTurn(side, deck * IN_TURN + place));
  add(turn, IN_TURN);
  const isNear = ({ culture }: Card) => turn.some((card) => card.culture === culture);
  const fighters = side.filter(({ type }) => type === 'companion' || type === 'minion');
  const rest = IN_TURN + FIGHTERS - chosen.length;
  const near = shuffled(random, fighters.filter(isNear));
  const far = shuffled(
    random,
    fighters.filter((card) => !isNear(card)),
  );
  add([...near, ...far], rest);
  return chosen;
}
