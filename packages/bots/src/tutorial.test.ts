import {
  copy,
  derive,
  Match,
  newTable,
  type Outcome,
  playOut,
  QuickRandom,
  type Seat,
  seat,
  seedFrom,
  twinOf,
} from '@concilio/kernel';
import { kit as beacon } from '@concilio/tutorial/kit';
import { describe, expect, test } from 'vitest';
import { answerOpen } from './answer.ts';
import { atTable, type Bot } from './bot.ts';
import { botNamed, botsOf } from './levels.ts';
import { random } from './random.ts';
import { think } from './search/think.ts';
import { wonBy } from './search/worth.ts';
import { simple } from './simple.ts';
import { strong } from './strong.ts';

const seedOf = (match: number) => derive(seedFrom('tutorial'), `match ${match}`);

function direct(bots: readonly Bot[], seed: string): { outcome: Outcome | null; hash: string } {
  const table = newTable(beacon, bots.length, { goal: 4 }, seed);
  const outcome = playOut(beacon, table, atTable(beacon, bots, seed), { checkpoints: true });
  return { outcome, hash: JSON.stringify(table.state) };
}

function recorded(bots: readonly Bot[], seed: string): { outcome: Outcome | null; hash: string } {
  const match = Match.create(beacon, { seats: bots.length, seed });
  const player = atTable(beacon, bots, seed);
  while (match.outcome === null) expect(answerOpen(match, player)).toEqual({ ok: true });
  return { outcome: match.outcome, hash: JSON.stringify(match.table.state) };
}

test('a game without a policy does not offer the bot that has nothing else', () => {
  const bare = { ...beacon, bot: null };
  expect(botsOf(beacon)).toEqual(['random', 'simple', 'strong']);
  expect(botsOf(bare)).toEqual(['random', 'strong']);
  expect(botNamed(bare, 'simple', { playouts: 1 })).toBeNull();
  expect(botNamed(bare, 'strong', { playouts: 1 })?.name).toBe('strong');
  expect(() => simple.player(bare, seat(0), seedOf(0))).toThrow('has no policy');
});

test.each([
  ['random', [random, random, random]],
  ['simple', [simple, random, simple]],
  ['strong', [strong({ playouts: 20 }), random]],
] as const)('matches of %s bots are the same directly and recorded, and every time', (_, bots) => {
  for (let match = 0; match < 5; match++) {
    const once = direct(bots, seedOf(match));
    expect(direct(bots, seedOf(match))).toEqual(once);
    expect(recorded(bots, seedOf(match))).toEqual(once);
  }
});

/** The share that a bot wins against random ones: pairs of matches with the same seed and the seats swapped. */
function wonAgainstRandom(bot: Bot, pairs: number): number {
  let won = 0;
  for (let pair = 0; pair < pairs; pair++)
    for (const own of [seat(0), seat(1)]) {
      const { outcome } = direct(own === 0 ? [bot, random] : [random, bot], seedOf(pair));
      if (outcome !== null) won += wonBy('versus', outcome, own);
    }
  return won / (2 * pairs);
}

test('simple and strong clearly beat random', () => {
  expect(wonAgainstRandom(simple, 400)).toBeGreaterThan(0.65);
  expect(wonAgainstRandom(strong({ playouts: 40 }), 20)).toBeGreaterThan(0.7);
});

describe('blindness', () => {
  type Difference = { readonly twins: number; readonly seen: number };

  /** In how many twins of random moments a bot of the asked seat thinks anything else than in the real match. */
  function differences(game: typeof beacon): Difference {
    let twins = 0;
    let seen = 0;
    for (let number = 0; number < 6; number++) {
      const seed = seedOf(number);
      const match = Match.create(game, { seats: 2 + (number % 3), seed });
      const player = atTable(
        game,
        match.seats.map(() => random),
        seed,
      );
      const chance = new QuickRandom(derive(seed, 'twins'));
      for (; match.outcome === null; answerOpen(match, player)) {
        const [asked] = match.open;
        // The twin is always that of the honest game: `game` may have a leak.
        const twin = asked === undefined ? null : twinOf(beacon, match.from, [], asked.seat, chance);
        if (asked === undefined || twin === null) continue;
        const thought = (checkpoint: typeof twin, own: Seat) =>
          think(
            game,
            {
              seat: own,
              question: asked.question,
              optional: false,
              from: { state: checkpoint.state, checkpoint, answers: match.here.answers },
            },
            { playouts: 60 },
            new QuickRandom(seed),
          );
        twins++;
        const real = copy(match.from.checkpoint);
        if (JSON.stringify(thought(real, asked.seat)) !== JSON.stringify(thought(twin, asked.seat))) seen++;
      }
    }
    return { twins, seen };
  }

  test('a table that differs only in what the seat cannot know is thought about in the same way', () => {
    const { twins, seen } = differences(beacon);
    expect(twins).toBeGreaterThan(40);
    expect(seen).toBe(0);
  });

  test('a planted leak shows', () => {
    expect(differences({ ...beacon, imagine: () => {} }).seen).toBeGreaterThan(10);
  });
});
