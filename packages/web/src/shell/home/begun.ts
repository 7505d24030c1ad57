import type { RoomLine } from '@concilio/tables';
import type { LocalLine } from '../../net/local/matches.ts';
import { useLocalMatches } from '../../net/local/useLocalMatches.ts';
import { useMyTables } from '../../page/waiting.ts';

/** What I have begun and can go on with. */
export interface Begun {
  /** Tables of the server; those that wait for me come first. */
  readonly mine: readonly RoomLine[];
  /** Matches that this browser keeps. */
  readonly local: readonly LocalLine[];
}

export function useBegun(): Begun {
  const mine = useMyTables();
  const [kept] = useLocalMatches();
  return { mine, local: kept.filter((line) => !line.over) };
}
