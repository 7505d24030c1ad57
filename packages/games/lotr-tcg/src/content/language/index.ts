/** The words that cards are written in. */
export * from './abilities.ts';
export * from './amounts.ts';
export * from './choices.ts';
export * from './constants.ts';
export * from './costs.ts';
export * from './effects.ts';
export * as is from './filters.ts';
export * from './requirements.ts';
export * from './selects.ts';
export * from './targets.ts';
