import type { Json } from '@concilio/kernel';
import type { DeckProblem } from '@concilio/cards';
import type { LcgSet } from '../rules/sets.ts';
import type { OwnDeck } from '../state.ts';
import { asDeck, playerCard } from './deck.ts';

const MOST_HEROES = 3;
const MOST_COPIES = 3;
/** LCG-28.03 */
const TOURNAMENT = 50;

const problem = (
  rule: string,
  key: string,
  values: Readonly<Record<string, Json>>,
  card?: string,
): DeckProblem => ({
  rule,
  ...(card === undefined ? {} : { card }),
  message: { key: `problem.${key}`, with: values },
});

/** LCG-2.02, LCG-28.01 to LCG-28.07: all that is wrong with a deck. */
export function problemsOf(set: LcgSet, value: Json): readonly DeckProblem[] {
  const deck = asDeck(value);
  if (deck === null) return [problem('LCG-28.01', 'malformed', {})];
  return [...heroProblems(set, deck), ...cardProblems(set, deck), ...sizeProblems(set, deck)];
}

function heroProblems(set: LcgSet, { heroes }: OwnDeck): DeckProblem[] {
  const found: DeckProblem[] = [];
  if (heroes.length < 1 || heroes.length > MOST_HEROES)
    found.push(problem('LCG-2.02', 'heroes', { heroes: heroes.length }));
  for (const [index, hero] of heroes.entries()) {
    const card = playerCard(set, hero);
    if (card === null) found.push(problem('LCG-28.01', 'unknown', { name: hero }));
    else if (card.type !== 'hero') found.push(problem('LCG-28.01', 'no-hero', { card: hero }, hero));
    // LCG-28.05
    else if (heroes.indexOf(hero) < index)
      found.push(problem('LCG-28.05', 'hero-twice', { card: hero }, hero));
  }
  return found;
}

function cardProblems(set: LcgSet, { cards }: OwnDeck): DeckProblem[] {
  return Object.entries(cards)
    .toSorted()
    .flatMap(([id, copies]) => {
      const card = playerCard(set, id);
      if (card === null) return [problem('LCG-28.01', 'unknown', { name: id })];
      if (card.type === 'hero') return [problem('LCG-28.01', 'hero-in-deck', { card: id }, id)];
      return copies > MOST_COPIES || copies < 1
        ? [problem('LCG-28.02', 'copies', { card: id, copies }, id)]
        : [];
    });
}

/** LCG-28.07: the starter decks are smaller, and may be played as they are. */
function sizeProblems(set: LcgSet, deck: OwnDeck): DeckProblem[] {
  const cards = Object.values(deck.cards)
    .sort()
    .reduce((sum, copies) => sum + copies, 0);
  return cards >= TOURNAMENT || isStarter(set, deck)
    ? []
    : [{ ...problem('LCG-28.03', 'size', { cards }), onlyFor: 'tournament' }];
}

const isStarter = ({ starters }: LcgSet, { heroes, cards }: OwnDeck): boolean =>
  starters.some(
    (starter) =>
      [...starter.heroes].sort().join() === [...heroes].sort().join() &&
      starter.deck.length === Object.keys(cards).length &&
      starter.deck.every(([id, copies]) => cards[id] === copies),
  );
