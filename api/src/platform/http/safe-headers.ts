import type { FastifyReply, FastifyRequest } from 'fastify';

/** What every answer carries, also the one to a request that is too broken to find its route. */
export function setSafeHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'x-request-id': request.id,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    // Answers are a person's own: no cache on the way may keep them. A route may say otherwise.
    'cache-control': 'no-store',
  });
}
