import type { SeenOption, SeenQuestion } from '@concilio/kernel';

/** Answers that close a question without choosing anything on the table: they have the Enter key. */
const CLOSERS = ['confirm', 'done', 'pass', 'none'];

/** The option that Enter answers with, if there is one that surely means “go on”. */
export function closerOf({ kind, options, optional }: SeenQuestion): SeenOption | null {
  // Enter lets pass what may be left.
  if (kind !== 'one' || optional) return null;
  const safe = options.filter(({ confirm }) => confirm !== true);
  for (const id of CLOSERS) {
    const closer = safe.find((option) => option.id === id);
    if (closer !== undefined) return closer;
  }
  return options.length === 1 ? (safe[0] ?? null) : null;
}

/** Answers that decline: they stand beside what closes a question, where nobody has to look for them. */
const DECLINING = ['refuse', 'decline', 'nobody', 'keep', 'stay'];

/** The answers that are not scrolled away besides the one that Enter answers with. */
export const pinnedIn = (question: SeenQuestion): readonly SeenOption[] =>
  question.kind === 'one' ? numbered(question).filter(({ id }) => DECLINING.includes(id)) : [];

/** Whether what Enter answers with is drawn as the way on: not where it costs dearly, and not where it means nobody. */
export const isWayOn = ({ id, harm }: SeenOption): boolean => harm !== true && id !== 'none';

/** The options that have keys of their own, in their order: all but the one that Enter answers with. */
export const numbered = (question: SeenQuestion): readonly SeenOption[] => {
  const closer = closerOf(question);
  return question.options.filter((option) => option !== closer);
};

/** The keys of the answers, in their order: numbers, and then the letters that mean nothing else at a table. */
export const ANSWER_KEYS = '1234567890adefghjknopqrstvxyz';

/** The key of an option; `null` for the closer, and beyond the last key. */
export function keyOf(question: SeenQuestion, id: string): string | null {
  const place = numbered(question).findIndex((option) => option.id === id);
  return place < 0 ? null : (ANSWER_KEYS[place] ?? null);
}

/** The option that a key stands for. */
export function optionAt(question: SeenQuestion, key: string): SeenOption | null {
  const place = key.length === 1 ? ANSWER_KEYS.indexOf(key) : -1;
  return place < 0 ? null : (numbered(question)[place] ?? null);
}

/** The answer key that was pressed, with or without Shift: a digit by its place on the keyboard, a letter by itself. */
export function answerKey({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): string {
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  return digit ?? key.toLowerCase();
}

/** What is only chosen by a press takes no letters. */
const TYPED = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

/** Whether a key belongs to whoever is typing there, and not to the table. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED) !== null;
}

/** Whether Enter or Space presses what has the focus. */
export function isPressing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null;
}
