import { isRecord, type Json, type JsonRecord, type Outcome, schema, type Shape } from '@concilio/kernel';
import { keysOf, mustBeKey } from '../names/keys.ts';
import { type Lexicon, seatCalled } from '../names/lexicon.ts';
import type { Session } from '../run/session.ts';
import type { Finding } from './then.ts';

/** Whether the match ended as the file says. What could never be an outcome is `Misnamed`. */
export function examineOutcome<G extends Shape>({ match, lexicon }: Session<G>, expected: Json): Finding {
  const { outcome } = match;
  const { won, winner, score, reason } = schema.recordOf(expected);
  const winners =
    winner === undefined
      ? null
      : (Array.isArray(winner) ? winner : [winner]).map((name: Json) => seatCalled(lexicon, name));
  const bySeat = Object.entries(isRecord(score) ? (score as JsonRecord) : {}).map(
    ([name, points]) => [seatCalled(lexicon, name), points] as const,
  );
  if (reason !== undefined) mustBeKey(reason, 'reason', keysOf(lexicon.game, 'outcome'));

  const actual = outcome === null ? 'none' : outcomeInWords(lexicon, outcome);
  const finding = { path: 'outcome', expected, actual };
  if (expected === 'none' || outcome === null)
    return expected === 'none' && outcome === null ? null : finding;
  const [leader] = outcome.winners;
  const held =
    (won === undefined || won === outcome.winners.length > 0) &&
    (winners === null ||
      (winners.length === outcome.winners.length &&
        winners.every((seat) => outcome.winners.includes(seat)))) &&
    (typeof score !== 'number' || score === outcome.scores[leader ?? 0]) &&
    bySeat.every(([seat, points]) => outcome.scores[seat] === points) &&
    (reason === undefined || reason === outcome.reason);
  return held ? null : finding;
}

/** How a match ended, as `outcome` in a file says it. */
export function outcomeInWords<G extends Shape>(
  { vocabulary: { seats } }: Lexicon<G>,
  { winners, scores, reason }: Outcome,
): JsonRecord {
  return {
    won: winners.length > 0,
    winner: winners.map((seat) => seats[seat] ?? String(seat)),
    score: Object.fromEntries(scores.map((score, seat) => [seats[seat] ?? String(seat), score])),
    reason,
  };
}

/** `the match is over (lost: The Ring-bearer has fallen.)`. */
export function howItEnded<G extends Shape>({ game }: Lexicon<G>, { reason }: Outcome): string {
  const sentence = game.text.en[`outcome.${reason}`];
  return `the match is over (${reason}${sentence === undefined ? '' : `: ${sentence}`})`;
}
