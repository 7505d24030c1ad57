import type { RecordedEvent } from './events.ts';
import type { Shape } from './game.ts';
import { isRecord } from './json.ts';
import type { StepAnswer, Table } from './play.ts';
import type { Decision, From, Standing } from './recorded.ts';

/**
 * Where a match stood after some answers: what a run begins at, as text, so that nothing that the rules do later can
 * reach it, and how much of what the match remembers belongs to the time before.
 */
export interface Snapshot {
  readonly answered: number;
  readonly decisions: number;
  readonly eventsBefore: number;
  readonly conceded: number;
  /** The checkpoint and the answers that the open step has had. */
  readonly from: string;
}

/** What a match can go on from, besides its record. Where it does not fit the record, the record is played. */
export interface MatchSnapshot {
  readonly format: 'concilio snapshot 1';
  readonly game: string;
  readonly version: number;
  /** The oldest first. */
  readonly kept: readonly Snapshot[];
  /** Of each decision before the last of them: how many answers it took, and how much was drawn and shown by then. */
  readonly decisions: readonly (readonly [answers: number, draws: number, shown: number])[];
  /** All that was told before. */
  readonly events: readonly RecordedEvent[];
}

/** So many answers lie between two snapshots when they are made. */
const EVERY = 32;
const MOST = 8;

/** The few snapshots that a match keeps of its way: recent ones lie close together, old ones far apart. */
export class Snapshots {
  #kept: Snapshot[];

  constructor(kept: readonly Snapshot[] = []) {
    this.#kept = [...kept];
  }

  /** The oldest first. */
  get all(): readonly Snapshot[] {
    return this.#kept;
  }

  /** Whether one should be made after so many answers. */
  isDue(answered: number): boolean {
    return answered - (this.#kept.at(-1)?.answered ?? 0) >= EVERY;
  }

  keep<G extends Shape>(standing: Standing<G>, decisions: number): void {
    const { checkpoint, answers, answered, eventsBefore, conceded } = standing;
    const from = JSON.stringify({ checkpoint, answers });
    this.#kept.push({ answered, decisions, eventsBefore, conceded, from });
    if (this.#kept.length > MOST) this.#kept.splice(this.#leastMissed(answered), 1);
  }

  /**
   * The last one before the first `count` answers are complete; those after them are forgotten. At least one answer is
   * left to be played, since it is with an answer that the kernel begins to note what it answers itself.
   */
  backTo(count: number): Snapshot | null {
    this.#kept = this.#kept.filter(({ answered }) => answered <= count);
    return this.#kept.findLast(({ answered }) => answered < count) ?? null;
  }

  /** The one to throw away: without it the fewest answers more are played again, weighed by how long ago that was. */
  #leastMissed(now: number): number {
    let [place, least] = [0, Infinity];
    for (let index = 0; index < this.#kept.length - 1; index++) {
      const before = this.#kept[index - 1]?.answered ?? 0;
      const after = this.#kept[index + 1]?.answered ?? now;
      const gap = (after - before) / (now - before);
      if (gap < least) [place, least] = [index, gap];
    }
    return place;
  }
}

/** Where snapshots are made on a long way between two numbers of answers, with the end of the way as the last stage. */
export function stagesOf(from: number, to: number): readonly number[] {
  const stages = [to];
  for (let back = EVERY; to - back > from && stages.length < MOST; back *= 2) stages.unshift(to - back);
  return stages;
}

/** What a run begins at that goes on from a snapshot. */
export function fromSnapshot<G extends Shape>({ from, answered, eventsBefore, conceded }: Snapshot): From<G> {
  const { checkpoint, answers } = JSON.parse(from) as {
    readonly checkpoint: Table<G>;
    readonly answers: readonly StepAnswer[];
  };
  return { checkpoint, answers, eventsBefore, answered, conceded };
}

/** The sizes of decisions, as they are written beside the answers that stand in the log. */
export const measured = (decisions: readonly Decision[]): MatchSnapshot['decisions'] =>
  decisions.map(({ answers, draws, shown }) => [answers.length, draws, shown]);

/** Whether something that was read is a snapshot of this game and version: its outer form only. */
export function isSnapshotOf(
  { id, version }: { readonly id: string; readonly version: number },
  value: unknown,
): value is MatchSnapshot {
  return (
    isRecord(value) &&
    value.format === 'concilio snapshot 1' &&
    value.game === id &&
    value.version === version &&
    Array.isArray(value.decisions) &&
    Array.isArray(value.events) &&
    Array.isArray(value.kept) &&
    value.kept.length > 0 &&
    value.kept.every(
      (one) => isRecord(one) && typeof one.from === 'string' && Number.isSafeInteger(one.answered),
    )
  );
}
