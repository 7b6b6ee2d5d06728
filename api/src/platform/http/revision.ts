import { AppError } from '@skep/domain';
import type { FastifyRequest } from 'fastify';

/**
 * The revision that an edit began from, by If-Match (`"3"`, `3` or `W/"3"`). Undefined when the client sends none, as
 * old clients do, or `*`.
 * @throws AppError invalid_input when the header holds something else.
 */
export function revisionIn(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match']?.trim();
  if (header === undefined || header === '' || header === '*') return undefined;
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (digits === undefined)
    throw new AppError('invalid_input', { fields: [{ path: 'if-match', code: 'invalid' }] });
  return Number(digits);
}

/**
 * Refuses an edit that began from an older version.
 * @param current makes the version that the server holds, as GET would send it; asked for only when it is needed.
 * @throws AppError changed_meanwhile
 */
export async function requireRevision(
  expected: number | undefined,
  held: number,
  current: () => unknown | Promise<unknown>,
): Promise<void> {
  if (expected === undefined || expected === held) return;
  throw new AppError('changed_meanwhile', { current: await current() });
}
