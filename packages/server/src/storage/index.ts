export { backup, restore } from './backup.ts';
export * from './blocks.ts';
export * from './chat.ts';
export * from './checkpoints.ts';
export * from './codes.ts';
export * from './decks.ts';
export { erasePlayer } from './erase.ts';
export type { Appended } from './gather.ts';
export { isId, newId } from './ids.ts';
export * from './lobby.ts';
export * from './log.ts';
export type { Heard, News } from './news.ts';
export { openStorage } from './open.ts';
export type { Page, PageOf } from './page.ts';
export * from './players.ts';
export { StorageProblem } from './problem.ts';
export * from './replays.ts';
export * from './reports.ts';
export * from './seats.ts';
export * from './sessions.ts';
export * from './snapshots.ts';
export type { Kind, Storage, Where } from './storage.ts';
export {
  abandonTable,
  carryOver,
  type Change,
  changeTable,
  createTable,
  endTable,
  markDue,
  type NewSeat,
  type NewTable,
  type Phase,
  rematchAfter,
  startTable,
  tableById,
  tableByInvite,
  type TableCard,
  type TableRow,
  type Visibility,
} from './tables.ts';
export { inTransaction } from './transaction.ts';
