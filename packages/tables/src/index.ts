export * from './api.ts';
export { carryOver, type Carried, type StoredCheckpoint } from './carry.ts';
export type { By, TableSetup, SetupSeat, TableEntry } from './entry.ts';
export { type BotTurn, type Applied, LiveTable, type TableFollower } from './live.ts';
export { openStored } from './open.ts';
export { cursorAfter, eventsIn, frameAfter, isWhole } from './received.ts';
export { type KeptReplay, playedAgain, type PlayedMatch, replayOf, type SeenMatch } from './replay.ts';
export type { StoredSnapshot } from './snapshot.ts';
export * from './wire.ts';
