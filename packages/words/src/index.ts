export { common } from './common.ts';
export { eventText, eventTexts, isAbout } from './events.ts';
export { format, type Values } from './format.ts';
export * from './question.ts';
export * from './reading/index.ts';
export { factName, wordName } from './values.ts';
export * from './words.ts';
