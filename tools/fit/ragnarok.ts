/**
 * Fits the judge of ragnarok anew: `npx tsx tools/fit/ragnarok.ts [MATCHES]`. Its policy plays many matches, with some
 * answers by lot; the tables on the way and who won in the end give, for each kind of table, the weights under which
 * what came was most likely. To be run whenever the rules, the policy, its weights or the features change.
 */
import { atTable, simple } from '../../packages/bots/src/index.ts';
import { ragnarok } from '../../packages/games/ragnarok/src/game.ts';
import {
  derive,
  newTable,
  playOut,
  QuickRandom,
  schema,
  type Seat,
  seedFrom,
} from '../../packages/kernel/src/index.ts';
import { features, partOf, SIGNS } from '../../packages/games/ragnarok/src/bot/judge.ts';
import { type Seen, writeJudgement } from './rivals.ts';

const FILE = new URL('../../packages/games/ragnarok/src/bot/judgement.ts', import.meta.url);
const MATCHES = Number(process.argv[2] ?? 4_000);

/** Most matches as they are measured most; the others so that no number of seats is strange to it. */
const SEATS = [2, 4, 2, 3, 2];

/** So many of each hundred answers are drawn by lot among those that a good player would think about. */
const WHIMS = 10;

/** One of so many tables is looked at. */
const SELDOM = 15;

const chance = new QuickRandom(seedFrom('judge'));
const seen: Record<string, Seen[]> = {};

function play(number: number): void {
  const seats = SEATS[number % SEATS.length] ?? 2;
  const options = schema.check(ragnarok.options, {});
  if ('problems' in options) throw new Error('The options do not fit.');
  const seed = derive(seedFrom('judge'), String(number));
  const table = newTable(ragnarok, seats, options.value, seed);
  const bots = atTable(
    ragnarok,
    Array.from({ length: seats }, () => simple),
    seed,
  );
  const own: Seen[] = [];
  const outcome = playOut(ragnarok, table, (seat, question, optional, here) => {
    const { state } = table;
    if (state.round > 0 && chance.index(SELDOM) === 0) {
      const one = { players: state.players.map((_, other) => features(state, other as Seat)), won: 0 };
      own.push(one);
      (seen[partOf(state)] ??= []).push(one);
    }
    if (chance.index(100) >= WHIMS) return bots(seat, question, optional, here);
    const thought = ragnarok.bot?.consider?.(state, seat, question, optional) ?? [];
    return thought[chance.index(thought.length)] ?? bots(seat, question, optional, here);
  });
  for (const one of own) one.won = outcome?.winners[0] ?? 0;
}

for (let number = 0; number < MATCHES; number++) play(number);
writeJudgement(FILE, 'tools/fit/ragnarok.ts', seen, SIGNS);
