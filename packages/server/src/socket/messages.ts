import { AUTO_PASS, isRecord } from '@concilio/kernel';
import type { ClientMessage } from '@concilio/tables';
import { z } from 'zod';
import { said } from '../chat.ts';
import { id } from '../http/body.ts';

const table = id;
const have = z.object({ undos: z.number().int().min(0), events: z.number().int().min(0) });
const ref = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const question = z.string().max(64);
const wanted = { table, ref };

/** What a client may send. Unknown fields are refused too: what nobody reads, nobody should send. */
const FORMS: Readonly<Record<ClientMessage['do'], z.ZodType>> = {
  watch: z.strictObject({
    do: z.literal('watch'),
    table,
    wire: z.number().int().min(1).optional(),
    have: have.optional(),
  }),
  unwatch: z.strictObject({ do: z.literal('unwatch'), table }),
  // Whatever was parsed is JSON; whether it is an answer is for the match to say.
  answer: z.strictObject({ ...wanted, do: z.literal('answer'), question, pick: z.unknown() }),
  pass: z.strictObject({ ...wanted, do: z.literal('pass'), question }),
  undo: z.strictObject({ ...wanted, do: z.literal('undo') }),
  consent: z.strictObject({ ...wanted, do: z.literal('consent'), agree: z.boolean() }),
  bot: z.strictObject({ ...wanted, do: z.literal('bot'), level: z.string().max(20).nullable() }),
  stops: z.strictObject({
    ...wanted,
    do: z.literal('stops'),
    stops: z.strictObject({
      interject: z.enum(['always', 'never']),
      only: z.enum(['taken', 'asked']).optional(),
      lulls: z.enum(AUTO_PASS),
    }),
  }),
  concede: z.strictObject({ ...wanted, do: z.literal('concede') }),
  say: z.union(said.options.map((option) => option.extend(wanted))),
};

/** A message that was understood, or the number that it bears, so that it can be refused. */
export function readMessage(text: string): { readonly up: ClientMessage } | { readonly ref: number | null } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ref: null };
  }
  const read = formOf(value)?.safeParse(value);
  if (read?.success === true) return { up: read.data as ClientMessage };
  const named = z.object({ ref }).safeParse(value);
  return { ref: named.success ? named.data.ref : null };
}

function formOf(value: unknown): z.ZodType | null {
  const command = isRecord(value) ? value.do : null;
  return typeof command === 'string' && Object.hasOwn(FORMS, command)
    ? FORMS[command as ClientMessage['do']]
    : null;
}
