export { CALL, HAVENS, LIFE_TOKENS } from './content/index.ts';
export { lotrBoard } from './game.ts';
export type { LotrBoard } from './state.ts';
