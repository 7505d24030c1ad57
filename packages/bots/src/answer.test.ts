import {
  chooseNumber,
  chooseOne,
  hash,
  Match,
  newTable,
  type Play,
  playOut,
  seat,
  seedFrom,
  type Shape,
} from '@concilio/kernel';
import { expect, test } from 'vitest';
import { micro } from '../test/micro.ts';
import { answerOpen } from './answer.ts';
import { atTable } from './bot.ts';
import { random } from './random.ts';
import { strong } from './strong.ts';

interface Camp extends Shape {
  state: { wood: number; nights: number; helped: number };
  options: object;
  steps: { night: object };
  events: object;
}

/** Every night all bid in secret, and then one chops while the others may help, except who has nothing to say. */
const camp = micro<Camp>({
  kind: 'cooperative',
  create: () => ({ wood: 0, nights: 0, helped: 0 }),
  start: 'night',
  steps: {
    night(play: Play<Camp>) {
      const { state, seats } = play;
      for (const bid of play.askEach(seats, (own) => chooseNumber('bid', { min: 0, max: 1 + own })))
        state.wood += bid;
      const chop = chooseOne('chop', [{ id: 'oak' }, { id: 'ash' }]);
      const help = chooseOne('help', [{ id: 'carry' }]);
      const { pick, interjection } = play.askAny(seats, (own) =>
        own === 0 ? chop : own === 1 ? null : help,
      );
      if (interjection) state.helped += 1;
      state.wood += pick === 'oak' ? play.random.die('tree', [1, 2, 3]) : 1;
      state.nights += 1;
      play.then('night', {});
    },
  },
  outcome: ({ wood, nights }) =>
    nights < 5
      ? null
      : { winners: wood > 20 ? [seat(0)] : [], scores: [wood, wood, wood, wood], reason: 'dawn' },
});

test.each([
  ['random', random],
  ['strong', strong({ playouts: 15 })],
])('secret and optional questions are answered by %s in the order of a direct run', (_, bot) => {
  let helped = 0;
  for (let number = 0; number < 8; number++) {
    const seed = seedFrom(`camp ${number}`);
    const bots = [bot, random, bot, random];
    const table = newTable(camp, 4, {}, seed);
    playOut(camp, table, atTable(camp, bots, seed), { checkpoints: true });
    const match = Match.create(camp, { seats: 4, seed });
    const player = atTable(camp, bots, seed);
    while (match.outcome === null) expect(answerOpen(match, player)).toEqual({ ok: true });
    expect(match.hash).toBe(hash(table));
    helped += match.table.state.helped;
  }
  expect(helped).toBeGreaterThan(0);
  expect(helped).toBeLessThan(8 * 5);
});
