import { loadAll } from '@concilio/catalog';
import type { Seen } from '@concilio/kernel';
import { renamed, sideBySide } from '@concilio/suite';
import { type AnyGame, readView } from '@concilio/words';
import { expect, test } from 'vitest';
import type { TableProps } from '../table/contract.ts';
import { wordsFor } from '../table/ink.ts';
import { seatNames } from '../table/names.ts';
import { describeView } from './describe.ts';

const games = await loadAll();
const names = ['Ana', 'Bo', 'Cy'];

/** What the table for any game draws, without the names of fields, by which it tells its parts apart. */
const drawn = (reading: unknown): unknown =>
  JSON.parse(
    JSON.stringify(reading, (key, value: unknown) =>
      ['path', 'sign', 'field'].includes(key) ? undefined : value,
    ),
  );

function shown(game: AnyGame, { view }: Seen) {
  const words = wordsFor(game, 'en', names);
  const reading = readView(words, view);
  return {
    drawn: drawn(reading),
    marks: [...reading.marks],
    heard: describeView({ words, view } as unknown as TableProps),
    seats: seatNames(words, view),
  };
}

test.each(games.map((game) => [game.id, game] as const))(
  'the table for any game shows the same of %s when every field of its contract is called otherwise',
  (_id, game) => {
    const otherwise = renamed(game);
    let moments = 0;
    for (const [one, other] of sideBySide(game, { seats: 2, answers: 60, seed: 'renamed' })) {
      expect(shown(otherwise, other)).toEqual(shown(game, one));
      moments++;
    }
    expect(moments).toBeGreaterThan(5);
  },
);
