import type { FastifyInstance } from 'fastify';

/** Errors tell a kind and no more: what a library says of its inside helps nobody who can read it here. */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, _request, reply) => {
    const status = statusOf(error);
    return reply.code(status).send({ code: status < 500 ? 'unreadable_request' : 'unexpected' });
  });
}

function statusOf(error: unknown): number {
  const isKnown = typeof error === 'object' && error !== null && 'statusCode' in error;
  return isKnown && typeof error.statusCode === 'number' ? error.statusCode : 500;
}

/** Where a page is asked for. Not read relative to an origin: `//` alone would be one without a host. */
export function addressOf(url: string): URL {
  return new URL(`http://localhost${url}`);
}
