import type { Playable } from '@concilio/bots';
import { seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { CLOCKS, evening, found, GAMES, seen } from '../test/evening.ts';
import type { TableEntry, TableSetup } from './entry.ts';
import { LiveTable } from './live.ts';
import { openStored } from './open.ts';
import type { StoredSnapshot } from './snapshot.ts';

/** The log of a long evening as it is stored, and the snapshots that a host might have kept on the way. */
function longEvening(game: Playable, setup: TableSetup) {
  // At random, nobody outlives the first bid of the card game.
  const level = game.id === 'lotr-tcg' ? 'simple' : 'random';
  const { entries, haves, now } = evening(game, setup, 260, 3, level);
  const log = JSON.parse(JSON.stringify(entries)) as TableEntry[];
  const table = LiveTable.open(game, setup, []);
  const kept: StoredSnapshot[] = [];
  for (const entry of log) {
    table.apply(entry);
    const text = table.sequence % 9 === 0 ? table.snapshot() : null;
    if (text !== null) kept.push({ sequence: table.sequence, text });
  }
  return { table, log, kept, haves, now };
}

describe('a table opened from a snapshot and the lines since is the one that its whole log gives', () => {
  const cases = GAMES.filter(([name]) => name !== 'tutorial').flatMap(([name, game, seats]) =>
    CLOCKS.map((clock) => ({ name, clock, game, seats })),
  );
  test.each(cases)('$name, $clock.per', async ({ name, clock, game, seats }) => {
    const setup = found(game, seats, clock, `snapshot ${name}`);
    const { table, log, kept, haves, now } = longEvening(game, setup);
    const whole = seen(table, haves, now);
    expect(seen(LiveTable.open(game, setup, log), haves, now)).toEqual(whole);
    const some = kept.filter((_, place) => place % 4 === 0 || place === kept.length - 1);
    expect(some.length).toBeGreaterThan(1);
    for (const stored of some) {
      const resumed = LiveTable.resume(game, setup, stored.text, log.slice(stored.sequence));
      expect(seen(resumed, haves, now)).toEqual(whole);
      // And it takes back as the other does.
      const other = LiveTable.open(game, setup, log);
      for (let more = 0; more < 4; more++) {
        const who = seat(more % seats);
        expect(resumed.command(who, { do: 'undo' }, now)).toEqual(other.command(who, { do: 'undo' }, now));
        for (const one of other.match.seats)
          expect(resumed.command(one, { do: 'consent', agree: true }, now)).toEqual(
            other.command(one, { do: 'consent', agree: true }, now),
          );
      }
      expect(seen(resumed, haves, now)).toEqual(seen(other, haves, now));
    }
  });
});

describe('what a snapshot cannot be used for', () => {
  const [, game, seats] = GAMES.find(([name]) => name === 'lotr-board') ?? [];
  if (game === undefined || seats === undefined) throw new Error('There is no such game.');
  const setup = found(game, seats, null, 'useless');
  const { table, log, kept } = longEvening(game, setup);
  const last = kept.at(-1);
  if (last === undefined) throw new Error('No snapshot was made.');
  const reads: number[] = [];
  const open = (stored: StoredSnapshot | null, lines = log) => {
    reads.length = 0;
    return openStored(game, setup, stored, async (from) => {
      reads.push(from);
      return lines.slice(from);
    });
  };

  test('one that fits spares the lines before it', async () => {
    expect((await open(last)).match.hash).toBe(table.match.hash);
    expect(reads).toEqual([last.sequence - 1]);
  });

  test.each([
    ['none', null],
    ['one that was cut off', { ...last, text: last.text.slice(0, -100) }],
    ['one that is something else', { ...last, text: '{"format":"concilio table 1"}' }],
    ['one of another version', { ...last, text: last.text.replace('"version":', '"version":9') }],
    ['one that knows of more lines than there are', { ...last, sequence: log.length + 2 }],
    ['one of another moment', { ...last, text: kept[0]?.text ?? '' }],
  ])('%s: the table is opened from its log', async (_, stored) => {
    const opened = await open(stored);
    expect([opened.match.hash, opened.sequence]).toEqual([table.match.hash, log.length]);
    expect(reads.at(-1)).toBe(0);
  });

  test('one of which the open question has changed', async () => {
    const [first] = kept;
    if (first === undefined) throw new Error('No snapshot was made.');
    const { open: asked, ...rest } = JSON.parse(first.text) as { open: string[] };
    const stored = { ...first, text: JSON.stringify({ ...rest, open: asked.map(() => 'other') }) };
    expect((await open(stored)).match.hash).toBe(table.match.hash);
    expect(reads.at(-1)).toBe(0);
  });
});
