export * from './accounts.ts';
export { isRefused, type RefusalKey, REFUSALS, type Refused } from './refusals.ts';
export { type LoggedIn, logOut, logOutEverywhere, SESSION_LASTS, sessionOf } from './sessions.ts';
