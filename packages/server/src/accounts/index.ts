export * from './accounts.ts';
export { isRefused, type Refused } from './refusals.ts';
export { type LoggedIn, logOut, logOutEverywhere, SESSION_LASTS, sessionOf } from './sessions.ts';
