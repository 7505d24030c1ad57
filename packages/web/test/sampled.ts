import { prepare, type Prepared, type Wanted } from './prepared.ts';

export const GAMES = ['lotr-board', 'lotr-lcg', 'lotr-tcg', 'ragnarok'] as const;
export type Measured = (typeof GAMES)[number];

/** A match up to a moment at which the person is asked. */
export interface Sample {
  readonly name: string;
  readonly match: Prepared;
  /** The questions that are open, by the names that they have in the frame. */
  readonly tickets: readonly string[];
}

const BOTS = ['Bot 1', 'Bot 2', 'Bot 3', 'Bot 4'];
/** Around how many bots the matches of a game go, one after the other. */
const COMPANY: Readonly<Record<Measured, readonly number[]>> = {
  'lotr-board': [2, 1, 4],
  'lotr-lcg': [0, 1, 3],
  'lotr-tcg': [1, 2],
  ragnarok: [1, 3],
};

/**
 * Questions of matches that differ in company, chance, and how the person plays: by lot, or as the simple bot does. What
 * is asked seldom is taken as readily as what is asked all the time. The same wish gives the same questions, always.
 */
export function sampled(game: Measured, count: number): readonly Sample[] {
  const company = COMPANY[game];
  const matches = Math.max(company.length, Math.ceil(count / 20));
  const asked = Array.from({ length: matches }, (_, number) =>
    askedIn({
      game,
      seed: `sample ${number}`,
      level: number % 2 === 0 ? 'simple' : 'random',
      names: ['Ana', ...BOTS.slice(0, company[number % company.length])],
    }),
  ).flat();
  const kinds = [...new Set(asked.map(({ key }) => key))].map((key) =>
    spread(asked.filter((one) => one.key === key)),
  );
  const chosen: Asked[] = [];
  for (let round = 0; chosen.length < Math.min(count, asked.length); round++)
    for (const kind of kinds) {
      const one = kind[round];
      if (one !== undefined && chosen.length < count) chosen.push(one);
    }
  return chosen.map(({ key, match, at, tickets }) => ({
    name: `${key} (${match.founding.seed.slice(0, 6)}, answer ${at})`,
    match: { ...match, entries: match.entries.slice(0, at), outcome: null },
    tickets,
  }));
}

interface Asked {
  readonly key: string;
  readonly match: Prepared;
  readonly at: number;
  readonly tickets: readonly string[];
}

/** All that the person is asked in a match. */
function askedIn(wanted: Wanted): readonly Asked[] {
  const moments: Omit<Asked, 'match'>[] = [];
  const match = prepare({
    ...wanted,
    until: ({ questions }, at) => {
      const [first] = questions.filter(({ optional }) => !optional);
      const tickets = questions.map(({ question }) => question);
      if (first !== undefined) moments.push({ key: first.key, at, tickets });
      return false;
    },
  });
  return moments.map((moment) => ({ ...moment, match }));
}

/** The same things in such an order that the first few come from all over. */
function spread<T>(things: readonly T[]): readonly T[] {
  const order: T[] = [];
  const rest = [...things];
  let place = 0.5;
  while (rest.length > 0) {
    order.push(...rest.splice(Math.floor(place * rest.length), 1));
    place = (place + 0.382) % 1;
  }
  return order;
}
