import type { Game, Shape } from './game.ts';
import { countPicks, listPicks } from './picks.ts';
import { type Option, optionsOf, type Pick, type Question } from './question.ts';

/**
 * Automatic answers: where a table waits for a person, and where it answers for them. The rules know nothing of it: what is
 * answered here is an answer like any other, by `stop`.
 */

/** When somebody wants to be asked what they may do in a pass window. */
export const AUTO_PASS = ['always', 'new', 'never'] as const;
export type AutoPass = (typeof AUTO_PASS)[number];

/** What a seat was asked last, and what it has let pass in the pass window that goes on. */
export interface Declined {
  readonly passWindow: string;
  readonly ids: readonly string[];
  /** The key and the options of the last question that the seat has answered itself. */
  readonly last: string;
}

export const NOTHING_DECLINED: Declined = { passWindow: '', ids: [], last: '' };

/** What a table answers for a seat; `null` where the seat is to be asked. */
export function autoAnswer<G extends Shape>(
  game: Game<G>,
  question: Question,
  declined: Declined,
  autoPass: AutoPass,
): Pick | null {
  const only = game.takesOnlyAnswers === true ? onlyAnswer(question) : null;
  return only ?? passInWindow(question, declined, autoPass);
}

/** The option of a question that has no other; never one that wants to be confirmed, or that does harm: that is to be told. */
export function onlyOption(question: Question): string | null {
  const [option, ...more] = question.kind === 'one' ? question.options : [];
  return option === undefined || more.length > 0 || isGrave(option) ? null : option.id;
}

/** The only legal answer; never a grave one. */
export function onlyAnswer(question: Question): Pick | null {
  if (countPicks(question) !== 1 || optionsOf(question).some(isGrave)) return null;
  return listPicks(question)[0] ?? null;
}

const isGrave = ({ confirm, harm }: Option): boolean => confirm === true || harm === true;

/** Who has passed goes on passing while the same pass window lasts and nothing new can be done. */
function passInWindow(question: Question, declined: Declined, autoPass: AutoPass): Pick | null {
  const { passWindow } = question;
  if (passWindow?.pass === undefined || passWindow.asks === 'always' || autoPass === 'always') return null;
  const passes = autoPass === 'never' || passWindow.asks === 'never' || isDeclined(question, declined);
  return passes ? passWindow.pass : null;
}

/** Whether all that is offered was let pass before: in this pass window, or in the very last question. */
export function isDeclined(question: Question, { passWindow, ids, last }: Declined): boolean {
  if (question.passWindow === undefined) return false;
  const isKnown = question.passWindow.of === passWindow && offersOf(question).every((id) => ids.includes(id));
  return isKnown || last === lastOf(question);
}

/** What is to be remembered once a seat has answered, or let an interjection pass (`null`). */
export function declinedAfter(before: Declined, question: Question, pick: Pick | null): Declined {
  const { passWindow } = question;
  const last = lastOf(question);
  if (passWindow === undefined) return { ...before, last };
  if (pick !== (passWindow.pass ?? null)) return { ...before, last: '' };
  const known = passWindow.of === before.passWindow ? before.ids : [];
  return {
    passWindow: passWindow.of,
    ids: [...known, ...offersOf(question).filter((id) => !known.includes(id))],
    last,
  };
}

const offersOf = (question: Question): readonly string[] =>
  optionsOf(question).flatMap(({ id }) => (id === question.passWindow?.pass ? [] : [id]));

const lastOf = (question: Question): string => `${question.key} ${offersOf(question).join(' ')}`;
