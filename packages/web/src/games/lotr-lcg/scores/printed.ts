import type { Spoken } from '@concilio/text';
import { cardsOf, type CardFamily } from '../cards/facts.ts';

/** What a score sheet asks of a card. */
export interface Printed {
  readonly isHero: boolean;
  readonly house: CardFamily;
  readonly threatCost: number;
  readonly victory: number;
}

const NOTHING: Printed = { isHero: false, house: 'neutral', threatCost: 0, victory: 0 };

/** What is printed on a card; of one that the game does not know, nothing. */
export function printedOn(game: Spoken, card: string | null): Printed {
  const facts = card === null ? undefined : cardsOf(game).get(card);
  if (facts === undefined) return NOTHING;
  return {
    isHero: facts.type === 'hero',
    house: facts.house,
    threatCost: facts.threatCost ?? 0,
    victory: facts.keywords.find(({ keyword }) => keyword === 'victory')?.value ?? 0,
  };
}
