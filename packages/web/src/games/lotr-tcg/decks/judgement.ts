import type { DeckProblem } from '@concilio/cards';
import { optionText, type Speaker } from '@concilio/text';
import type { Judgement, Place, Remark } from '../../../features/decks/contract.ts';
import { countIn, type Deck } from '../../../features/decks/deck.ts';
import { countOf, type Line, linesIn } from '../../../features/decks/lines.ts';
import { standingOf } from '../../../features/decks/standing.ts';
import type { CardFacts } from '../cards/facts.ts';
import type { Key } from '../text/index.ts';
import { sayIn } from '../say.ts';
import { BEARER, CARDS, FRODO, MOST_COPIES, MOST_FRODOS, RING, SITES } from './deck.ts';

export type Cards = ReadonlyMap<string, CardFacts>;

export const drawDeck = (deck: Deck, cards: Cards): readonly Line<CardFacts>[] => linesIn(deck, CARDS, cards);

/** What is in order, unless one of these rules is broken. */
const FINE: readonly (readonly [key: Key, rule: string, others: readonly string[]])[] = [
  ['fine.size', 'TCG-2.04', []],
  ['fine.balance', 'TCG-2.05', []],
  ['fine.copies', 'TCG-2.07', ['TCG-2.08']],
  ['fine.sites', 'TCG-2.10', ['TCG-2.11']],
];

/** What the rules say of a deck. */
export function judge(speaker: Speaker, problems: readonly DeckProblem[], deck: Deck): Judgement {
  const say = sayIn(speaker.language);
  const isKept = (rules: readonly string[]) => !problems.some(({ rule }) => rules.includes(rule));
  const wrong = problems.map(
    ({ message, rule }): Remark => ({ is: 'wrong', text: optionText(speaker, { text: message }), rule }),
  );
  const fine = FINE.filter(([, rule, others]) => isKept([rule, ...others])).map(
    ([key, rule]): Remark => ({ is: 'fine', text: say(key, { cards: countIn(deck, CARDS) }), rule }),
  );
  return { standing: standingOf(problems), remarks: [...wrong, ...fine], marked: new Map() };
}

/** Where one more of a card goes, or which rule is against it. */
export function placeFor(speaker: Speaker, cards: Cards, deck: Deck, id: string): Place {
  const say = sayIn(speaker.language);
  const card = cards.get(id);
  const { type, title } = card ?? { type: '', title: '' };
  if (type === 'ring')
    return countIn(deck, RING) === 0 ? { section: RING } : { why: say('why.ring'), rule: 'TCG-2.02' };
  if (type === 'site') {
    const number = card?.numbers['site'];
    const isTaken = linesIn(deck, SITES, cards).some(([site]) => site.numbers['site'] === number);
    return isTaken ? { why: say('why.site'), rule: 'TCG-2.10' } : { section: SITES };
  }
  const isFrodo = title === FRODO;
  if (isFrodo && type === 'companion' && countIn(deck, BEARER) === 0) return { section: BEARER };
  const same = countOf(drawDeck(deck, cards).filter(([other]) => other.title === title));
  if (isFrodo && same >= MOST_FRODOS) return { why: say('why.frodos'), rule: 'TCG-2.08' };
  return same >= MOST_COPIES ? { why: say('why.copies'), rule: 'TCG-2.07' } : { section: CARDS };
}
