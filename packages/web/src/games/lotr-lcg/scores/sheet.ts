import { isRecord, type JsonRecord, type Outcome } from '@concilio/kernel';
import type { AnyGame } from '@concilio/words';
import type { View } from '@concilio/lotr-lcg/contract';
import { printedOn } from './printed.ts';

/** LCG-24.01: whoever is out counts with this threat. */
const ELIMINATION = 50;
/** LCG-26.08 */
const POINTS_A_ROUND = 10;

/** A card and the points that it stands for. */
export interface Points {
  readonly card: string;
  readonly points: number;
}

/** LCG-26.03: one player's line. */
export interface SheetLine {
  readonly deckName: string;
  readonly threat: number;
  readonly isOut: boolean;
  /** Heroes who died, with their threat costs. */
  readonly dead: readonly Points[];
  readonly damage: number;
  readonly subtotal: number;
}

/** The score sheet of one scenario, as LCG-26 counts it. A lower total is better. */
export interface Sheet {
  readonly scenario: string;
  readonly round: number;
  /** `null` while it is played: then the total is what it would be if it were won now. */
  readonly result: 'won' | 'lost' | null;
  readonly lines: readonly SheetLine[];
  /** Victory points belong to the group, and are taken off. */
  readonly victory: readonly Points[];
  /** What the rounds add, where the later way of scoring was chosen; else `null`. */
  readonly rounds: number | null;
  readonly total: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
export const pointsOf = (points: readonly Points[]): number => sum(points.map((one) => one.points));

/** All that a sheet needs is open: any pair of eyes may fill it in, at any moment of a match. */
export function sheetOf(game: AnyGame, view: View, options: JsonRecord, outcome: Outcome | null): Sheet {
  const { scenario, round, seats, victory } = view;
  const lines = seats.map((player) => lineOf(game, player));
  const points = victory.flatMap(({ card }): Points[] => {
    const { victory: each } = printedOn(game, card);
    return card === null || each === 0 ? [] : [{ card, points: each }];
  });
  const rounds = options.roundsCount === true ? POINTS_A_ROUND * round : null;
  return {
    scenario,
    round,
    result: outcome === null ? null : outcome.winners.length > 0 ? 'won' : 'lost',
    lines,
    victory: points,
    rounds,
    total: sum(lines.map(({ subtotal }) => subtotal)) + (rounds ?? 0) - pointsOf(points),
  };
}

function lineOf(game: AnyGame, { threat, out, deckName, discard, inPlay }: View['seats'][number]): SheetLine {
  const dead = discard.flatMap(({ card }): Points[] => {
    const { isHero, threatCost } = printedOn(game, card);
    return card !== null && isHero ? [{ card, points: threatCost }] : [];
  });
  const damage = sum(inPlay.filter(({ card }) => printedOn(game, card).isHero).map((hero) => hero.damage));
  const final = out ? ELIMINATION : threat;
  return { deckName, threat: final, isOut: out, dead, damage, subtotal: final + pointsOf(dead) + damage };
}

/** The scores of the scenarios before this one in its campaign, from the options of its match. */
export function carriedScores({ carried }: JsonRecord): readonly number[] {
  if (!isRecord(carried) || !Array.isArray(carried.scores)) return [];
  return carried.scores.filter((score): score is number => typeof score === 'number');
}

export const added = sum;
