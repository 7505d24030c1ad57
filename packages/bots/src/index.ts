export { answerOpen } from './answer.ts';
export { atTable, type Bot } from './bot.ts';
export { botNamed, botsOf } from './levels.ts';
export { random } from './random.ts';
export type { Budget } from './search/budget.ts';
export type { Decision, Weighed } from './search/search.ts';
export { think, type Thought } from './search/think.ts';
export { simple } from './simple.ts';
export { strong } from './strong.ts';
