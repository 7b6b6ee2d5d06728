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
    throw new AppError('invalid_input', { fields: [{ path: 'revision', code: 'invalid' }] });
  return Number(digits);
}
