import type { Outcome, TableOptions } from '@concilio/kernel';
import type { FinishedLine, RoomLine } from '@concilio/tables';
import { type LocalLine, localMatches } from '../../net/local/matches.ts';
import { api, type Reply } from '../../net/api.ts';

export interface MyMatchSeat {
  /** `null` for a bot of a server, which has no name. */
  readonly name: string | null;
  /** Who sits there, the same in every match: an id of the server, or a name on this device; `null` for a bot. */
  readonly who: string | null;
  readonly bot: string | null;
}

/** A match of mine, kept by the server or by this browser. */
export interface MyMatch {
  readonly id: string;
  readonly where: 'server' | 'here';
  readonly game: string;
  readonly name: string;
  readonly options: TableOptions;
  readonly seats: readonly MyMatchSeat[];
  readonly phase: 'waiting' | 'running' | 'over' | 'abandoned';
  readonly began: number;
  /** `null` while it is not over. */
  readonly ended: number | null;
  /** When it was last played, as far as that is known. */
  readonly last: number;
  readonly outcome: Outcome | null;
  /** The match that it goes on from. */
  readonly rematchOf: string | null;
}

export type Result = 'won' | 'lost' | 'unknown' | 'open';

/** How it went for me; a match with people of one device is won if any of them has won. */
export function resultOf({ phase, outcome }: MyMatch, mine: number | null = null): Result {
  if (phase === 'waiting' || phase === 'running') return 'open';
  if (outcome === null) return 'unknown';
  const hasWon =
    mine === null ? outcome.winners.length > 0 : outcome.winners.some((winner) => winner === mine);
  return hasWon ? 'won' : 'lost';
}

/** Where a match is gone on with, or looked at again. */
export function addressOf({ id, where, phase }: MyMatch): string {
  if (phase === 'over' || phase === 'abandoned') return `/replay/${id}`;
  return where === 'here' ? `/local/${id}` : `/table/${id}`;
}

export interface MyMatches {
  readonly matches: readonly MyMatch[];
  /** Why the server's are not among them, if they are not. */
  readonly missing: Exclude<Reply<never>, { readonly is: 'ok' }> | null;
}

/** A page of the server's list. */
const MOST = 100;

/** All matches of mine, of the server and of this browser, the last one first. */
export async function loadMatches(isKnown: boolean): Promise<MyMatches> {
  const [here, there] = await Promise.all([
    localMatches().catch((): readonly LocalLine[] => []),
    isKnown ? fromServer() : { matches: [], missing: null },
  ]);
  const matches = [...here.map(ofDevice), ...there.matches];
  return { matches: matches.toSorted((one, other) => other.last - one.last), missing: there.missing };
}

async function fromServer(): Promise<MyMatches> {
  const lobby = await api.lobby(null, 0);
  if (lobby.is !== 'ok') return { matches: [], missing: lobby };
  const matches = lobby.value.mine.filter(({ mine }) => mine !== null).map(running);
  for (let page = 0; ; page++) {
    const reply = await api.matches(page, { most: MOST });
    if (reply.is !== 'ok') return { matches, missing: reply };
    matches.push(...reply.value.matches.map(finished));
    if (!reply.value.more) return { matches, missing: null };
  }
}

function running(line: RoomLine): MyMatch {
  const { table: id, game, name, options, seats, phase, created, rematchOf } = line;
  return {
    id,
    where: 'server',
    game,
    name,
    options,
    seats: seats.map((seat) => ({ name: seat.name, who: seat.player, bot: seat.bot })),
    phase,
    began: created,
    ended: null,
    last: created,
    outcome: null,
    rematchOf,
  };
}

const finished = (line: FinishedLine): MyMatch => ({
  ...running(line),
  began: line.began,
  ended: line.ended,
  last: line.ended,
  outcome: line.outcome,
});

function ofDevice(line: LocalLine): MyMatch {
  const { id, game, name, options, seats, began, changed, over, outcome, rematchOf } = line;
  return {
    id,
    where: 'here',
    game,
    name,
    options,
    seats: seats.map((seat) => ({ ...seat, who: seat.bot === null ? seat.name : null })),
    phase: over ? 'over' : 'running',
    began,
    ended: over ? changed : null,
    last: changed,
    outcome,
    rematchOf,
  };
}
