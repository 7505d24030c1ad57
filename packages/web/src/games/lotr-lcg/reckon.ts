import type { SeenEvent } from '@concilio/tables';
import type { InPlay, View } from '@concilio/lotr-lcg/contract';

/** One thing that adds to a sum. */
export interface Part {
  /** A piece; `null` for what no single card on the table adds. */
  readonly id: string | null;
  readonly card: string | null;
  readonly amount: number;
  /** Chosen just now, and not said yet. */
  readonly isChosen: boolean;
}

export interface Reckoned {
  readonly willpower: number;
  readonly threat: number;
  readonly questing: readonly Part[];
  readonly staged: readonly Part[];
  /** What came of this round's quest, once it is known: how far ahead of the threat the willpower was. */
  readonly result: number | null;
}

/**
 * LCG-7.15: willpower against threat with where each point comes from. Those that are chosen to go on the quest count
 * already, so that one sees what they would bring.
 */
export function reckon(
  { seats, staging, willpower, threat }: View,
  isChosen: (id: string) => boolean,
  result: number | null,
): Reckoned {
  const all = seats.flatMap(({ inPlay }) => inPlay);
  const part = (card: InPlay, amount: number | undefined): Part => ({
    id: card.id,
    card: card.card,
    amount: amount ?? 0,
    isChosen: !card.committed && isChosen(card.id),
  });
  const questing = all
    .filter(({ id, committed }) => committed || isChosen(id))
    .map((card) => part(card, card.willpower));
  const staged = staging.filter((card) => card.threat !== undefined).map((card) => part(card, card.threat));
  const said = sumOf(questing.filter((one) => !one.isChosen));
  return {
    willpower: willpower + sumOf(questing) - said,
    threat,
    questing: withRest(questing, willpower - said),
    staged: withRest(staged, threat - sumOf(staged)),
    result,
  };
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** What is in the total and on no card is an effect of the quest or the like. */
const withRest = (parts: readonly Part[], rest: number): readonly Part[] =>
  rest === 0 ? parts : [...parts, { id: null, card: null, amount: rest, isChosen: false }];

/** What came of the quest of this round, if it has been resolved. */
export function resultOf(events: readonly SeenEvent[]): number | null {
  const last = events.findLast(({ name }) => name === 'quest.compared' || name === 'round.begun');
  if (last?.name !== 'quest.compared') return null;
  return Number(last.said.willpower) - Number(last.said.threat);
}
