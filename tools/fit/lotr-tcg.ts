/**
 * Fits the judge of lotr-tcg anew: `npx tsx tools/fit/lotr-tcg.ts [MATCHES]`. Its policy plays many matches, with some
 * answers by lot; the tables on the way and who won in the end give, for each kind of table, the weights under which
 * what came was most likely. To be run whenever the rules, the policy, its weights or the features change.
 */
import { kit as lotrTcg } from '../../packages/games/lotr-tcg/src/kit.ts';
import { QuickRandom, type Seat, seedFrom } from '../../packages/kernel/src/index.ts';
import { type Feature, features, partOf, SIGNS } from '../../packages/games/lotr-tcg/src/bot/features.ts';
import { writeJudgement } from './learned.ts';
import { fitted, type Seen } from './rivals.ts';
import { playWithWhims } from './whims.ts';

const MATCHES = Number(process.argv[2] ?? 1_500);

/** Most matches as they are measured most; the others so that no number of seats is strange to it. */
const SEATS = [2, 2, 2, 3, 2, 4];

/** So many of each hundred answers are drawn by lot. */
const WHIMS = 10;

/** One of so many tables is looked at. */
const SELDOM = 12;

const chance = new QuickRandom(seedFrom('judge'));
const seen: Record<string, Seen<Feature>[]> = {};

function play(number: number): void {
  const seats = SEATS[number % SEATS.length] ?? 2;
  const two = ['aragorn', 'theoden'];
  const decks = Array.from({ length: seats }, (_, seat) => two[(seat + number) % 2] ?? '');
  const own: Seen<Feature>[] = [];
  const outcome = playWithWhims({
    game: lotrTcg,
    number,
    seats,
    options: { decks },
    whims: WHIMS,
    chance,
    look(state) {
      if (state.turn === 0 || state.players.some(({ out }) => out) || chance.index(SELDOM) > 0) return;
      const one = { players: state.players.map((_, other) => features(state, other as Seat)), won: 0 };
      own.push(one);
      (seen[partOf(state)] ??= []).push(one);
    },
  });
  for (const one of own) one.won = outcome?.winners[0] ?? 0;
}

for (let number = 0; number < MATCHES; number++) play(number);
writeJudgement('lotr-tcg', fitted(seen, SIGNS));
