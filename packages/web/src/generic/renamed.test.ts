import { loadKits } from '@concilio/catalog';
import type { SeenFrame } from '@concilio/kernel';
import { renamed, sideBySide } from '@concilio/suite';
import { readView, seatNames, type Spoken } from '@concilio/text';
import { expect, test } from 'vitest';
import type { TableProps } from '../table/contract.ts';
import { speakerFor } from '../table/markup.ts';
import { describeView } from './describe.ts';

const games = await loadKits();
const names = ['Ana', 'Bo', 'Cy'];

/** What the table for any game draws, without the names of fields, by which it tells its parts apart. */
const drawn = (reading: unknown): unknown =>
  JSON.parse(
    JSON.stringify(reading, (key, value: unknown) =>
      ['path', 'sign', 'field'].includes(key) ? undefined : value,
    ),
  );

function shown(game: Spoken, { view }: SeenFrame) {
  const speaker = speakerFor(game, 'en', names);
  const reading = readView(speaker, view);
  return {
    drawn: drawn(reading),
    marks: [...reading.marks],
    heard: describeView({ speaker, view } as unknown as TableProps),
    seats: seatNames(speaker, view),
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
