/** When something may be done, or happens: phase actions, responses, and what is tied to a moment. */
import { printed } from '../../rules/sets.ts';
import { isSeat } from '../../rules/stats.ts';
import { bearerOf } from '../../rules/select.ts';
import { isControlledByOpponent } from '../../rules/sites.ts';
import type { State, TcgAbility, TcgContext, TcgEffect } from '../../state.ts';
import type { MomentName, Phase } from '../vocabulary.ts';
import { discardsSelf } from './effects.ts';
import { fits, type Is } from './filters.ts';
import { isPlayable } from './choices.ts';
import { plays } from './effects.ts';
import { type If, requires } from './requirements.ts';
import { self } from './selects.ts';

type Said = Omit<TcgAbility, 'name' | 'on' | 'mandatory'> & { readonly name?: string };

/** TCG-17.06; TCG-1.12: some cards forbid the actions of a phase. */
export const actionIn = (phase: Phase, said: Said): TcgAbility => ({
  name: phase,
  on: `action/${phase}`,
  ...said,
  requires: [
    {
      rule: 'TCG-1.12',
      holds: (state: State, { seat }: TcgContext) => !isSeat(state, seat, `no-${phase}-actions`),
    },
    ...(said.requires ?? []),
  ],
});
export const fellowship = (said: Said): TcgAbility => actionIn('fellowship', said);
export const shadow = (said: Said): TcgAbility => actionIn('shadow', said);
export const maneuver = (said: Said): TcgAbility => actionIn('maneuver', said);
export const archery = (said: Said): TcgAbility => actionIn('archery', said);
export const assignment = (said: Said): TcgAbility => actionIn('assignment', said);
export const skirmish = (said: Said): TcgAbility => actionIn('skirmish', said);
export const regroup = (said: Said): TcgAbility => actionIn('regroup', said);
/** TCG-17.07: "Skirmish or Regroup:" is an action of either phase. */
export const eitherPhase = (phases: readonly Phase[], said: Said): TcgAbility[] =>
  phases.map((phase) => actionIn(phase, said));

/** TCG-18.01, TCG-18.03 */
export const response = (on: MomentName, said: Said): TcgAbility => ({
  name: 'response',
  on,
  again: true,
  ...said,
});

/** TCG-17.10: it happens each time, whether anybody wants it or not. */
export const eachTime = (on: MomentName, said: Said): TcgAbility => ({
  name: 'each-time',
  on,
  mandatory: true,
  ...said,
});
/** "Each time …, you may". */
export const eachTimeYouMay = (on: MomentName, said: Said): TcgAbility => ({
  name: 'each-time',
  on,
  ...said,
});

/** "When you play this": it must, or it may. */
export const whenPlayed = (...does: readonly TcgEffect[]): TcgAbility =>
  eachTime('played', { name: 'when-played', when: aboutSelf, does });
export const whenPlayedYouMay = (said: Omit<Said, 'when'>): TcgAbility =>
  eachTimeYouMay('played', { name: 'when-played', when: aboutSelf, ...said });

/** "Discard this during the regroup phase": as it begins. */
export const discardedInRegroup: TcgAbility = eachTime('regroup-begins', {
  name: 'regroup-begins',
  does: [discardsSelf],
});

/**
 * "Discard him if an opponent controls his home site": once it is taken; if it is when he comes; and if it was taken while
 * he was not active (TCG-23.09).
 */
export const discardedWithHome: readonly TcgAbility[] = (
  ['site-taken', 'played', 'turn-begins'] as const
).map((on) =>
  eachTime(on, {
    name: `home-${on}`,
    when: (state, { self: ally, seat }) =>
      printed(state, ally).homes.some(({ site }) => isControlledByOpponent(state, seat, site)),
    does: [discardsSelf],
  }),
);
/** "If he wins this skirmish, you may": what an event has promised (`promises`), said by its card in the discard pile. */
export const afterwards = (result: 'won' | 'lost', said: Said): TcgAbility => ({
  name: `if-${result}`,
  on: `if-${result}`,
  from: 'gone',
  ...said,
});

/** The moment is about this card, its bearer, or a card of which all this is true. */
export const aboutSelf: If = (_state, { self, moment }) => moment.card === self;
export const aboutBearer: If = (state, { self, moment }) =>
  moment.card !== null && moment.card === bearerOf(state, self);
export const about =
  (...those: readonly Is[]): If =>
  (state, at) =>
    at.moment.card !== null && fits(state, at.moment.card, at, those);
/** The other card of the moment. */
export const aboutOther =
  (...those: readonly Is[]): If =>
  (state, at) =>
    at.moment.by !== null && fits(state, at.moment.by, at, those);
/** The skirmish that was won or lost was one of such a character; whoever fell in it counts too. */
export const involving =
  (...those: readonly Is[]): If =>
  (state, at) => {
    const { skirmish } = state;
    const fought = [skirmish?.character ?? null, ...(skirmish?.minions ?? []), at.moment.card, at.moment.by];
    return fought.some((card) => card !== null && fits(state, card, at, those));
  };
/** It concerns the player who uses this. */
export const byYou: If = (_state, { seat, moment }) => moment.seat === seat;
export const byFreePlayer: If = ({ free }, { moment }) => moment.seat === free;

/** TCG-27.07: "Shadow: If stacked on a site you control, play this minion." */
export const playedFromSite = (less: number): TcgAbility =>
  shadow({
    name: 'from-site',
    from: 'stack',
    requires: [requires('TCG-19.13', (state, at) => isPlayable(state, at, at.self, less, 0))],
    does: [plays(self, less)],
  });

/**
 * Said of `assigned`: the Free Peoples player has assigned one of these. Whoever is put before several minions at once is
 * assigned to one skirmish all the same.
 */
export const toSkirmish =
  (...those: readonly Is[]): If =>
  (state, at) =>
    byFreePlayer(state, at) &&
    aboutOther(...those)(state, at) &&
    state.assigned.find(({ to, by }) => to === at.moment.by && by === 'free')?.minion === at.moment.card;

export const onceA = (per: 'phase' | 'turn', times = 1) => ({ times, per });
