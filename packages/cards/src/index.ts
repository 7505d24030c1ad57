export * from './ability.ts';
export * from './attempts.ts';
export type {
  CardRules,
  CardEvents,
  CardPlay,
  CardShape,
  CardSteps,
  CardDefinition,
  CardBasics,
  Stats,
  ZoneKind,
} from './rules.ts';
export * from './cards.ts';
export type { DeckProblem, DeckRead, Decks } from './decks.ts';
export * from './timed.ts';
export * from './limits.ts';
export {
  announce,
  triggerMoment,
  triggerTogether,
  lastUsed,
  moment,
  type MomentArgs,
  unusable,
  usable,
  type Waiter,
} from './moments.ts';
export * from './stats.ts';
export * from './payment.ts';
export * from './sets.ts';
export * from './spot.ts';
export { abilityOf, carryOut, chosenFor, type UseArgs, use } from './use.ts';
export * from './zones.ts';
