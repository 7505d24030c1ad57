export { ragnarok } from './game.ts';
export type { Ragnarok } from './state.ts';
