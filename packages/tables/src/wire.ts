import type {
  AutoPass,
  Beats,
  Json,
  Outcome,
  Seat,
  SeenEvent,
  SeenQuestion,
  SeenView,
  TableOptions,
  Text,
} from '@concilio/kernel';

export type { Beat, SeenEvent } from '@concilio/kernel';

/**
 * What goes over the wire between a table and those around it, as JSON texts. Up go answers and commands, down come only
 * what one seat may see. The same messages run between a page and its worker when there is no server.
 */

/**
 * The number of this form. It grows when a page of yesterday could no longer read what is sent, or be read; a page says
 * which one it speaks, and is asked to load itself anew if that is another.
 */
export const WIRE = 2;

/** How far a client has come when it begins to watch: it is given the whole view, and the events since then. */
export interface Cursor {
  /** How often answers had been taken back; events are numbered anew after an undo. */
  readonly undos: number;
  readonly events: number;
}

/** A command carries a number of the client's own, which comes back with what became of it. */
export type ClientMessage =
  /** `wire` is the page's `WIRE`; the pages that did not say so yet spoke the first. */
  | { readonly do: 'watch'; readonly table: string; readonly wire?: number; readonly have?: Cursor }
  | { readonly do: 'unwatch'; readonly table: string }
  | ({ readonly table: string; readonly ref: number } & Command);

export type Command =
  /** `question` and the ids in `pick` are those of the frame. */
  | { readonly do: 'answer'; readonly question: string; readonly pick: Json }
  /** Lets an optional question pass, so that nobody waits for this seat. */
  | { readonly do: 'pass'; readonly question: string }
  | { readonly do: 'undo' }
  /** To an undo that another seat has asked for. */
  | { readonly do: 'consent'; readonly agree: boolean }
  /** Hands the own seat to a bot, or takes it back. */
  | { readonly do: 'bot'; readonly level: string | null }
  | { readonly do: 'stops'; readonly stops: AutoAnswers }
  | { readonly do: 'concede' }
  | ({ readonly do: 'say' } & Said);

/** Where a table waits for a seat, and where it answers by itself; stored and sent under these names. */
export interface AutoAnswers {
  /** What may be done in a pass window: `always`, only what is `new`, or `never`. */
  readonly lulls: AutoPass;
  /** What may be done in somebody else's question: `always`, or `never`, and then only what must be answered is asked. */
  readonly interject: 'always' | 'never';
  /** An option that has no other, where nobody learns anything by it: `taken`, if nothing else is said, or `asked`. */
  readonly only?: 'taken' | 'asked';
}

/** Free text, or a phrase that each reader has in their own language; perhaps pointing at something on the table. */
export interface Said {
  readonly text?: string;
  readonly phrase?: string;
  /** A thing or a piece by the speaker's own id. Pieces that a reader cannot see are pointed at in no way. */
  readonly at?: string;
}

export type ServerMessage =
  | ({ readonly is: 'frame'; readonly table: string } & SentFrame)
  | ({ readonly is: 'around'; readonly table: string } & TableInfo)
  | { readonly is: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** Something has changed around a table that may be asked for anew: seats, options, a rematch. */
  | { readonly is: 'room'; readonly table: string }
  /** Whether a match waits for this player. */
  | { readonly is: 'waits'; readonly table: string; readonly waits: boolean }
  | { readonly is: 'done'; readonly ref: number }
  | { readonly is: 'refused'; readonly ref: number; readonly refusal: WireRefusal }
  /** The table could not be watched now; whoever still wants to asks again in a while. */
  | { readonly is: 'later'; readonly table: string }
  /** The page speaks another `WIRE`: it is to load itself anew, and will find everything as it is stored. */
  | { readonly is: 'outdated'; readonly table: string }
  /** The table cannot be watched (any more), or the connection is closed. */
  | { readonly is: 'gone'; readonly table: string; readonly why: 'unknown' | 'closed' | 'elsewhere' };

export type WireRefusal =
  | 'malformed'
  | 'over'
  | 'broken'
  | 'not asked'
  | 'too late'
  | 'illegal'
  | 'not your seat'
  | 'nothing to undo'
  | 'no undo asked'
  | 'too many undos'
  | 'log full'
  | 'too fast'
  | 'too long'
  | 'not stored';

/** How a table stands for one viewer, but for the view. */
export interface FrameHead {
  /** `null` for those who only watch. */
  readonly seat: Seat | null;
  readonly undos: number;
  /** The number of the first event that comes with the frame. A client that has more forgets those: they were taken back. */
  readonly since: number;
  readonly waitingFor: readonly Seat[];
  readonly questions: readonly SeenQuestion[];
  /** Whether the seat may ask for an undo, and whether others would have to agree. */
  readonly undo: 'free' | 'by consent' | null;
  readonly outcome: Outcome | null;
  /** After the end: the sentence that offers what is played next, where this was part of a campaign. */
  readonly sequel: Text | null;
  /** The rules have failed: the table has stopped. */
  readonly broken: boolean;
}

/** The table as one viewer sees it now, whole: for a client that connects, has fallen behind, or after an undo. */
export interface Frame extends FrameHead {
  readonly view: SeenView;
  readonly events: readonly SeenEvent[];
}

/** For a client that has had the frame before: what has happened since, event by event, each with its change of the view. */
export interface NextFrame extends FrameHead, Beats {}

export type SentFrame = Frame | NextFrame;

/** All that is public about a table besides the match. */
export interface TableInfo {
  readonly game: string;
  readonly options: TableOptions;
  readonly name: string;
  readonly seats: readonly Sitting[];
  readonly undoAsked: { readonly seat: Seat; readonly agreed: readonly Seat[] } | null;
  readonly clock: ClockSetting | null;
  readonly spectators: number;
}

/** Who sits at a seat. */
export interface Sitting {
  readonly name: string;
  /** The level of the bot that plays the seat now, whoever it belongs to. */
  readonly bot: string | null;
  /** Whether it belongs to a person. */
  readonly person: boolean;
  readonly here: boolean;
  readonly conceded: boolean;
  /** Milliseconds that are left to this seat when its clock next runs; `running` since the frame was made. */
  readonly clock: { readonly left: number; readonly running: boolean } | null;
}

export interface ClockSetting {
  readonly per: 'decision' | 'match';
  readonly seconds: number;
}

export interface ChatLine {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly when: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text?: string;
  readonly phrase?: string;
  /** By the reader's own id. */
  readonly at?: string;
}

/** The phrases that each reader has in their own language. */
export const PHRASES = [
  'hello',
  'thanks',
  'well-played',
  'sorry',
  'wait',
  'go-on',
  'yes',
  'no',
  'help-me',
  'look-here',
  'keep-this',
  'play-this',
  'your-choice',
  'good-game',
] as const;
export type Phrase = (typeof PHRASES)[number];
