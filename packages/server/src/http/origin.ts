import type { FastifyRequest } from 'fastify';

/** Whether a request comes from a page of ours. Programs that are no browsers send no origin, and have no cookies. */
export function isOurs({ headers }: Pick<FastifyRequest, 'headers'>, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
