import type { Playable } from '@concilio/bots';
import { type Checkpoint, type Json, Match, type MatchRecord, Unreadable } from '@concilio/kernel';
import type { TableEntry, TableSetup } from './entry.ts';
import { foldLog } from './fold.ts';
import { LiveTable } from './live.ts';
import { readSnapshot } from './snapshot.ts';

/** A checkpoint as a host keeps it: how many lines the log had, and the table by the rules of that day. */
export interface StoredCheckpoint {
  readonly sequence: number;
  readonly checkpoint: Checkpoint;
}

/** A table that goes on by a newer version: where it begins now, and the first lines of its new log. */
export interface Carried {
  readonly setup: TableSetup;
  readonly entries: readonly TableEntry[];
}

interface Old {
  readonly setup: TableSetup;
  readonly entries: readonly TableEntry[];
  /** `null`: none was kept yet. The match then begins anew, by the new rules. */
  readonly checkpoint: StoredCheckpoint | null;
  /** The last snapshot, which knows the clocks. */
  readonly snapshot: string | null;
}

type Answer = Extract<TableEntry, { kind: 'answer' }>;

/**
 * Carries a running table over to the rules of today. Its state goes through the game's migrations; the answers that were
 * given after the checkpoint are given again as far as they fit, and what does not fit is asked anew.
 */
export function carryOver(game: Playable, old: Old, now: number): Carried {
  const setup = { ...old.setup, version: game.version, start: migratedStart(game, old) };
  let answers = answersSince(old);
  for (;;) {
    const { entries, failed } = carried(game, setup, old, answers, now);
    if (failed === null) return { setup, entries };
    // At that answer the new rules fail, and the table that has heard it has stopped.
    answers = answers.slice(0, failed);
  }
}

/** The first lines of the new log, and the answer at which the rules have failed, if any. */
function carried(
  game: Playable,
  setup: TableSetup,
  { setup: { clock }, entries: log, snapshot }: Old,
  answers: readonly Answer[],
  now: number,
): { readonly entries: readonly TableEntry[]; readonly failed: number | null } {
  const table = LiveTable.open(game, setup, []);
  const entries: TableEntry[] = [];
  const take = (entry: TableEntry) => {
    table.apply(entry);
    entries.push(entry);
  };
  const left = clock === null || snapshot === null ? undefined : readSnapshot(snapshot)?.clocks.left;
  take({ at: now, kind: 'carried', version: game.version, ...(left === undefined ? {} : { left }) });
  for (const seat of table.match.seats)
    for (const kind of ['bot', 'concede'] as const) {
      const last = log.findLast((entry) => entry.kind === kind && entry.seat === seat);
      if (last !== undefined) take({ ...last, at: now });
    }
  for (const [place, answer] of answers.entries()) {
    const open = table.match.open.find(({ seat }) => seat === answer.seat);
    if (open === undefined) break;
    try {
      take({ ...answer, at: now, question: open.fingerprint });
    } catch (problem) {
      if (!(problem instanceof Unreadable)) throw problem;
      if (table.match.broken !== null) return { entries, failed: place };
      break;
    }
  }
  return { entries, failed: null };
}

/** Where the match begins by the new rules. */
function migratedStart(game: Playable, { setup, checkpoint }: Old): Json {
  const { options, seed, start, seats, version } = setup;
  const from =
    checkpoint?.checkpoint ??
    (start === null ? null : { version, table: start as unknown as Checkpoint['table'], answers: [] });
  if (from === null) return null;
  const record: MatchRecord = {
    format: 'concilio match 1',
    game: game.id,
    version: from.version,
    seats: seats.length,
    options,
    seed,
    start: null,
    log: [],
  };
  return Match.migrate(game, record, { ...from, answers: [] }).save().start as unknown as Json;
}

/** The answers that count and are not in the checkpoint: those of the step that was open then, and the later ones. */
function answersSince({ entries, checkpoint }: Old): readonly Answer[] {
  const sequence = checkpoint?.sequence ?? 0;
  const before = foldLog(entries.slice(0, sequence)).standing;
  const later = entries.slice(sequence);
  const { gone, untouched } = foldLog(later, before);
  const inStep = checkpoint?.checkpoint.answers ?? [];
  const left = Math.max(0, inStep.length - (before - untouched));
  return [
    ...inStep
      .slice(0, left)
      .map((answer): Answer => ({ ...answer, kind: 'answer', at: 0, by: byOf(answer.by) })),
    ...later.filter((entry): entry is Answer => entry.kind === 'answer' && !gone.has(entry)),
  ];
}

const BY: readonly string[] = ['person', 'bot', 'timeout', 'stop'] satisfies Answer['by'][];
const byOf = (by: string): Answer['by'] => (BY.includes(by) ? (by as Answer['by']) : 'person');
