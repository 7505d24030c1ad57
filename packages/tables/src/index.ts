export * from './api.ts';
export type { By, Founding, FoundingSeat, TableEntry } from './entry.ts';
export { type BotTurn, type Granted, LiveTable } from './live.ts';
export * from './wire.ts';
