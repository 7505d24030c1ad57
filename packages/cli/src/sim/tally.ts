import { type Game, isShared, type Outcome, type Shape } from '@concilio/kernel';
import { createHash } from 'node:crypto';
import { type Interval, Running, wilson } from './interval.ts';
import { type Lineup, lineupOf, type Plan, type Played } from './plan.ts';

export type Rate = Interval & { readonly rate: number };

export interface Score {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

/** What a series of matches came to. */
export interface Summary {
  readonly games: number;
  readonly finished: number;
  readonly outcomes: Readonly<Record<string, number>>;
  /** Of the first bot; `null` where no match was finished. */
  readonly score: Score | null;
  readonly winRate: Rate;
  readonly bySeat: readonly { readonly seat: number; readonly bot: string; readonly winRate: Rate }[];
  readonly decisions: number;
  readonly stateHash: string;
}

type Kind = Game<Shape>['kind'];

/**
 * What some seats have won of a match, from 0 to 1: all of it if nobody else won too, half if somebody did or if
 * nobody won at all. In a co-operative game all win or none.
 */
export function shareOf(kind: Kind, outcome: Outcome, seats: readonly number[]): number {
  const { winners } = outcome;
  if (isShared(kind, outcome)) return winners.length > 0 ? 1 : 0;
  if (winners.length === 0) return 0.5;
  const own = winners.filter((winner) => seats.includes(winner)).length;
  return own === 0 ? 0 : own === winners.length ? 1 : 0.5;
}

/** The seats of one of the bots. Where a bot plays against itself, its first seat stands for it. */
export function seatsOfBot(kind: Kind, lineup: Lineup, place: number): readonly number[] {
  const seats = lineup.flatMap((own, seat) => (own === place ? [seat] : []));
  return kind === 'versus' && seats.length === lineup.length ? seats.slice(0, 1) : seats;
}

/** Adds up matches in the order of their numbers. */
export class Tally {
  readonly #kind: Kind;
  readonly #plan: Plan;
  readonly #hash = createHash('sha256');
  readonly #outcomes: Record<string, number> = {};
  /** The scores at the seats of the first bot. */
  readonly #scores = new Running();
  readonly #shares: Share = { matches: 0, won: 0 };
  readonly #bySeat = new Map<string, Share & { readonly seat: number; readonly bot: string }>();
  #games = 0;
  #finished = 0;
  #decisions = 0;

  constructor(kind: Kind, plan: Plan) {
    this.#kind = kind;
    this.#plan = plan;
  }

  add({ hash, decisions, outcome }: Played): void {
    const lineup = lineupOf(this.#plan, this.#games++);
    this.#hash.update(hash);
    this.#decisions += decisions;
    if (outcome === null) return;
    this.#finished++;
    this.#outcomes[outcome.reason] = (this.#outcomes[outcome.reason] ?? 0) + 1;
    const own = seatsOfBot(this.#kind, lineup, 0);
    if (own.length > 0) note(this.#shares, shareOf(this.#kind, outcome, own));
    for (const seat of own) this.#scores.add(outcome.scores[seat] ?? 0);
    for (const [seat, place] of lineup.entries())
      note(this.#shareAt(seat, place), shareOf(this.#kind, outcome, [seat]));
  }

  summary(): Summary {
    const { count, mean, sd, min, max } = this.#scores;
    return {
      games: this.#games,
      finished: this.#finished,
      outcomes: this.#outcomes,
      score: count === 0 ? null : { mean, sd, min, max },
      winRate: rateOf(this.#shares),
      bySeat: [...this.#bySeat.values()].map((share) => ({
        seat: share.seat,
        bot: share.bot,
        winRate: rateOf(share),
      })),
      decisions: this.#decisions,
      stateHash: this.#hash.copy().digest('hex'),
    };
  }

  #shareAt(seat: number, place: number): Share {
    const key = `${seat} ${place}`;
    const known = this.#bySeat.get(key);
    if (known !== undefined) return known;
    const fresh = { seat, bot: this.#plan.bots[place] ?? '', matches: 0, won: 0 };
    this.#bySeat.set(key, fresh);
    return fresh;
  }
}

interface Share {
  matches: number;
  won: number;
}

function note(share: Share, won: number): void {
  share.matches++;
  share.won += won;
}

function rateOf({ matches, won }: Share): Rate {
  const rate = matches === 0 ? 0 : won / matches;
  return { rate, ...wilson(rate, matches) };
}
