export { STARTER_DECKS } from './content/decks.ts';
export { SCENARIOS } from './content/scenarios.ts';
export { lotrLcg, makeLotrLcg } from './game.ts';
export type { LotrLcg } from './state.ts';
