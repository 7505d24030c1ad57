export { common } from './common.ts';
export { eventText, eventTexts, isAbout } from './events.ts';
export { format, type Values } from './format.ts';
export * from './words.ts';
