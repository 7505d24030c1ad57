import { type Checkpoint, NO_OPTIONS, seat, seedFrom } from '@concilio/kernel';
import { orchard } from '@concilio/suite/orchard';
import { describe, expect, test } from 'vitest';
import { carryOver } from './carry.ts';
import type { TableEntry, TableSetup } from './entry.ts';
import { LiveTable } from './live.ts';
import type { ClockSetting } from './wire.ts';

const setup = (clock: ClockSetting | null = null): TableSetup => ({
  game: 'orchard',
  version: 1,
  options: NO_OPTIONS,
  seed: seedFrom('orchard'),
  start: null,
  name: '',
  seats: ['Ana', 'Bo', 'Cy'].map((name) => ({ name, bot: null })),
  clock,
  began: 0,
});

/** A table by the old rules at which these are picked; `c` keeps the checkpoint, `u` takes back. */
function played(picks: readonly string[], own = setup()) {
  const table = LiveTable.open(orchard.first, own, []);
  const entries: TableEntry[] = [];
  let checkpoint: { sequence: number; checkpoint: Checkpoint } | null = null;
  for (const pick of picks) {
    const [open] = table.match.open;
    if (open === undefined) throw new Error('Nobody is asked.');
    if (pick === 'c') checkpoint = { sequence: table.sequence, checkpoint: table.match.checkpoint() };
    else if (pick === 'u') {
      const undo: TableEntry = {
        at: 1,
        kind: 'undo',
        seat: open.seat,
        to: table.match.answered - 1,
        agreed: [],
      };
      table.apply(undo);
      entries.push(undo);
    } else {
      const { seat: who, fingerprint: question } = open;
      const answer: TableEntry = { at: 1, kind: 'answer', seat: who, question, pick, by: 'person' };
      table.apply(answer);
      entries.push(answer);
    }
  }
  return { table, old: { setup: own, entries, checkpoint, snapshot: table.snapshot() } };
}

/** What the table looks like by the new rules. */
function carried(picks: readonly string[]) {
  const { old } = played(picks);
  const { setup: next, entries } = carryOver(orchard.second, old, 5);
  const table = LiveTable.open(orchard.second, next, JSON.parse(JSON.stringify(entries)) as TableEntry[]);
  expect(entries[0]).toEqual({ at: 5, kind: 'carried', version: 2 });
  return { view: table.match.view('audience'), open: table.match.open[0], table };
}

describe('a table of an older version goes on', () => {
  test('from its checkpoint, through the migrations, with the answers of the step that was open', () => {
    const { view, open } = carried(['ash', 'two', 'oak', 'c']);
    expect(view).toEqual({ planted: ['elm'], treasure: [2, 0, 0] });
    expect([open?.seat, open?.question.key]).toEqual([1, 'pay']);
  });

  test('with the answers after the checkpoint, but for those that were taken back', () => {
    const { view, open } = carried(['oak', 'two', 'c', 'elm', 'one', 'oak', 'u', 'elm']);
    expect(view).toEqual({ planted: ['oak', 'elm'], treasure: [2, 1, 0] });
    expect([open?.seat, open?.question.key]).toEqual([2, 'pay']);
  });

  test('though answers of the step at the checkpoint were taken back later', () => {
    const { view, open } = carried(['oak', 'two', 'elm', 'c', 'u']);
    expect(view).toEqual({ planted: ['oak'], treasure: [2, 0, 0] });
    expect([open?.seat, open?.question.key]).toEqual([1, 'plant']);
  });

  test('asking anew from the first answer on that no longer fits', () => {
    const { view, open } = carried(['oak', 'two', 'c', 'elm', 'one', 'ash', 'one', 'elm']);
    expect(view).toEqual({ planted: ['oak', 'elm'], treasure: [2, 1, 0] });
    expect([open?.seat, open?.question.key]).toEqual([2, 'plant']);
  });

  test('without a checkpoint, as far as its answers fit from the beginning', () => {
    expect(carried(['oak', 'one', 'elm', 'two']).view).toEqual({
      planted: ['oak', 'elm'],
      treasure: [1, 2, 0],
    });
  });

  test('with its bots, those who gave up, and the time that is left', () => {
    const { old, table } = played(
      ['oak', 'two', ...Array.from({ length: 20 }, () => ['oak', 'one']).flat(), 'c'],
      setup({ per: 'match', seconds: 600 }),
    );
    const lines: TableEntry[] = [
      { at: 90_000, kind: 'bot', seat: seat(1), level: 'random' },
      { at: 90_000, kind: 'concede', seat: seat(0) },
    ];
    for (const line of lines) table.apply(line);
    const snapshot = table.snapshot();
    const next = carryOver(
      orchard.second,
      { ...old, entries: [...old.entries, ...lines], snapshot },
      100_000,
    );
    const again = LiveTable.open(orchard.second, next.setup, next.entries);
    expect(again.around(100_000, () => true, 0).seats).toMatchObject(
      table.around(90_000, () => true, 0).seats.map(({ bot, conceded, clock }) => ({ bot, conceded, clock })),
    );
    expect(again.match.concessions).toMatchObject([{ seat: 0 }]);
  });
});
