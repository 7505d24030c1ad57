/** What must be so before anything is chosen or paid: TCG-19.01. */
import { canCancel, type Requirement } from '@concilio/cards';
import { type LotrTcg, playerAt, type State, type TcgContext } from '../../state.ts';
import { isAt, isBetween } from '../../rules/select.ts';
import { siteToLiberate } from '../../rules/sites.ts';
import type { Block, Keyword, Phase } from '../vocabulary.ts';
import { type Amount, amountOf, sitesControlled } from './amounts.ts';
import { fits, type Is } from './filters.ts';
import { cards, type Select, sitesYouControl } from './selects.ts';

export type If = (state: State, at: TcgContext) => boolean;
export type TcgRequirement = Requirement<LotrTcg>;

export const requires = (rule: string, holds: If): TcgRequirement => ({ rule, holds });

/** TCG-23.13: so many active cards of which all this is true. */
export const canSpot =
  (number: number, ...those: readonly Is[]): If =>
  (state, at) =>
    cards(...those)(state, at).length >= number;
export const spotting = (number: number, ...those: readonly Is[]): TcgRequirement =>
  requires('TCG-23.13', canSpot(number, ...those));

/** Of one of those cards all this is true: `someOf(self, is.skirmishing)`. */
export const someOf =
  (select: Select, ...those: readonly Is[]): If =>
  (state, at) =>
    select(state, at).some((card) => fits(state, card, at, those));

/** "If bearer is mounted": so it must be before anything is paid. */
export const ifSome = (select: Select, ...those: readonly Is[]): TcgRequirement =>
  requires('TCG-19.01', someOf(select, ...those));

export const atLeast =
  (amount: Amount, number: number): If =>
  (state, at) =>
    amountOf(amount, state, at) >= number;
export const spottingBurdens = (number: number): TcgRequirement =>
  requires('TCG-23.13', canSpotBurdens(number));
export const canSpotBurdens =
  (number: number): If =>
  (state) =>
    playerAt(state, state.free).burdens >= number;
export const canSpotTwilight =
  (number: number): If =>
  (state) =>
    state.twilight >= number;
/** "If the twilight pool has fewer than N tokens". */
export const twilightBelow = (number: number): TcgRequirement =>
  requires('TCG-19.01', (state) => state.twilight < number);

/** TCG-26 */
export const controls =
  (number = 1, keyword?: Keyword): If =>
  (state, at) =>
    sitesYouControl(keyword)(state, at).length >= number;
export const controlling = (number = 1): TcgRequirement =>
  requires('TCG-26.01', atLeast(sitesControlled, number));

/** The fellowship is at such a site. */
export const at =
  (...keywords: readonly Keyword[]): If =>
  (state) =>
    keywords.some((keyword) => isAt(state, keyword));
export const beingAt = (...keywords: readonly Keyword[]): TcgRequirement =>
  requires('TCG-19.01', at(...keywords));
/** TCG-29.06, TCG-29.08 */
export const atSites =
  (from: number, to: number, block: Block = 'towers'): If =>
  (state) =>
    isBetween(state, from, to, block);

/** TCG-4.01: "in your starting fellowship". */
export const inStartingFellowship: If = ({ phase }) => phase === 'setup';
/** TCG-18.08: what is about to happen has not been prevented or replaced yet. */
export const stillOpen =
  (what: 'wound' | 'burdens' | 'take-site' | 'ability' | 'discard'): If =>
  (state) =>
    canCancel(state.cards, what);

/** It is one of these phases. */
export const during =
  (...phases: readonly Phase[]): If =>
  ({ phase }) =>
    phase !== 'setup' && phases.includes(phase);
/** None such has come into play yet in this turn, or in this phase. */
export const nonePlayed =
  (since: 'turn' | 'phase', ...those: readonly Is[]): If =>
  (state, at) =>
    !(since === 'turn' ? state.playedThisTurn : state.playedThisPhase).some((card) =>
      fits(state, card, at, those),
    );
/** TCG-22.02: this player's Ring-bearer wears the Ring. */
export const wearing: If = (state, { seat }) => playerAt(state, seat).wearing;
/** TCG-26.11: an opponent controls a site. */
export const canLiberate: If = (state, { seat }) => siteToLiberate(state, seat) !== null;

export const unless =
  (one: If): If =>
  (state, at) =>
    !one(state, at);
export const and =
  (...all: readonly If[]): If =>
  (state, at) =>
    all.every((one) => one(state, at));
export const or =
  (...all: readonly If[]): If =>
  (state, at) =>
    all.some((one) => one(state, at));
