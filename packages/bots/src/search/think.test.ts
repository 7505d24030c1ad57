import type { Playable } from '../knowledge.ts';
import {
  chooseOne,
  chooseSome,
  newTable,
  type Play,
  playOut,
  type Player,
  QuickRandom,
  type Seat,
  seat,
  seatsOf,
  seedFrom,
  type Shape,
} from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { micro } from '../../test/micro.ts';
import { atTable } from '../bot.ts';
import { random } from '../random.ts';
import { strong } from '../strong.ts';
import type { Budget } from './budget.ts';
import { think, type Thought } from './think.ts';

interface Plain<State extends object, Steps extends object> extends Shape {
  state: State;
  options: object;
  steps: Steps;
  events: object;
}

/** The thoughts of one seat at each of its decisions, while the others answer at random. */
function thoughts<G extends Shape>(
  game: Playable<G>,
  seats: number,
  thinker: Seat,
  budget: Budget,
  text = 'seed',
): Thought[] {
  const seed = seedFrom(text);
  const others = atTable(
    game,
    seatsOf(seats).map(() => random),
    seed,
  );
  const chance = new QuickRandom(seed);
  const thought: Thought[] = [];
  const player: Player<G> = (asked, question, optional, here) => {
    if (asked !== thinker) return others(asked, question, optional, here);
    const came = think(game, { seat: asked, question, optional, from: here }, budget, chance);
    thought.push(came);
    return came.pick;
  };
  playOut(game, newTable(game, seats, {}, seed), player, { checkpoints: true });
  return thought;
}

describe('a co-operative game with interjections', () => {
  type Bridge = Plain<{ safe: string; beams: number; rounds: number }, { begin: object; round: object }>;

  /** Each round the safe side is drawn; meanwhile the other seat may brace the bridge or saw it through. */
  const bridge = micro<Bridge>({
    kind: 'cooperative',
    create: () => ({ safe: 'left', beams: 0, rounds: 0 }),
    start: 'begin',
    steps: {
      begin: (play) => play.then('round', {}),
      round(play: Play<Bridge>) {
        const { state } = play;
        state.safe = play.random.die('side', ['left', 'right']);
        const sides = chooseOne('cross', [{ id: 'left' }, { id: 'right' }]);
        const tools = chooseOne('help', [{ id: 'brace' }, { id: 'saw' }, { id: 'cut' }]);
        const main = seat(state.rounds % 2);
        const { pick } = play.askAny([main, seat(1 - main)], (asked) => (asked === main ? sides : tools));
        if (pick === state.safe || pick === 'brace') state.beams += 1;
        if (pick === 'saw' || pick === 'cut') state.beams -= 2;
        state.rounds += 1;
        play.then('round', {});
      },
    },
    outcome: ({ beams, rounds }) =>
      rounds < 4
        ? null
        : {
            winners: beams >= 4 ? [seat(0), seat(1)] : [],
            scores: [beams, beams],
            reason: 'crossed',
          },
  });

  test('is won by those who think, and by chance seldom', () => {
    let won = 0;
    for (let match = 0; match < 10; match++) {
      const seed = seedFrom(`bridge ${match}`);
      const bot = strong({ playouts: 200 });
      const player = atTable(bridge, [bot, bot], seed);
      const outcome = playOut(bridge, newTable(bridge, 2, {}, seed), player, { checkpoints: true });
      won += outcome?.winners.length === 2 ? 1 : 0;
    }
    expect(won).toBeGreaterThanOrEqual(8);
  });

  test('an interjection is weighed against declining it', () => {
    const [first] = thoughts(bridge, 2, seat(1), { playouts: 100 });
    expect(first?.choices.map(({ pick }) => pick)).toEqual(['brace', 'saw', 'cut', null]);
    expect(['brace', null]).toContain(first?.pick);
  });
});

describe('a question with more answers than can be compared', () => {
  const weights = [5, -3, 4, -2, 3, -4, 2, -5, 1, -1];
  type Pack = Plain<{ packed: number | null }, { pack: object }>;

  const pack = micro<Pack>({
    kind: 'cooperative',
    create: () => ({ packed: null }),
    start: 'pack',
    steps: {
      pack(play: Play<Pack>) {
        const picked = play.ask(
          seat(0),
          chooseSome(
            'pack',
            weights.map((_, index) => ({ id: String(index) })),
            { min: 0, max: 10 },
          ),
        );
        play.state.packed = picked.reduce((sum, id) => sum + (weights[Number(id)] ?? 0), 0);
      },
    },
    outcome: ({ packed }) =>
      packed === null ? null : { winners: packed > 8 ? [seat(0)] : [], scores: [packed], reason: 'packed' },
  });

  test('is answered well from sixty-four of them', () => {
    const [thought] = thoughts(pack, 1, seat(0), { playouts: 400 });
    expect(thought?.choices).toHaveLength(64);
    const names = thought?.choices.map(({ pick }) => JSON.stringify(pick));
    expect(new Set(names).size).toBe(64);
    const picked = thought?.pick as readonly string[];
    expect(picked.reduce((sum, id) => sum + (weights[Number(id)] ?? 0), 0)).toBeGreaterThan(8);
  });

  test('has candidates that follow from what is seen, not from the luck of the search', () => {
    const [one] = thoughts(pack, 1, seat(0), { playouts: 5 }, 'one');
    const [other] = thoughts(pack, 1, seat(0), { playouts: 5 }, 'other');
    expect(one?.choices.map(({ pick }) => pick)).toEqual(other?.choices.map(({ pick }) => pick));
  });

  test('has what the policy proposes among them, and tries it first', () => {
    const best = ['8', '6', '4', '2', '0'];
    const known: Playable<Pack> = { ...pack, bot: { policy: () => best } };
    const [thought] = thoughts(known, 1, seat(0), { playouts: 1 });
    expect(thought?.pick).toEqual(best.toReversed());
  });
});

describe('a question to several in secret', () => {
  type Bid = Plain<{ bids: string[] }, { bid: object }>;

  /** Whatever the other does, high is better. */
  const auction = micro<Bid>({
    create: () => ({ bids: [] }),
    start: 'bid',
    steps: {
      bid(play: Play<Bid>) {
        const question = chooseOne('bid', [{ id: 'low' }, { id: 'high' }]);
        play.state.bids = [...play.askEach(play.seats, () => question)];
      },
    },
    outcome: ({ bids }) => {
      if (bids.length === 0) return null;
      const scores = bids.map((bid) => (bid === 'high' ? 1 : 0));
      const most = Math.max(...scores);
      return { winners: seatsOf(2).filter((one) => scores[one] === most), scores, reason: 'bid' };
    },
  });

  test.each([0, 1])('is thought about by seat %i, whatever the other has bid', (thinker) => {
    for (let match = 0; match < 20; match++) {
      const [thought] = thoughts(auction, 2, seat(thinker), { playouts: 100 }, `bid ${match}`);
      expect(thought?.pick).toBe('high');
      expect(thought?.choices.reduce((sum, { visits }) => sum + visits, 0)).toBe(100);
    }
  });
});

describe('with a policy', () => {
  type Road = Plain<{ luck: number; at: string[] }, { begin: object; fork: object }>;

  /** Left is a little better than right; straight on is hopeless; and whoever then stumbles has lost. */
  const road = micro<Road>({
    kind: 'cooperative',
    create: () => ({ luck: 0, at: [] }),
    start: 'begin',
    steps: {
      begin(play: Play<Road>) {
        play.state.at.push(
          play.ask(seat(0), chooseOne('fork', [{ id: 'left' }, { id: 'right' }, { id: 'on' }])),
        );
        play.state.luck = play.random.die('luck', [0, 1, 2, 3]);
        play.then('fork', {});
      },
      fork(play: Play<Road>) {
        play.state.at.push(play.ask(seat(0), chooseOne('walk', [{ id: 'walk' }, { id: 'stumble' }])));
      },
    },
    outcome: ({ luck, at: [way, step] }) =>
      step === undefined ? null : { winners: [], scores: [scoreOf(luck, way, step)], reason: 'there' },
    bot: {
      policy: (_state, _seat, { key }) => (key === 'fork' ? 'right' : 'walk'),
      judge: ({ luck, at: [way, step] }) => scoreOf(luck, way, step) / 10,
    },
  });
  const scoreOf = (luck: number, way?: string, step?: string): number =>
    step === 'stumble' ? 0 : luck + (way === 'left' ? 2 + (luck % 2) : way === 'right' ? 2 : 0);

  test('only the decision itself is compared: whatever comes later is answered by the policy', () => {
    const [thought] = thoughts(road, 1, seat(0), { playouts: 60 });
    expect(thought?.pick).toBe('left');
    for (const { worth } of thought?.choices ?? []) expect(worth).toBeGreaterThan(0.1);
  });

  test('playouts are dealt out evenly, and no more of them to what cannot be better', () => {
    const [thought] = thoughts(road, 1, seat(0), { playouts: 60 });
    const [left = 0, right = 0, on = 0] = thought?.choices.map(({ visits }) => visits) ?? [];
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
    expect(on).toBe(6);
  });
});

describe('the budget', () => {
  type Walk = Plain<{ place: number }, { walk: object }>;
  let asked = 0;

  /** Without the horizon a playout would not end. */
  const walk = micro<Walk>({
    kind: 'cooperative',
    create: () => ({ place: 0 }),
    start: 'walk',
    steps: {
      walk(play: Play<Walk>) {
        asked++;
        const to = play.ask(seat(0), chooseOne('walk', [{ id: 'on' }, { id: 'back' }]));
        play.state.place += to === 'on' ? 1 : -1;
        play.then('walk', {});
      },
    },
    outcome: ({ place }) => (place >= 3 ? { winners: [seat(0)], scores: [0], reason: 'there' } : null),
    bot: {
      policy: (_state, _seat, _question, chance) => chance.die('step', ['on', 'back']),
      judge: ({ place }) => 0.5 + place / 100,
      horizon: 6,
    },
  });

  test('ends each playout at the horizon, and the judgement leads the way', () => {
    const came = thoughts(walk, 1, seat(0), { playouts: 100 });
    expect(came.length).toBeLessThan(10);
    expect(came.every(({ playouts }) => playouts > 1 && playouts <= 100)).toBe(true);
    expect(asked).toBeLessThan(100 * 10 * 10);
  });

  test('of time is kept by the clock that it brings', () => {
    let time = 0;
    const [thought] = thoughts(walk, 1, seat(0), { milliseconds: 20, now: () => time++ });
    expect(thought?.playouts).toBe(20);
  });

  test('is at least one playout', () => {
    expect(thoughts(walk, 1, seat(0), { playouts: 0 })[0]?.playouts).toBe(1);
  });
});

test('a question with one answer is answered at once', () => {
  type Only = Plain<{ done: boolean }, { only: object }>;
  const only = micro<Only>({
    create: () => ({ done: false }),
    start: 'only',
    steps: {
      only(play: Play<Only>) {
        play.ask(seat(0), chooseOne('only', [{ id: 'this' }]));
        play.state.done = true;
      },
    },
    outcome: ({ done }) => (done ? { winners: [seat(0)], scores: [0], reason: 'done' } : null),
  });
  expect(thoughts(only, 1, seat(0), { playouts: 50 })).toEqual([
    { pick: 'this', playouts: 0, choices: [{ pick: 'this', visits: 0, worth: 0 }] },
  ]);
});

test('dice that were thrown in the open step are not thrown again the same way', () => {
  type Dice = Plain<{ first: number; second: number }, { roll: object }>;
  const seen = new Set<number>();
  const dice = micro<Dice>({
    create: () => ({ first: 0, second: 0 }),
    start: 'roll',
    steps: {
      roll(play: Play<Dice>) {
        play.state.first = play.random.die('die', [1, 2, 3, 4, 5, 6]);
        play.ask(seat(0), chooseOne('again', [{ id: 'yes' }, { id: 'no' }]));
        play.state.second = play.random.die('die', [1, 2, 3, 4, 5, 6]);
        seen.add(play.state.second);
      },
    },
    outcome: ({ second }) =>
      second === 0 ? null : { winners: second > 3 ? [seat(0)] : [], scores: [0, 0], reason: 'rolled' },
  });
  thoughts(dice, 2, seat(0), { playouts: 60 });
  expect(seen.size).toBe(6);
});
