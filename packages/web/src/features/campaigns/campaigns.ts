import { type MyMatch, resultOf } from '../scores/matches.ts';
import type { ChainOfGame } from './contract.ts';

/** The part of a game that campaigns are read off by, and its id. */
type Own = Pick<ChainOfGame, 'kindOf' | 'carried'> & { readonly game: string };

/** Stages that are played in a row, each a match of its own. */
export interface Campaign {
  /** That of the first match that is known of it. */
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly kind: string;
  /** In the order in which they are played, from `first` on. */
  readonly matches: readonly MyMatch[];
  /** The number of the first match, from 0: earlier ones may have been deleted. */
  readonly first: number;
  /** The scores of the stages that are won, from the very first. */
  readonly scores: readonly number[];
  readonly total: number;
  /** `next`: the stage before is won, and the next one is not begun. */
  readonly state: 'running' | 'next' | 'won' | 'lost';
  /** The same for the same players: whose roads are compared. */
  readonly group: string;
  readonly began: number;
}

/** The match that a campaign stands at. */
export const lastOf = ({ matches }: Campaign): MyMatch | undefined => matches.at(-1);

/** Puts matches together to campaigns, the last played first. `length` is how many stages one has. */
export function campaignsOf(own: Own, matches: readonly MyMatch[], length: number): readonly Campaign[] {
  const stages = matches.filter(
    (match) => match.game === own.game && own.kindOf(match) !== null && match.phase !== 'waiting',
  );
  const next = new Map<string, MyMatch>();
  // A campaign that is begun anew after a defeat is another one, though it follows it.
  for (const match of stages)
    if (match.rematchOf !== null && own.carried(match).length > 0)
      next.set(match.rematchOf, keepBest(next, match));
  const followers = new Set([...next.values()].map(({ id }) => id));
  const known = new Set(stages.map(({ id }) => id));
  return stages
    .filter(({ id, rematchOf }) => !followers.has(id) || rematchOf === null || !known.has(rematchOf))
    .map((first) => campaignFrom(own, chainOf(first, next), length))
    .toSorted((one, other) => lastPlayed(other) - lastPlayed(one));
}

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

function campaignFrom(own: Own, matches: readonly MyMatch[], length: number): Campaign {
  const [first] = matches;
  const last = matches.at(-1);
  if (first === undefined || last === undefined) throw new Error('A campaign has a match.');
  const result = resultOf(last);
  const before = own.carried(last);
  const scores = result === 'won' ? [...before, scoreOf(own, last)] : before;
  return {
    id: first.id,
    name: first.name,
    game: own.game,
    kind: own.kindOf(first) ?? '',
    matches,
    first: own.carried(first).length,
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

/** Of this stage alone: the outcome of a campaign's match adds those before it. */
export function scoreOf({ carried }: Pick<Own, 'carried'>, match: MyMatch): number {
  return (match.outcome?.scores[0] ?? 0) - added(carried(match));
}

const added = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0);

const lastPlayed = (campaign: Campaign): number => lastOf(campaign)?.last ?? 0;

/** The campaigns of the same players, the earliest first. */
export const roadsOf = (campaigns: readonly Campaign[], of: Campaign): readonly Campaign[] =>
  campaigns
    .filter(({ group, kind }) => group === of.group && kind === of.kind)
    .toSorted((one, other) => one.began - other.began);
