import { pointedAt, type Seat } from '@concilio/kernel';
import { type ChatLine, type LiveTable, PHRASES, type Said } from '@concilio/tables';
import { z } from 'zod';
import type { Message } from './storage/index.ts';

const MOST_SIGNS = 500;
/** How many lines whoever comes to a table is told. */
export const RECALLED = 200;

/** What would reorder or hide the text of others on a screen, and other signs that are no text. */
const UNWANTED = /[\p{Cc}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

export const said = z.union([
  z.strictObject({
    do: z.literal('say'),
    text: z
      .string()
      .max(MOST_SIGNS)
      .transform((text) => text.replace(UNWANTED, ' ').trim())
      .pipe(z.string().min(1)),
    at: z.string().max(64).optional(),
  }),
  z.strictObject({
    do: z.literal('say'),
    phrase: z.enum(PHRASES),
    at: z.string().max(64).optional(),
  }),
]);

/** What is stored of a line: with the seat by whose eyes `at` is to be read. */
export interface Body {
  readonly text?: string;
  readonly phrase?: string;
  readonly at?: string;
}

export const bodyOf = ({ text, phrase, at }: Said): Body => ({
  ...(text === undefined ? {} : { text }),
  ...(phrase === undefined ? {} : { phrase }),
  ...(at === undefined ? {} : { at }),
});

/** A line as one reader sees it: what it points at has another id for every viewer. */
export function lineFor(
  message: Message,
  table: LiveTable | null,
  reader: Seat | 'audience',
): ChatLine | null {
  const { number, at: when, player, seat, body } = message;
  if (body === null) return null;
  const { text, phrase, at } = body as Body;
  const pointed =
    at === undefined || table === null
      ? null
      : pointedAt(table.match, seat === null ? 'audience' : (seat as Seat), at, reader);
  return {
    number,
    when,
    seat: seat as Seat | null,
    name: player?.name ?? '',
    ...(text === undefined ? {} : { text }),
    ...(phrase === undefined ? {} : { phrase }),
    ...(pointed === null ? {} : { at: pointed }),
  };
}
