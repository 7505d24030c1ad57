import type { GameId } from '@concilio/catalog';
import type { CardsOfGame } from '../features/cards/contract.ts';
import type { CampaignsOfGame } from '../features/campaigns/contract.ts';
import type { DecksOfGame } from '../features/decks/contract.ts';
import type { LessonOfGame } from '../features/lesson/contract.ts';
import type { ScoresOfGame } from '../features/scores/contract.ts';
import type { GameTable } from '../table/contract.ts';

/**
 * What a game brings to the web client. Each part comes when it is asked for and not before, so that this may be known
 * of every game from the first page on: what a game does not bring, it does not have.
 */
export interface GameClient {
  readonly id: GameId;
  /** A table of its own; without it a game plays on the generic one. */
  readonly table?: () => Promise<GameTable>;
  /** Its cards, to look through. */
  readonly cards?: () => Promise<CardsOfGame>;
  /** What decks of it are, to build them. */
  readonly decks?: () => Promise<DecksOfGame>;
  /** Score sheets of its matches. */
  readonly scores?: () => Promise<ScoresOfGame>;
  /** Campaigns of its matches; they need its score sheets. */
  readonly campaign?: () => Promise<CampaignsOfGame>;
  /** A guided first game; the start page speaks of it, and so its words are known beforehand. */
  readonly lesson?: LessonOfGame;
}

/** The parts of which pages are made. */
export type Feature = Exclude<keyof GameClient, 'id' | 'table' | 'lesson'>;

/** What comes when a feature of a game is asked for. */
export type PartOf<F extends Feature> = Awaited<ReturnType<NonNullable<GameClient[F]>>>;

/**
 * A table is written against the view of its own game. Here that is forgotten: it is only ever given views of that game, so
 * the cast loses nothing that anybody could misuse.
 */
export const anyView = <View extends object>(table: GameTable<View>): GameTable =>
  table as unknown as GameTable;
