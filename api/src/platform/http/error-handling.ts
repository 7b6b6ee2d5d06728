import { AppError, type ErrorCode, isAppError } from '@skep/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnreachable } from '#platform/database/database-unavailable.ts';
import { Overloaded } from '#platform/database/overloaded.ts';
import { isStoreFull } from '#platform/files/file-store.ts';
import { seldom } from '#platform/observability/seldom.ts';
import { answerOf, ErrorBody, V1ErrorBody } from './error-wire.ts';
import type { Http } from './http-types.ts';
import { contextOf } from './request-context.ts';

/** Every error of every route ends here and leaves in the form that its route prescribes. */
export function handleErrors(http: Http): void {
  http.addSchema(ErrorBody);
  http.addSchema(V1ErrorBody);
  http.setErrorHandler(answerError);
  http.setNotFoundHandler((request, reply) => answerError(new AppError('not_found'), request, reply));
}

const logAway = seldom();

/** Answers with an error; also for what goes wrong before a route is found. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const appError = error instanceof Overloaded ? overloaded(request) : asAppError(error);
  if (appError.code === 'unexpected') request.log.error({ err: error }, 'a request failed unexpectedly');
  if (appError.code === 'maintenance')
    logAway((unlogged) =>
      request.log.error(
        { err: error, unlogged },
        'what requests need is away: the database, or room for files',
      ),
    );
  const { status, body } = answerOf(
    appError,
    request.routeOptions.config.errors ?? {},
    request.id,
    request.body,
  );
  const { retryAfterSeconds } = appError.details;
  if (retryAfterSeconds !== undefined) {
    reply.header('retry-after', retryAfterSeconds);
    reply.header('x-ratelimit-reset', Math.ceil(Date.now() / 1000) + retryAfterSeconds);
  }
  // A 4xx status that a plain error brings (as 415) says more than the catalogue's own.
  const ownStatus = isAppError(error) ? undefined : clientStatusOf(error);
  reply.status(ownStatus ?? status).header('x-error-code', appError.code);
  reply.header('content-type', 'application/json; charset=utf-8');
  // As text: a route that answers this status with a text of its own would write an object as one.
  reply.send(JSON.stringify(body));
}

/** Devices that are refused together do not all come back in the same second. */
function overloaded(request: FastifyRequest): AppError {
  const spread = Number(contextOf(request).random.digits(1));
  return new AppError('overloaded', { retryAfterSeconds: 2 + spread });
}

function asAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  if (isUnreachable(error) || isStoreFull(error)) return new AppError('maintenance');
  const status = clientStatusOf(error);
  return new AppError(status === undefined ? 'unexpected' : (codesOfStatus[status] ?? 'unreadable_request'));
}

const codesOfStatus: Record<number, ErrorCode> = { 404: 'not_found', 413: 'request_too_large' };

function clientStatusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}
