import { answerOpen, atTable, type Bot, type Playable } from '@concilio/bots';
import {
  canonical,
  Match,
  type MatchRecord,
  newTable,
  type Player,
  playOut,
  type Shape,
} from '@concilio/kernel';
import { createHash } from 'node:crypto';
import type { Coverage } from './coverage.ts';
import type { Played } from './plan.ts';

/** A match with more decisions than this will not end by itself. */
const ENDLESS = 100_000;

/** What stands for the final table of a match that has none. */
const NO_TABLE = 'fault';

/** Who plays what. */
export interface Pairing<G extends Shape> {
  readonly game: Playable<G>;
  readonly options: G['options'];
  readonly bots: readonly Bot[];
  readonly seed: string;
}

/** Plays a match directly: no validator, no log. If it fails it is played again, recorded, to have the record. */
export function playDirectly<G extends Shape>(pairing: Pairing<G>): Played {
  const { game, options, bots, seed } = pairing;
  const counter = { decisions: 0 };
  try {
    const table = newTable(game, bots.length, options, seed);
    const checkpoints = bots.some((bot) => bot.searches);
    const outcome = playOut(game, table, seated(pairing, counter), { checkpoints });
    return { hash: hashOf(table), decisions: counter.decisions, outcome, failure: null };
  } catch (problem) {
    const { played, record } = playRecorded(pairing, null);
    if (played.failure !== null) return played;
    return failed(played.decisions, `In a direct run only: ${messageOf(problem)}`, record());
  }
}

/** Plays a match as people do: every answer is checked, logged, and the step run again. */
export function playRecorded<G extends Shape>(
  pairing: Pairing<G>,
  coverage: Coverage<G> | null,
): { readonly played: Played; readonly record: () => MatchRecord } {
  const { game, options, bots, seed } = pairing;
  const counter = { decisions: 0 };
  const player = seated(pairing, counter);
  const watched = coverage?.watching(player) ?? player;
  let match: Match<G> | null = null;
  const record = (): MatchRecord => match?.save() ?? unplayed(pairing);
  try {
    match = Match.create(game, { seats: bots.length, options, seed });
    coverage?.begin();
    while (match.outcome === null) {
      coverage?.opened(match);
      const answered = answerOpen(match, watched);
      if (!answered.ok) throw new Error(answered.reason);
    }
    const { outcome } = match;
    coverage?.ended(match, outcome);
    return {
      played: { hash: hashOf(match.table), decisions: counter.decisions, outcome, failure: null },
      record,
    };
  } catch (problem) {
    const broken = match?.broken?.record ?? { ...record(), fault: messageOf(problem) };
    return { played: failed(counter.decisions, messageOf(problem), broken), record };
  }
}

/** Of a final table. Not the kernel's own hash: that one is keyed and pure, and ten times slower than the system's. */
const hashOf = (table: object): string => createHash('sha256').update(canonical(table)).digest('hex');

/** The bots at their seats, each of their decisions counted. */
function seated<G extends Shape>(
  { game, bots, seed }: Pairing<G>,
  counter: { decisions: number },
): Player<G> {
  const player = atTable(game, bots, seed);
  return (seat, question, optional, here) => {
    if (++counter.decisions > ENDLESS) throw new Error(`The match has not ended after ${ENDLESS} decisions.`);
    return player(seat, question, optional, here);
  };
}

const failed = (decisions: number, message: string, record: MatchRecord): Played => ({
  hash: NO_TABLE,
  decisions,
  outcome: null,
  failure: { message, record },
});

/** The record of a match that failed before its first question. */
const unplayed = <G extends Shape>({ game, options, bots, seed }: Pairing<G>): MatchRecord => ({
  format: 'concilio match 1',
  game: game.id,
  version: game.version,
  seats: bots.length,
  options,
  seed,
  start: null,
  log: [],
});

const messageOf = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem);
