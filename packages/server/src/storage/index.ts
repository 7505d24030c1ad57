export { backup, restore } from './backup.ts';
export * from './blocks.ts';
export * from './chat.ts';
export * from './checkpoints.ts';
export * from './codes.ts';
export * from './decks.ts';
export { erasePlayer } from './erase.ts';
export { isId, newId } from './ids.ts';
export * from './lobby.ts';
export * from './log.ts';
export type { News } from './news.ts';
export { openStorage } from './open.ts';
export * from './players.ts';
export { StorageProblem } from './problem.ts';
export * from './replays.ts';
export * from './reports.ts';
export * from './seats.ts';
export * from './sessions.ts';
export * from './snapshots.ts';
export type { Storage, Where } from './storage.ts';
export {
  abandonTable,
  carryOver,
  changeTable,
  createTable,
  endTable,
  markDue,
  type NewTable,
  rematchAfter,
  startTable,
  tableById,
  tableByInvite,
  type TableCard,
  type TableRow,
} from './tables.ts';
export { inTransaction } from './transaction.ts';
