import { added, carriedScores } from '../../games/lotr-lcg/scores/sheet.ts';
import { campaignOf } from '../scores/history.ts';
import { type MyMatch, resultOf } from '../scores/matches.ts';

const KINDS = ['expert', 'nightmare'] as const;

/** LCG-29.03, LCG-29.04: scenarios that are played in a row, each a match of its own. */
export interface Campaign {
  /** That of the first match that is known of it. */
  readonly id: string;
  readonly name: string;
  readonly kind: (typeof KINDS)[number];
  /** In the order in which they are played, from `first` on. */
  readonly matches: readonly MyMatch[];
  /** The number of the first match, from 0: earlier ones may have been deleted. */
  readonly first: number;
  /** The scores of the scenarios that are won, from the very first. */
  readonly scores: readonly number[];
  readonly total: number;
  /** `next`: the scenario before is won, and the next one is not begun. */
  readonly state: 'running' | 'next' | 'won' | 'lost';
  /** The same for the same players: whose roads are compared. */
  readonly group: string;
  readonly began: number;
}

/** The match that a campaign stands at. */
export const lastOf = ({ matches }: Campaign): MyMatch | undefined => matches.at(-1);

/** Puts matches together to campaigns, the last played first. `length` is how many scenarios one has. */
export function campaignsOf(matches: readonly MyMatch[], length: number): readonly Campaign[] {
  const scenarios = matches.filter(
    (match) => match.game === 'lotr-lcg' && kindOf(match) !== null && match.phase !== 'waiting',
  );
  const next = new Map<string, MyMatch>();
  for (const match of scenarios)
    if (match.rematchOf !== null && isFurther(match)) next.set(match.rematchOf, keepBest(next, match));
  const followers = new Set([...next.values()].map(({ id }) => id));
  const known = new Set(scenarios.map(({ id }) => id));
  return scenarios
    .filter(({ id, rematchOf }) => !followers.has(id) || rematchOf === null || !known.has(rematchOf))
    .map((first) => campaignFrom(chainOf(first, next), length))
    .toSorted((one, other) => lastPlayed(other) - lastPlayed(one));
}

/** A campaign that is begun anew after a defeat is another one, though it follows it. */
const isFurther = ({ options }: MyMatch): boolean => carriedScores(options).length > 0;

/** Of several that go on from one match, the one that was played last. */
function keepBest(next: ReadonlyMap<string, MyMatch>, match: MyMatch): MyMatch {
  const other = match.rematchOf === null ? undefined : next.get(match.rematchOf);
  return other !== undefined && other.last > match.last ? other : match;
}

function chainOf(first: MyMatch, next: ReadonlyMap<string, MyMatch>): readonly MyMatch[] {
  const chain = [first];
  for (let match = next.get(first.id); match !== undefined; match = next.get(match.id)) {
    if (chain.includes(match)) break;
    chain.push(match);
  }
  return chain;
}

const kindOf = (match: MyMatch): Campaign['kind'] | null =>
  KINDS.find((kind) => kind === campaignOf(match)) ?? null;

function campaignFrom(matches: readonly MyMatch[], length: number): Campaign {
  const [first] = matches;
  const last = matches.at(-1);
  if (first === undefined || last === undefined) throw new Error('A campaign has a match.');
  const result = resultOf(last);
  const before = carriedScores(last.options);
  const scores = result === 'won' ? [...before, scoreOf(last)] : before;
  return {
    id: first.id,
    name: first.name,
    kind: kindOf(first) ?? 'expert',
    matches,
    first: carriedScores(first.options).length,
    scores,
    total: added(scores),
    state:
      result === 'open' ? 'running' : result !== 'won' ? 'lost' : scores.length >= length ? 'won' : 'next',
    group: first.seats
      .map(({ who, bot }) => (bot === null ? `person ${who}` : `bot ${bot}`))
      .toSorted()
      .join('\n'),
    began: first.began,
  };
}

/** Of this scenario alone: the outcome of a campaign's match adds those before it. */
export function scoreOf({ outcome, options }: MyMatch): number {
  return (outcome?.scores[0] ?? 0) - added(carriedScores(options));
}

const lastPlayed = (campaign: Campaign): number => lastOf(campaign)?.last ?? 0;

/** The campaigns of the same players, the earliest first. */
export const roadsOf = (campaigns: readonly Campaign[], of: Campaign): readonly Campaign[] =>
  campaigns
    .filter(({ group, kind }) => group === of.group && kind === of.kind)
    .toSorted((one, other) => one.began - other.began);
