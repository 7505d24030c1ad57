import type { Json, MatchRecord, Outcome, Seat, TableOptions } from '@concilio/kernel';
import type { KeptReplay } from './replay.ts';
import type { ClockSetting, Frame } from './wire.ts';

/**
 * What the server answers over HTTP, below `/api`. Requests and answers are JSON; a refusal is `{ refused, values? }`
 * with the key of a sentence, since only the client knows the reader's language.
 *
 *     GET    /api/me                      { me: Me | null }: who I am, if anybody
 *     GET    /api/blocked                 { players: { id, name }[] }
 *     POST   /api/tables/:table/change    { options?, name?, visibility?, clock? } → Room: the host's
 *     POST   /api/guest                   { name } → Me
 *     POST   /api/register                { login, password } → { codes }
 *     POST   /api/login                   { login, password } → Me
 *     POST   /api/recover                 { login, code, password } → Me
 *     POST   /api/logout                  {} or { everywhere: true } → {}
 *     POST   /api/rename                  { name } → Me
 *     POST   /api/forget                  {} → {}: deletes all that is known of me
 *     GET    /api/lobby?game=&page=       Lobby
 *     POST   /api/tables                  NewTable → { table }
 *     POST   /api/quick                   { game } → { table }: sits down at an open table, or begins one
 *     GET    /api/tables/:table           Room; by `/api/invites/:code` too
 *     POST   /api/tables/:table/sit       { seat?, invite? } → Room: private tables want the invitation
 *     POST   /api/tables/:table/leave     {} → {}
 *     POST   /api/tables/:table/seat      { seat, bot: level | null } → Room: the host's
 *     POST   /api/tables/:table/kick      { seat } → Room: the host's
 *     POST   /api/tables/:table/ready     { ready } → Room
 *     POST   /api/tables/:table/start     {} → Room: the host's
 *     POST   /api/tables/:table/rematch   {} → { table }
 *     POST   /api/tables/:table/report    RuleReport → { file: ReportFile }: what was reported, with a match that holds no secret
 *     GET    /api/matches?page=&game=&most=  Finished: of one game or of all, 20 a page or at most 100
 *     GET    /api/matches/:table          FinishedMatch
 *     GET    /api/decks                   { decks: KeptDeck[] }: mine, those that I removed too
 *     POST   /api/decks                   KeptDeck → { deck }: as it stands now; the last change wins
 *     POST   /api/decks/remove            { id, changed } → { deck: KeptDeck | null }
 *     POST   /api/block, /api/unblock     { player } → {}
 *     POST   /api/complain                { table, about, chat? } → {}: of those who sit there or look on
 */
export interface Refused {
  readonly refused: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface Me {
  readonly id: string;
  readonly name: string;
  /** `null` for a guest. */
  readonly login: string | null;
}

export interface NewTable {
  readonly game: string;
  readonly name?: string;
  readonly options: TableOptions;
  /** One entry a seat: a person still to come, me, or a bot of a level. */
  readonly seats: readonly (
    | { readonly kind: 'me' | 'open' }
    | { readonly kind: 'bot'; readonly level: string }
  )[];
  readonly visibility: 'public' | 'private';
  readonly clock: ClockSetting | null;
}

export interface Lobby {
  /** Tables that wait for players, the newest first. */
  readonly open: readonly RoomLine[];
  readonly more: boolean;
  /** Matches under way that anybody may watch, and at which I do not sit: some of them, the newest first. */
  readonly running: readonly RunningLine[];
  /** Those at which I sit, waiting or running; those that wait for me first. */
  readonly mine: readonly RoomLine[];
}

/** A table as the lobby lists it. */
export interface RoomLine {
  readonly table: string;
  readonly game: string;
  readonly name: string;
  readonly options: TableOptions;
  readonly clock: ClockSetting | null;
  readonly phase: 'waiting' | 'running' | 'over' | 'abandoned';
  readonly visibility: 'public' | 'private';
  readonly seats: readonly RoomSeat[];
  readonly created: number;
  /** Running tables: the seats that the match waits for. */
  readonly waitingFor: readonly Seat[];
  /** The seat that is mine, if any. */
  readonly mine: Seat | null;
  /** The match that it goes on from, or is played again after; told only to those who sit there. */
  readonly rematchOf: string | null;
}

/** A match that others play, as the lobby offers it to those who want to watch. */
export interface RunningLine
  extends Pick<RoomLine, 'table' | 'game' | 'name' | 'options' | 'clock' | 'seats'> {
  readonly began: number;
}

export interface RoomSeat {
  /** `null` where nobody sits yet. */
  readonly name: string | null;
  /** Opaque, for blocking; `null` for bots and empty seats. */
  readonly player: string | null;
  readonly bot: string | null;
  readonly ready: boolean;
}

export interface Room extends RoomLine {
  readonly host: string;
  /** Only for those who sit there. */
  readonly invite: string | null;
  readonly rematch: string | null;
}

export interface Finished {
  readonly matches: readonly FinishedLine[];
  readonly more: boolean;
}

export interface FinishedLine extends RoomLine {
  readonly began: number;
  readonly ended: number;
  readonly outcome: Outcome | null;
}

export interface FinishedMatch extends FinishedLine {
  /**
   * The whole record, which is open once the match is over: replays are played again from it. `null` where the rules
   * that it was played by are gone.
   */
  readonly record: MatchRecord | null;
  /** What was kept of a match in place of its record. */
  readonly replay: KeptReplay | null;
}

/** A deck that a player keeps. It is stored as it is: whether it is legal is said when it is played. */
export interface KeptDeck {
  /** A uuid, given by the page that made it. */
  readonly id: string;
  readonly game: string;
  /** At most 80 letters. */
  readonly name: string;
  /** At most 20 000 letters when it is written. `null`: it was removed. */
  readonly deck: Json;
  /** At most 4000 letters. */
  readonly notes: string;
  /** When it was changed, by the clock of whoever did so; a time that is yet to come is taken for now. */
  readonly changed: number;
}

/** What was reported, as it may be sent to anybody: the match holds no secret of others. */
export interface ReportFile extends RuleReport {
  /** `null` at the rare moments of which none can be made: then there is the frame. */
  readonly file: MatchRecord | null;
  readonly frame: Frame;
}

export interface RuleReport {
  /** The rule that seems broken, if the player knows it. */
  readonly rule?: string;
  readonly expected: string;
}
