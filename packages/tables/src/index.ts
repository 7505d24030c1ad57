export * from './api.ts';
export type { By, TableSetup, SetupSeat, TableEntry } from './entry.ts';
export { type BotTurn, type Applied, LiveTable, type TableFollower } from './live.ts';
export { cursorAfter, eventsIn, frameAfter, isWhole } from './received.ts';
export * from './wire.ts';
