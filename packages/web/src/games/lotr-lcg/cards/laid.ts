import type { InPlay } from '@concilio/lotr-lcg/contract';
import { CARD_TYPES, type CardFacts, type CardType, type Stat } from './facts.ts';

/** How a card lies in play. */
export interface Laid {
  /** What it counts as now, which may not be what is printed. */
  readonly type: CardType | null;
  readonly exhausted: boolean;
  readonly facedown: boolean;
  readonly damage: number;
  readonly progress: number;
  readonly resources: number;
  /** Its numbers as they count now. Hit points are all of them: damage lies on the card and is counted there. */
  readonly numbers: Readonly<Partial<Record<Stat, number>>>;
  readonly engagementCost: number | null;
  readonly changes: readonly Change[];
}

/** A reason why a number is not the printed one. */
export interface Change {
  readonly stat: string;
  /** The piece that changes it; of a lasting effect, the card that it came from. */
  readonly source: string;
  readonly amount: number;
}

const FIELDS = {
  threat: 'threat',
  willpower: 'willpower',
  attack: 'attack',
  defense: 'defense',
  'hit-points': 'hitPoints',
  'quest-points': 'questPoints',
} as const satisfies Readonly<Record<Stat, keyof InPlay>>;

/** How a card of the view lies in play, as drawings want to know it. */
export function laidOf(card: InPlay): Laid {
  const { damage } = card;
  const numbers = (Object.keys(FIELDS) as Stat[]).flatMap((stat) => {
    const value = card[FIELDS[stat]];
    // The view tells how many hit points are left.
    return value === undefined ? [] : [[stat, stat === 'hit-points' ? value + damage : value]];
  });
  return {
    type: CARD_TYPES.find((type) => type === card.type) ?? null,
    exhausted: card.exhausted,
    facedown: card.facedown,
    damage,
    progress: card.progress,
    resources: card.resources,
    numbers: Object.fromEntries(numbers),
    engagementCost: card.engagementCost ?? null,
    changes: (card.changed ?? []).map(({ number, source, amount }) => ({ stat: number, source, amount })),
  };
}

/** A number as it is to be shown: what it is, what is printed, and which way it differs. */
export interface Shown {
  readonly stat: Stat;
  readonly now: number;
  readonly printed: number;
  readonly way: 'up' | 'down' | null;
}

/** The numbers of a card: those that count now where it lies in play, the printed ones otherwise. */
export function shownNumbers(facts: CardFacts | null, laid: Laid | null): readonly Shown[] {
  const printed = facts?.numbers ?? {};
  const now = laid === null || Object.keys(laid.numbers).length === 0 ? printed : laid.numbers;
  return (Object.keys(FIELDS) as Stat[]).flatMap((stat) => {
    const value = now[stat];
    // A stage without quest points counts none.
    if (value === undefined || (stat === 'quest-points' && value === 0 && printed[stat] === undefined))
      return [];
    const before = printed[stat] ?? value;
    const way = value > before ? ('up' as const) : value < before ? ('down' as const) : null;
    return [{ stat, now: value, printed: before, way }];
  });
}
