/**
 * Fits the judge of ragnarok anew: `npx tsx tools/fit/ragnarok.ts [MATCHES]`. Its policy plays many matches, with some
 * answers by lot; the tables on the way and who won in the end give, for each kind of table, the weights under which
 * what came was most likely. To be run whenever the rules, the policy, its weights or the features change.
 */
import { kit as ragnarok } from '../../packages/games/ragnarok/src/kit.ts';
import { QuickRandom, type Seat, seedFrom } from '../../packages/kernel/src/index.ts';
import { type Feature, features, partOf, SIGNS } from '../../packages/games/ragnarok/src/bot/features.ts';
import { writeJudgement } from './learned.ts';
import { fitted, type Seen } from './rivals.ts';
import { playWithWhims } from './whims.ts';

const MATCHES = Number(process.argv[2] ?? 4_000);

/** Most matches as they are measured most; the others so that no number of seats is strange to it. */
const SEATS = [2, 4, 2, 3, 2];

/** So many of each hundred answers are drawn by lot. */
const WHIMS = 10;

/** One of so many tables is looked at. */
const SELDOM = 15;

const chance = new QuickRandom(seedFrom('judge'));
const seen: Record<string, Seen<Feature>[]> = {};

function play(number: number): void {
  const seats = SEATS[number % SEATS.length] ?? 2;
  const own: Seen<Feature>[] = [];
  const outcome = playWithWhims({
    game: ragnarok,
    number,
    seats,
    options: {},
    whims: WHIMS,
    chance,
    look(state) {
      if (state.round === 0 || chance.index(SELDOM) > 0) return;
      const one = { players: state.players.map((_, other) => features(state, other as Seat)), won: 0 };
      own.push(one);
      (seen[partOf(state)] ??= []).push(one);
    },
  });
  for (const one of own) one.won = outcome?.winners[0] ?? 0;
}

for (let number = 0; number < MATCHES; number++) play(number);
writeJudgement('ragnarok', fitted(seen, SIGNS));
