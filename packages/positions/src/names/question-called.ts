import type { Question, Shape } from '@concilio/kernel';
import type { Lexicon } from './lexicon.ts';

/** Whether a question bears the name that a file gives it, today or as files of before knew it. */
export const isQuestionCalled = <G extends Shape>(
  { game }: Lexicon<G>,
  { key }: Pick<Question, 'key'>,
  name: unknown,
): boolean => key === name || (game.position.cutOut !== undefined && game.position.cutOut[key] === name);
