import type { TableOptions } from '@concilio/kernel';
import type { Language, Speaker, Spoken } from '@concilio/text';
import type { ComponentType } from 'react';
import type { OptionField } from '../newTable/options.ts';
import type { MyMatch } from '../scores/matches.ts';

/** How a campaign is played, in words. */
export interface Kind {
  readonly name: string;
  readonly about: string;
  /** The rules that say so. */
  readonly rules: readonly string[];
}

/** What is read off the matches of a campaign. */
export interface ChainOfGame {
  /** `null` for a match that belongs to no campaign. */
  readonly kindOf: (match: MyMatch) => string | null;
  /** The scores of the stages before this one. */
  readonly carried: (match: MyMatch) => readonly number[];
  /** The stages in the order in which they are played. */
  readonly stagesOf: (game: Spoken) => readonly string[];
}

/** What a game brings so that its matches make campaigns. `Told` is what its score sheets tell of a match. */
export interface CampaignsOfGame<Told = unknown> extends ChainOfGame {
  readonly stageOf: (match: MyMatch) => string;
  readonly stageName: (speaker: Speaker, stage: string) => string;
  readonly kinds: (language: Language) => Readonly<Record<string, Kind>>;
  /** The round of a match, and what it would score if it were won now. */
  readonly standing: (told: Told) => { readonly round: number; readonly ifWon: number };
  /** Where a stage is played: an ornament beside its name. */
  readonly Scene: ComponentType<{ readonly stage: string }>;
  /** Those who have come through the matches so far. */
  readonly Party: ComponentType<{ readonly told: Told; readonly speaker: Speaker }>;
  /** How it went, through all matches. */
  readonly Story: ComponentType<{
    readonly tolds: readonly Told[];
    readonly speaker: Speaker;
    readonly className?: string | undefined;
  }>;
  /** With what a new campaign begins, and which options it asks for. */
  readonly begun: TableOptions;
  readonly offered: (field: OptionField) => OptionField | null;
  readonly words: (language: Language) => { readonly none: string; readonly nameless: string };
}

/** See `anyTold` of the score sheets. */
export const anyTold = <Told>(campaigns: CampaignsOfGame<Told>): CampaignsOfGame =>
  campaigns as unknown as CampaignsOfGame;
