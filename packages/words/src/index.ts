export { common } from './common.ts';
export { eventText, eventTexts, isAbout } from './events.ts';
export { format, type Values } from './format.ts';
export { type MapInView, mapIn, type Place } from './map.ts';
export { areSeatsInView, isSeatInView, kebab, textAbout, valueName } from './values.ts';
export * from './words.ts';
