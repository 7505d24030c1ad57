import {
  type Seat,
  type SeenBlocked,
  type SeenOption,
  type SeenQuestion,
  type SeenView,
} from '@concilio/kernel';
import { type TableInfo, type SeenEvent } from '@concilio/tables';
import { type Speaker, type Spoken } from '@concilio/text';
import type { ComponentType, ReactNode } from 'react';
import type { IconName } from '../icons/paths.ts';
import type { Sound } from '../ui/sound.ts';
import type { StoryNumber } from '../ui/StoryChart.tsx';
import type { ShownFrame } from './frames.ts';
import type { KeyLine } from './KeysDialog.tsx';
import type { Added } from './picks.ts';

/**
 * What a game's own table is given, and all that it needs. Everything around it (question bar, option list, log,
 * players' clocks, chat, undo, inspector, sound) belongs to the shared table, so that a game draws its table only.
 */
export interface TableProps<View extends object = SeenView> {
  readonly game: Spoken;
  /** What this viewer sees, as the game's contract declares it. */
  readonly view: View;
  /** `null` for those who only watch. */
  readonly seat: Seat | null;
  readonly frame: ShownFrame;
  readonly around: TableInfo;
  readonly speaker: Speaker;
  readonly choices: Choices;
  /** The event that is being shown now, with the view of its moment; `null` when all is at rest. */
  readonly playing: SeenEvent | null;
  /** All that has been shown so far. */
  readonly log: readonly SeenEvent[];
  /** Opens the inspector on a thing (a card, a tile, an event of the board). */
  readonly inspect: (thing: string) => void;
  /** Shows a thing large beside where it lies, while somebody points at it; `null` ends that. */
  readonly peek: (at: Peeked | null) => void;
  /** The things that the pointed-at line of the log or of the chat speaks of: light them softly. */
  readonly pointed: readonly string[];
}

/** A thing that is pointed at, and what it lies beside. */
export interface Peeked {
  readonly thing: string;
  readonly near: Element;
}

/** What can be clicked, and why other things cannot. Asked by the id in the view (`#…` of a piece, or a thing's id). */
export interface Choices {
  /** The question that is being answered; of several, the one that the player has turned to. */
  readonly question: SeenQuestion | null;
  /** The options that stand for this id: it glows if there is any. */
  optionsFor(id: string): readonly SeenOption[];
  /** Why it may not be chosen, if the question says so. */
  blockedFor(id: string): SeenBlocked | null;
  /** Whether it is among those chosen so far, where several are to be chosen. */
  isChosen(id: string): boolean;
  /** What those chosen so far come to, where they add up. */
  readonly added: Added | null;
  /**
   * Answers with this option, or adds it to the choice. Where several options stand for the id, a small menu asks
   * which. Options that are `confirm` are asked about once more. `next` is one of the ids that it leads to: it answers
   * the question that follows, so that one drag answers both; if that question does not offer it, it is forgotten.
   */
  choose(id: string, next?: string): void;
  /** The ids that the next question would offer, if this were chosen. */
  leadsTo(id: string): readonly string[];
  /** The key that answers, as the option list shows it; `null` where there are more answers than keys. */
  keyOf(id: string): string | null;
  /** Shows why not, beside the thing; if it was only pointed at, no longer than that. */
  explain(id: string, near: Element, isPointed?: boolean): void;
}

/** What a game brings to the web client. */
export interface GameTable<View extends object = SeenView> {
  /** Draws the middle of the screen: boards, piles, other players, the own hand. */
  readonly Table: ComponentType<TableProps<View>>;
  /** What stands in the top bar of a desktop: where in the match one is. */
  readonly Top?: ComponentType<TableProps<View>>;
  /** The same for a low window only: what its table leaves out there. */
  readonly LowTop?: ComponentType<TableProps<View>>;
  /** One card or other thing in the inspector, large. */
  readonly Page: ComponentType<{ readonly game: Spoken; readonly thing: string; readonly speaker: Speaker }>;
  /** The mark (hue and shape) of a seat, where it belongs to whom the seat plays; otherwise seats have theirs in order. */
  readonly markOf?: (view: View, seat: number) => number;
  /** How long an event is shown, in milliseconds, and the sound that goes with it; 0 passes at once. */
  readonly timing: (event: SeenEvent) => { readonly ms: number; readonly sound?: Sound };
  /** The text of the table for those who hear it, one short paragraph a zone. */
  readonly describe: (
    props: TableProps<View>,
  ) => readonly { readonly title: string; readonly text: string }[];
  /** What is shown over the table when an event is a moment: an arrival, a loss, the end. */
  readonly Interlude?: ComponentType<
    TableProps<View> & { readonly event: SeenEvent; readonly done: () => void }
  >;
  /** The turns of players, where they take turns: whose a bot has just ended is summed up. */
  readonly turns?: {
    /** The seat whose turn begins with an event, `nobody` where one ends and none begins, `null` where one goes on. */
    readonly begins: (event: SeenEvent) => Seat | 'nobody' | null;
    /** What was done in a turn, in one sentence. */
    readonly summary: (events: readonly SeenEvent[], speaker: Speaker) => string;
  };
  /** What has put a player out while the others play on; `null` while they are in. */
  readonly outBy?: (log: readonly SeenEvent[], seat: Seat) => SeenEvent | null;
  readonly end?: (props: TableProps<View>) => ReactNode;
  /** Where else the end of a match leads: to the campaign that it belongs to. */
  readonly endLinks?: (
    props: TableProps<View>,
    table: string,
  ) => readonly { readonly href: string; readonly icon: IconName; readonly text: string }[];
  /** The keys that this table has besides those of every table. */
  readonly keys?: (speaker: Speaker) => readonly KeyLine[];
  /** What a player would most likely give from each, where something is to be given out; they change it, or agree. */
  readonly propose?: (question: SeenQuestion) => Readonly<Record<string, number>> | null;
  /** What a replay draws over the length of a match; without it a replay has no chart. */
  readonly story?: {
    /** The numbers worth drawing, from one moment's view: always the same ones, in the same order. */
    readonly numbers: (view: View, speaker: Speaker) => readonly StoryNumber[];
    /** The stretch of the match to which the moment belongs, by its name. */
    readonly chapter: (view: View, speaker: Speaker) => string;
    readonly isTurningPoint: (event: SeenEvent) => boolean;
  };
}
