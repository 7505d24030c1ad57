export { lotrBoard } from './game.ts';
export type { LotrBoard } from './state.ts';
