export { lotrTcg, makeLotrTcg } from './game.ts';
export type { LotrTcg } from './state.ts';
