import { AppError } from '@skep/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller } from '#platform/access/access.ts';
import type { Context, SignedInUser } from '#platform/context/context.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { type CountRequest, limitsOf } from './rate-limits.ts';
import { isScanToken } from './scan-token.ts';

/** Whose token this is; undefined when it is unknown, revoked, or unused for too long. */
export type UserOfToken = (context: Context, token: string) => Promise<SignedInUser | undefined>;

/**
 * Finds out who asks and counts the request, before its body is read. Undefined also for the one token that all people
 * of an old app share. Only headers are looked at:
 * a token in a query or a body, which the old service took as well, ends up in logs and caches.
 */
export async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  { count, userOf }: { count: CountRequest; userOf: UserOfToken },
) {
  const { access, needs = request.method === 'GET' ? 'reading' : 'writing' } = request.routeOptions.config;
  const token = access === 'public' ? undefined : (bearerToken(request) ?? oldToken(request));
  if (token !== undefined && token === oldToken(request) && isScanToken(context, token)) return undefined;
  const user = token === undefined ? undefined : await userOf(context, token);
  const needsToken = access !== 'public' && access !== 'optional';
  if (user === undefined && (token !== undefined || needsToken)) {
    await count(rateLimits.rejectedToken, request, reply);
    throw new AppError('not_signed_in');
  }
  requireCaller(access, needs, user);
  return user;
}

/** Of an old app, which has a header of its own for some routes. */
function oldToken({ routeOptions, headers }: FastifyRequest): string | undefined {
  const { token } = headers;
  return routeOptions.config.tokenHeader && typeof token === 'string' ? token.slice(0, 512) : undefined;
}

/** Counts a request under all limits of its route. */
export async function countLimits(request: FastifyRequest, reply: FastifyReply, count: CountRequest) {
  for (const limit of limitsOf(request)) await count(limit, request, reply);
}

/** The token of the Authorization header, if there is one. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w.~+/=-]{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
}
