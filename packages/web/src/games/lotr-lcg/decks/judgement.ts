import type { DeckProblem } from '@concilio/cards';
import { optionText, type Speaker } from '@concilio/text';
import type { Judgement, Place, PoolCard, Remark } from '../../../features/decks/contract.ts';
import { copiesOf, type Deck } from '../../../features/decks/deck.ts';
import { countOf } from '../../../features/decks/lines.ts';
import { standingOf } from '../../../features/decks/standing.ts';
import { wordFor } from '../cards/told.ts';
import { boxedOf, type Sphere, sphereOf } from './cards.ts';
import { CARDS, HEROES, heroesIn, MOST_COPIES, MOST_HEROES, TOURNAMENT } from './deck.ts';
import { type CardLine, type Cards, heroesOf, linesOf, sizeOf } from './shape.ts';
import { sayIn } from './say.ts';

const SIZE = 'LCG-28.03';

/** What the rules say of a deck, and what we advise. */
export function judge(
  speaker: Speaker,
  problems: readonly DeckProblem[],
  deck: Deck,
  cards: Cards,
): Judgement {
  const stray = strayLines(deck, cards);
  const why = sayIn(speaker.language)('card.stray');
  return {
    standing: standingOf(problems),
    remarks: [
      ...problems.map(
        ({ message, rule }): Remark => ({ is: 'wrong', text: optionText(speaker, { text: message }), rule }),
      ),
      ...fine(speaker, deck, problems),
      ...advice(speaker, deck, cards, stray),
    ],
    marked: new Map(stray.map(([{ id }]) => [id, why])),
  };
}

function fine({ language }: Speaker, deck: Deck, problems: readonly DeckProblem[]): Remark[] {
  const say = sayIn(language);
  const isKept = (...rules: readonly string[]) => !problems.some(({ rule }) => rules.includes(rule));
  const cards = sizeOf(deck);
  const heroes = heroesIn(deck).length;
  const size: Remark =
    cards >= TOURNAMENT
      ? { is: 'fine', text: say('fine.size', { cards }), rule: SIZE }
      : { is: 'fine', text: say('fine.starter', { cards }), rule: 'LCG-28.07' };
  return [
    ...(isKept(SIZE) ? [size] : []),
    ...(isKept('LCG-28.02') ? [{ is: 'fine', text: say('fine.copies'), rule: 'LCG-28.02' } as const] : []),
    ...(isKept('LCG-2.02', 'LCG-28.05')
      ? [{ is: 'fine', text: say('fine.heroes', { heroes }), rule: 'LCG-28.05' } as const]
      : []),
  ];
}

function advice(speaker: Speaker, deck: Deck, cards: Cards, stray: readonly CardLine[]): Remark[] {
  const say = sayIn(speaker.language);
  const heroes = heroesOf(deck, cards).length;
  const spheres = [...new Set(stray.map(([card]) => sphereOf(card)))];
  const beyond = linesOf(deck, cards).filter(([card, copies]) => copies > boxedOf(card));
  const sets = Math.max(...beyond.map(([card, copies]) => Math.ceil(copies / boxedOf(card))));
  const unwise = (text: string, rule: string | null): Remark => ({ is: 'advice', text, rule });
  return [
    ...spheres.map((sphere) => {
      const count = countOf(stray.filter(([card]) => sphereOf(card) === sphere));
      return unwise(say('advice.sphere', { sphere: wordFor(speaker, 'sphere', sphere), count }), 'LCG-28.06');
    }),
    ...(heroes > 0 && heroes < MOST_HEROES ? [unwise(say('advice.heroes', { heroes }), 'LCG-2.02')] : []),
    ...(beyond.length > 0 ? [unwise(say('advice.sets', { cards: beyond.length, sets }), null)] : []),
  ];
}

/** Cards of a sphere that no hero of the deck has: legal, and hardly ever paid for. */
function strayLines(deck: Deck, cards: Cards): readonly CardLine[] {
  const heroes = heroesOf(deck, cards);
  const paying = new Set<Sphere>(['neutral', ...heroes.map(sphereOf)]);
  return heroes.length === 0 ? [] : linesOf(deck, cards).filter(([card]) => !paying.has(sphereOf(card)));
}

/** Where one more of a card goes, or which rule is against it. */
export function placeFor({ language }: Speaker, deck: Deck, { id, group }: PoolCard): Place {
  const say = sayIn(language);
  if (group !== 'hero')
    return copiesOf(deck, id) < MOST_COPIES
      ? { section: CARDS }
      : { why: say('why.copies'), rule: 'LCG-28.02' };
  const heroes = heroesIn(deck);
  if (heroes.includes(id)) return { why: say('why.hero.twice'), rule: 'LCG-28.05' };
  return heroes.length < MOST_HEROES ? { section: HEROES } : { why: say('why.heroes'), rule: 'LCG-2.02' };
}
