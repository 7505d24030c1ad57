import { asOptions } from '@concilio/kernel';
import type { NewTable } from '../src/storage/index.ts';

/** A seat as a new table has it. */
export const sits = (player: string | null, bot: string | null = null) => ({ player, bot });

/** A table for two that nobody but its host sits at yet. */
export function newTable(host: string, more: Partial<NewTable> = {}): NewTable {
  return {
    game: 'tutorial',
    version: 1,
    options: asOptions({ long: true }),
    seats: [sits(host), sits(null)],
    seed: '00112233445566778899aabbccddeeff',
    start: null,
    visibility: 'public',
    host,
    name: 'A quiet evening',
    clock: { per: 'decision', seconds: 60 },
    rematchOf: null,
    ...more,
  };
}
