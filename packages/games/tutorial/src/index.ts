export { beacon } from './beacon.ts';
export type { Beacon } from './state.ts';
