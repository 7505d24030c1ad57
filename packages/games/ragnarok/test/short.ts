import type { Positioned } from '@concilio/positions/format';
import type { Ragnarok } from '../src/index.ts';
import { kit as ragnarok } from '../src/kit.ts';
import { mapOf } from '../src/rules/map.ts';

/**
 * Three Omens are face down from the start: the first Monument that is built brings Ragnarok, and matches are short. All
 * Monsters wait on the coast where the Heroes land, so that there are Hunts all the same.
 */
export const short: Positioned<Ragnarok> = {
  ...ragnarok,
  create(setup) {
    const state = ragnarok.create(setup);
    for (const omen of state.omens.slice(0, 3)) omen.down = true;
    const coast = [...new Set(mapOf(state).seas.flatMap(({ regions }) => regions))];
    for (const [place, monster] of state.monsters.entries()) monster.at = coast[place * 2] ?? null;
    return state;
  },
};
