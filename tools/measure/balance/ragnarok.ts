/**
 * Who wins at ragnarok, and how: `tsx tools/measure/balance/ragnarok.ts MATCHES` plays so many with `simple` bots for each
 * number of seats and prints what came, as JSON.
 */
import { atTable, simple } from '../../../packages/bots/src/index.ts';
import { kit as ragnarok } from '../../../packages/games/ragnarok/src/kit.ts';
import { regionId } from '../../../packages/games/ragnarok/src/rules/armies.ts';
import {
  derive,
  newTable,
  playOut,
  schema,
  type Seat,
  seedFrom,
} from '../../../packages/kernel/src/index.ts';

const MATCHES = Number(process.argv[2] ?? 400);

/** How often something was there, and how often whoever had it won. */
type Wins = Record<string, { had: number; won: number }>;

interface Shares {
  readonly seats: number;
  readonly rounds: number[];
  readonly endings: Record<string, number>;
  readonly wins: { readonly seat: Wins; readonly hero: Wins; readonly origin: Wins; readonly region: Wins };
}

function count(wins: Wins, what: string | null, won: boolean): void {
  const share = (wins[what ?? 'none'] ??= { had: 0, won: 0 });
  share.had += 1;
  if (won) share.won += 1;
}

function play(shares: Shares, number: number): void {
  const { seats, endings, rounds, wins } = shares;
  const options = schema.check(ragnarok.options, {});
  if ('problems' in options) throw new Error('The options do not fit.');
  const seed = derive(seedFrom('balance'), `${seats} ${number}`);
  const table = newTable(ragnarok, seats, options.value, seed);
  const bots = atTable(
    ragnarok,
    Array.from({ length: seats }, () => simple),
    seed,
  );
  /** Where each player began. */
  const begun: (number | null)[] = [];
  const outcome = playOut(ragnarok, table, (...asked) => {
    const { players, stage } = table.state;
    if (stage === 'prayer' || stage === 'hero')
      for (const [seat, { heroAt }] of players.entries()) begun[seat] ??= heroAt;
    return bots(...asked);
  });
  const { state } = table;
  const reason = outcome?.reason ?? 'never';
  endings[reason] = (endings[reason] ?? 0) + 1;
  rounds.push(state.round);
  for (const [seat, { hero, origin }] of state.players.entries()) {
    const won = outcome?.winners.includes(seat as Seat) ?? false;
    count(wins.seat, String(seat), won);
    count(wins.hero, hero, won);
    count(wins.origin, origin, won);
    const region = begun[seat] ?? null;
    count(wins.region, region === null ? null : regionId(region), won);
  }
}

const all = [2, 3, 4].map((seats): Shares => {
  const shares: Shares = {
    seats,
    rounds: [],
    endings: {},
    wins: { seat: {}, hero: {}, origin: {}, region: {} },
  };
  for (let number = 0; number < MATCHES; number++) play(shares, number);
  shares.rounds.sort((one, other) => one - other);
  return shares;
});
process.stdout.write(`${JSON.stringify(all)}\n`);
