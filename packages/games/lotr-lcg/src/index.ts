export { lotrLcg } from './game.ts';
export type { LotrLcg } from './state.ts';
