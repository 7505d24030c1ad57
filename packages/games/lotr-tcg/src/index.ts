export { lotrTcg } from './game.ts';
export type { LotrTcg } from './state.ts';
