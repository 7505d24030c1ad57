/**
 * Fits the judge of lotr-tcg anew: `npx tsx tools/fit/lotr-tcg.ts [MATCHES]`. Its policy plays many matches, with some
 * answers by lot; the tables on the way and who won in the end give, for each kind of table, the weights under which
 * what came was most likely. To be run whenever the rules, the policy, its weights or the features change.
 */
import { atTable, simple } from '../../packages/bots/src/index.ts';
import { lotrTcg } from '../../packages/games/lotr-tcg/src/game.ts';
import {
  derive,
  newTable,
  playOut,
  QuickRandom,
  schema,
  type Seat,
  seedFrom,
} from '../../packages/kernel/src/index.ts';
import { features, partOf, SIGNS } from '../../packages/games/lotr-tcg/src/bot/judge.ts';
import { type Seen, writeJudgement } from './rivals.ts';

const FILE = new URL('../../packages/games/lotr-tcg/src/bot/judgement.ts', import.meta.url);
const MATCHES = Number(process.argv[2] ?? 1_500);

/** Most matches as they are measured most; the others so that no number of seats is strange to it. */
const SEATS = [2, 2, 2, 3, 2, 4];

/** So many of each hundred answers are drawn by lot among those that a good player would think about. */
const WHIMS = 10;

/** One of so many tables is looked at. */
const SELDOM = 12;

const chance = new QuickRandom(seedFrom('judge'));
const seen: Record<string, Seen[]> = {};

function play(number: number): void {
  const seats = SEATS[number % SEATS.length] ?? 2;
  const two = ['aragorn', 'theoden'];
  const decks = Array.from({ length: seats }, (_, seat) => two[(seat + number) % 2] ?? '');
  const options = schema.check(lotrTcg.options, { decks });
  if ('problems' in options) throw new Error('The options do not fit.');
  const seed = derive(seedFrom('judge'), String(number));
  const table = newTable(lotrTcg, seats, options.value, seed);
  const bots = atTable(
    lotrTcg,
    Array.from({ length: seats }, () => simple),
    seed,
  );
  const own: Seen[] = [];
  const outcome = playOut(lotrTcg, table, (seat, question, optional, here) => {
    const { state } = table;
    if (state.turn > 0 && state.players.every(({ out }) => !out) && chance.index(SELDOM) === 0) {
      const one = { players: state.players.map((_, other) => features(state, other as Seat)), won: 0 };
      own.push(one);
      (seen[partOf(state)] ??= []).push(one);
    }
    if (chance.index(100) >= WHIMS) return bots(seat, question, optional, here);
    const thought = lotrTcg.bot?.consider?.(state, seat, question, optional) ?? [];
    return thought[chance.index(thought.length)] ?? bots(seat, question, optional, here);
  });
  for (const one of own) one.won = outcome?.winners[0] ?? 0;
}

for (let number = 0; number < MATCHES; number++) play(number);
writeJudgement(FILE, 'tools/fit/lotr-tcg.ts', seen, SIGNS);
