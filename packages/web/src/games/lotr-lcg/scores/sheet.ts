import { optionAt, type Outcome, schema, type TableOptions } from '@concilio/kernel';
import type { Points, View } from '@concilio/lotr-lcg/contract';

/** LCG-26.03: one player's line. */
export interface SheetLine {
  readonly deckName: string;
  readonly threat: number;
  readonly isOut: boolean;
  /** Heroes who died, with their threat costs. */
  readonly dead: Points;
  readonly damage: number;
  readonly subtotal: number;
}

/** The score sheet of one scenario, as the rules count it. A lower total is better. */
export interface Sheet {
  readonly scenario: string;
  readonly round: number;
  /** `null` while it is played: then the total is what it would be if it were won now. */
  readonly result: 'won' | 'lost' | null;
  readonly lines: readonly SheetLine[];
  /** Victory points belong to the group, and are taken off. */
  readonly victory: Points;
  /** What the rounds add, where the later way of scoring was chosen; else `null`. */
  readonly rounds: number | null;
  readonly total: number;
}

/** All that a sheet needs is open: any viewer may fill it in, at any moment of a match. */
export function sheetOf({ scenario, round, seats, score }: View, outcome: Outcome | null): Sheet {
  return {
    scenario,
    round,
    result: outcome === null ? null : outcome.winners.length > 0 ? 'won' : 'lost',
    lines: seats.map(({ deckName, out, score: line }) => ({ deckName, isOut: out, ...line })),
    victory: score.victoryPoints,
    rounds: score.rounds,
    total: score.total,
  };
}

/** The scores of the scenarios before this one in its campaign, from the options of its match. */
export const carriedScores = (options: TableOptions): readonly number[] =>
  schema.listOf(optionAt(options, ['carried', 'scores'])).filter((score) => typeof score === 'number');

/** LCG-29.03 */
export const added = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0);
