import type { Answer, Json, MatchRecord, Outcome, Seat, TableOptions } from '@concilio/kernel';
import type {
  TableInfo,
  ChatLine,
  KeptReplay,
  SetupSeat,
  SentFrame,
  Cursor,
  Command,
  WireRefusal,
} from '@concilio/tables';
import type { Gone } from '../host.ts';

/** How a match of this device begins. */
export interface LocalPlan {
  readonly game: string;
  readonly name: string;
  readonly options: TableOptions;
  /** People of this device have no bot. */
  readonly seats: readonly SetupSeat[];
  /** Where it begins, if not with set-up; the seed that goes with it, and what has been answered since. */
  readonly start?: Json;
  readonly seed?: string;
  readonly answers?: readonly Answer[];
  /** One person has all seats that no bot has, and may see all their hands. */
  readonly alone?: boolean;
  /** Where chance decides who begins, one of the people does. */
  readonly first?: boolean;
  /** The match that it goes on from, or is played again after. */
  readonly rematchOf?: string;
}

/** A match as lists show it. */
export interface LocalLine {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly options: TableOptions;
  readonly seats: readonly SetupSeat[];
  readonly began: number;
  /** When it was last played, in milliseconds since 1970. */
  readonly changed: number;
  readonly over: boolean;
  /** `null` while it runs, and for matches that were over before outcomes were kept. */
  readonly outcome: Outcome | null;
  readonly alone: boolean;
  readonly rematchOf: string | null;
}

export type LocalViewer = Seat | 'audience';

/** What a page asks of the worker that keeps its matches. `ref` comes back with the answer. */
export type PageMessage =
  | { readonly do: 'start'; readonly ref: number; readonly plan: LocalPlan }
  | { readonly do: 'list'; readonly ref: number }
  | { readonly do: 'forget'; readonly ref: number; readonly id: string }
  | { readonly do: 'record'; readonly ref: number; readonly id: string }
  | {
      readonly do: 'command';
      readonly ref: number;
      readonly id: string;
      readonly seat: Seat;
      readonly command: Command;
    }
  /** `watch` is a number of the page's own: one page may look through several viewers. */
  | {
      readonly do: 'watch';
      readonly watch: number;
      readonly id: string;
      readonly viewer: LocalViewer;
      /** Further seats of the same person: all their hands are open to them. */
      readonly besides: readonly Seat[];
      readonly have: Cursor | null;
      /** Whoever wants nothing to move need not be waited for. */
      readonly still: boolean;
    }
  | { readonly do: 'unwatch'; readonly watch: number };

export type WorkerMessage =
  | { readonly is: 'reply'; readonly ref: number; readonly value: Reply }
  | { readonly is: 'failed'; readonly ref: number; readonly message: string }
  | { readonly is: 'frame'; readonly watch: number; readonly frame: SentFrame }
  | { readonly is: 'around'; readonly watch: number; readonly around: TableInfo }
  | { readonly is: 'chat'; readonly watch: number; readonly lines: readonly ChatLine[] }
  | { readonly is: 'gone'; readonly watch: number; readonly why: Gone };

export type Reply =
  | string
  | null
  | 'done'
  | WireRefusal
  | readonly LocalLine[]
  | { readonly line: LocalLine; readonly played: MatchRecord | KeptReplay };
