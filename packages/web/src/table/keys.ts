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

/** The options that have numbers, in their order: all but the one that Enter answers with. */
export const numbered = (question: SeenQuestion): readonly SeenOption[] => {
  const closer = closerOf(question);
  return question.options.filter((option) => option !== closer);
};

/** The number key of an option; `null` for the closer, and beyond nine. */
export function keyOf(question: SeenQuestion, id: string): number | null {
  const place = numbered(question).findIndex((option) => option.id === id);
  return place < 0 || place > 8 ? null : place + 1;
}

/** The option that a number key stands for. */
export const optionAt = (question: SeenQuestion, key: string): SeenOption | null =>
  /^[1-9]$/.test(key) ? (numbered(question)[Number(key) - 1] ?? null) : null;

/** Whether a key belongs to whoever is typing there, and not to the table. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** Whether Enter or Space presses what has the focus. */
export function isPressing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null;
}
