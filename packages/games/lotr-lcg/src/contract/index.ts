import type { DataOf, QuestionsOf } from '@concilio/kernel';
import { EVENTS } from './events.ts';
import { QUESTIONS } from './questions.ts';
import { TEXTS } from './texts.ts';
import { VIEW } from './view.ts';

/** What this game says to everything outside its rules. There are no rules here: a page may load it alone. */
export const contract = { view: VIEW, questions: QUESTIONS, events: EVENTS, texts: TEXTS };

export type Events = DataOf<typeof EVENTS>;
export type Questions = QuestionsOf<typeof QUESTIONS>;
export * from './limits.ts';
export * from './view.ts';
