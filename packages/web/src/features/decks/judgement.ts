import type { DeckProblem, Decks } from '@concilio/cards';
import type { PoolCard, Sphere } from './cards.ts';
import { asJson, type Deck, MOST_HEROES, sizeOf, TOURNAMENT } from './deck.ts';
import { countOf, heroesOf, type Line, linesOf } from './shape.ts';

/** One line of what is said of a deck: in order, wrong, or only unwise. */
export type Remark =
  | { readonly is: 'fine'; readonly key: FineKey; readonly values: Values; readonly rule: string }
  | { readonly is: 'wrong'; readonly problem: DeckProblem; readonly rule: string }
  | {
      readonly is: 'advice';
      readonly key: AdviceKey;
      readonly values: Values;
      readonly rule: string | null;
      readonly cards: readonly string[];
    };

type Values = Readonly<Record<string, string | number>>;
type FineKey = 'fine.size' | 'fine.starter' | 'fine.copies' | 'fine.heroes';
type AdviceKey = 'advice.sphere' | 'advice.sets' | 'advice.heroes';

/** `small` can be played, and is too small for a tournament. */
export type Standing = 'legal' | 'small' | 'illegal';

const SIZE = 'LCG-28.03';

/** What the rules say of a deck, line by line: what is wrong stands first, advice last. */
export function remarksOn(decks: Decks, deck: Deck, cards: ReadonlyMap<string, PoolCard>): readonly Remark[] {
  const problems = decks.check(asJson(deck));
  return [
    ...problems.map((problem): Remark => ({ is: 'wrong', problem, rule: problem.rule })),
    ...fine(deck, problems),
    ...advice(deck, cards),
  ];
}

export function standingOf(decks: Decks, deck: Deck): Standing {
  const problems = decks.check(asJson(deck));
  if (problems.length === 0) return 'legal';
  return problems.every(({ rule }) => rule === SIZE) ? 'small' : 'illegal';
}

function fine(deck: Deck, problems: readonly DeckProblem[]): Remark[] {
  const isKept = (...rules: readonly string[]) => !problems.some(({ rule }) => rules.includes(rule));
  const cards = sizeOf(deck);
  const size: Remark =
    cards >= TOURNAMENT
      ? { is: 'fine', key: 'fine.size', values: { cards }, rule: SIZE }
      : { is: 'fine', key: 'fine.starter', values: { cards }, rule: 'LCG-28.07' };
  return [
    ...(isKept(SIZE) ? [size] : []),
    ...(isKept('LCG-28.02')
      ? [{ is: 'fine', key: 'fine.copies', values: {}, rule: 'LCG-28.02' } as const]
      : []),
    ...(isKept('LCG-2.02', 'LCG-28.05')
      ? [
          {
            is: 'fine',
            key: 'fine.heroes',
            values: { heroes: deck.heroes.length },
            rule: 'LCG-28.05',
          } as const,
        ]
      : []),
  ];
}

function advice(deck: Deck, cards: ReadonlyMap<string, PoolCard>): Remark[] {
  const heroes = heroesOf(deck, cards);
  const lines = linesOf(deck, cards);
  const stray = strayLines(deck, cards);
  const spheres = [...new Set(stray.map(([{ sphere }]) => sphere))];
  const beyond = lines.filter(([card, copies]) => copies > card.copies);
  return [
    ...spheres.map((sphere): Remark => {
      const own = stray.filter(([card]) => card.sphere === sphere);
      return {
        is: 'advice',
        key: 'advice.sphere',
        values: { sphere, count: countOf(own) },
        rule: 'LCG-28.06',
        cards: own.map(([{ id }]) => id),
      };
    }),
    ...(heroes.length > 0 && heroes.length < MOST_HEROES
      ? [
          {
            is: 'advice',
            key: 'advice.heroes',
            values: { heroes: heroes.length },
            rule: 'LCG-2.02',
            cards: [],
          } as const,
        ]
      : []),
    ...(beyond.length > 0
      ? [
          {
            is: 'advice',
            key: 'advice.sets',
            values: {
              cards: beyond.length,
              sets: Math.max(...beyond.map(([card, copies]) => Math.ceil(copies / card.copies))),
            },
            rule: null,
            cards: beyond.map(([{ id }]) => id),
          } as const,
        ]
      : []),
  ];
}

/** Cards of a sphere that no hero of the deck has: legal, and hardly ever paid for. */
export function strayLines<C extends PoolCard>(
  deck: Deck,
  cards: ReadonlyMap<string, C>,
): readonly Line<C>[] {
  const paying = new Set<Sphere>(['neutral', ...heroesOf(deck, cards).map(({ sphere }) => sphere)]);
  return deck.heroes.length === 0 ? [] : linesOf(deck, cards).filter(([{ sphere }]) => !paying.has(sphere));
}
