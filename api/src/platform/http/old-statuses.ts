import { errorCatalogue, isErrorCode } from '@skep/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Http } from './http-types.ts';

/**
 * The old wire says "no data" and the like by a status of 500, which its clients wait for. This is the status of the
 * catalogue instead: what happened.
 */
export function meantStatus(reply: FastifyReply): number {
  const code = String(reply.getHeader('x-error-code'));
  return reply.statusCode >= 500 && isErrorCode(code) ? errorCatalogue[code].status : reply.statusCode;
}

/** Old clients name no media type of errors. */
const isCurrent = ({ headers }: FastifyRequest) =>
  headers.accept?.includes('application/problem+json') === true;

/** Answers current clients by the status that is meant, and with the object that other errors are. */
export function sayMeantStatus(http: Http): void {
  http.addHook('onSend', async (request, reply, payload) => {
    const status = meantStatus(reply);
    if (status === reply.statusCode || !isCurrent(request)) return payload;
    reply.status(status).removeHeader('content-length');
    const code = reply.getHeader('x-error-code');
    return JSON.stringify({ message: code, code, request_id: request.id });
  });
}
