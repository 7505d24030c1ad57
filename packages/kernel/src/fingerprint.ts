import { hashText } from './hash.ts';
import type { Question } from './question.ts';
import type { Seat } from './seat.ts';

/** What makes an open question this one and no other. */
export interface Asking {
  readonly step: string;
  readonly slot: number;
  readonly seats: readonly Seat[];
  readonly question: Question;
  readonly events: number;
  readonly draws: number;
  /** Two equal questions in a row are told apart by how many answers came before. */
  readonly answered: number;
}

/**
 * Names an open question. An answer carries it, so that an answer to an earlier question is "too late", and a
 * replay that strays from what was played is noticed at the first question that differs.
 */
export function fingerprint({ step, slot, seats, question, events, draws, answered }: Asking): string {
  return hashText(
    `${step}\n${slot}\n${seats.join()}\n${events}\n${draws}\n${answered}\n${signature(question)}`,
  );
}

/** What a question offers, as text: its key, its kind, its options and its limits. */
export function signature(question: Question): string {
  const head = `${question.key}\n${question.kind}`;
  switch (question.kind) {
    case 'number':
      return `${head}\n${question.min}\n${question.max}`;
    case 'one':
    case 'order':
      return `${head}${ids(question.options)}`;
    case 'some':
      return `${head}\n${question.min}\n${question.max}${ids(question.options)}`;
    case 'distribute':
      return `${head}\n${question.total.min}\n${question.total.max}${ids(question.options)}`;
    case 'assign':
      return `${head}\n${question.min}\n${question.max}${ids(question.options)}\n>${ids(question.targets)}`;
  }
}

function ids(options: readonly { readonly id: string }[]): string {
  let text = '';
  for (const option of options) text += `\n${option.id}`;
  return text;
}
