import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isId } from '../storage/index.ts';
import { Refusal } from './context.ts';

/** The form of all our ids: what cannot be one is not looked for. */
export const id = z.string().refine(isId);

/** Text that any database can keep: PostgreSQL takes neither a zero nor half a letter. */
export const text = (most: number, any = z.string()) =>
  any.max(most).refine((said) => !/[\0\p{Cs}]/u.test(said), 'it has signs that cannot be kept');
export const trimmed = (most: number) => text(most, z.string().trim());

/** The id in the address of a request. */
export function idIn(request: FastifyRequest, name: string): string {
  const read = id.safeParse((request.params as Record<string, unknown>)[name]);
  if (read.success) return read.data;
  throw new Refusal(404, 'unknown');
}

/** The body of a request in the form that a route wants; anything else is refused. */
export function bodyAs<Body>(schema: z.ZodType<Body>, request: FastifyRequest): Body {
  return checked(schema, request.body ?? {});
}

export function queryAs<Query>(schema: z.ZodType<Query>, request: FastifyRequest): Query {
  return checked(schema, request.query);
}

function checked<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const result = parsed(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Refusal(400, 'malformed', { where: issue?.path.join('.') ?? '', what: issue?.message ?? '' });
}

/** What is nested so deeply that nobody can look to its ground is refused like any other nonsense. */
function parsed<Value>(schema: z.ZodType<Value>, value: unknown): z.ZodSafeParseResult<Value> {
  try {
    return schema.safeParse(value);
  } catch (problem) {
    if (problem instanceof RangeError) throw new Refusal(400, 'malformed', { where: '', what: 'too deep' });
    throw problem;
  }
}
