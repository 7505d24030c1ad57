import type { ChatLine } from '@concilio/tables';

/** The chat with further lines, each once, in their order: after a lost connection lines come again. */
export function withLines(chat: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const known = new Set(chat.map(({ number }) => number));
  const added = lines.filter(({ number }) => !known.has(number));
  return [...chat, ...added].toSorted((one, other) => one.number - other.number);
}
