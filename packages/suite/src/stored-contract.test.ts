import { answerOpen, atTable, botNamed } from '@concilio/bots';
import { loadKits } from '@concilio/catalog';
import {
  type Viewer,
  Match,
  misfitIn,
  misfitOf,
  readContract,
  seedFrom,
  type StoredContract,
  storedContract,
} from '@concilio/kernel';
import { expect, test } from 'vitest';

/** Enough to see every part of a table. */
const ANSWERS = 150;

test.each((await loadKits()).map((game) => [game.id, game] as const))(
  'what a match of %s shows and tells is read by its contract as it was stored',
  (_id, game) => {
    const stored = storedContract(game.contract);
    const contract = readContract(JSON.parse(JSON.stringify(stored)) as StoredContract);
    expect(storedContract(contract)).toEqual(stored);

    const seed = seedFrom('stored contract');
    const bot = botNamed(game, 'simple', { playouts: 1 });
    if (bot === null) throw new Error('Nobody can play.');
    const match = Match.create(game, { seats: game.seats.max, options: {}, seed });
    const viewers: readonly Viewer[] = ['referee', 'audience', ...match.seats];
    const player = atTable(
      game,
      match.seats.map(() => bot),
      seed,
    );
    for (let answers = 0; answers < ANSWERS && match.outcome === null; answers++) {
      expect(answerOpen(match, player).ok).toBe(true);
      for (const viewer of viewers)
        expect(misfitOf(contract.view, game.view(match.table.state, viewer))).toBeNull();
    }
    for (const { name, said } of match.events('referee'))
      expect(misfitIn(contract.events[name]?.data ?? {}, said, name)).toBeNull();
  },
);
