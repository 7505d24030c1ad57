export * from './ability.ts';
export * from './attempts.ts';
export type { Box, CardEvents, CardShape, CardSteps, Definition, Lore, ZoneKind } from './box.ts';
export * from './cards.ts';
export * from './lasting.ts';
export * from './limits.ts';
export {
  announce,
  happen,
  happenTogether,
  lastUsed,
  moment,
  type Told as MomentTold,
  unusable,
  usable,
  type Waiter,
} from './moments.ts';
export * from './numbers.ts';
export * from './payment.ts';
export * from './sets.ts';
export * from './spot.ts';
export { abilityOf, carryOut, chosenFor, type Told as UseTold, use } from './use.ts';
export * from './zones.ts';
