import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { LogLevel } from '#platform/environment/config.ts';
import { requestAnswered } from '#platform/observability/events.ts';
import { meantStatus } from './old-statuses.ts';
import { contextOf } from './request-context.ts';

/** Where log lines go, when not to the standard output. */
export interface LogStream {
  write: (line: string) => void;
}

/** Names under which a secret or an address could get into a log line by mistake. */
const secretNames = [
  'password',
  'password_confirmation',
  'password_hash',
  'token',
  'api_token',
  'authorization',
  'code',
  'signature',
  'hash',
  'html',
  'text',
  'email',
  'recipient',
];

/**
 * Structured lines of JSON. What a request carries is never logged as a whole: its route's pattern is logged as its URL,
 * so that no code or signature of a query gets in. Redaction is the second net.
 */
export function loggerOptions(level: LogLevel, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    base: { service: 'skep-api' },
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
    serializers: { err: serializeError },
  };
}

/** An error without what databases add to it: the values of the row that went wrong. `code` is blotted out. */
function serializeError(error: unknown) {
  const { name, message, stack, code }: Partial<NodeJS.ErrnoException> =
    typeof error === 'object' && error !== null ? error : { message: String(error) };
  return {
    type: name ?? 'unknown',
    message: message ?? '',
    stack: stack ?? '',
    ...(code === undefined ? {} : { reason: code }),
  };
}

/**
 * One line for each answered request, which is counted too. What the old wire says by a status of 500 is no failure of
 * ours: `status` is what it means, `sentStatus` what was sent.
 */
export async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const route = request.routeOptions.url ?? 'unknown';
  const status = meantStatus(reply);
  requestAnswered.emit({
    method: request.method,
    route,
    status,
    seconds: reply.elapsedTime / 1000,
  });
  request.log.info(
    {
      method: request.method,
      route,
      status,
      ...(status === reply.statusCode ? {} : { sentStatus: reply.statusCode }),
      errorCode: reply.getHeader('x-error-code'),
      durationMs: Math.round(reply.elapsedTime),
      userId: contextOf(request).user?.id,
    },
    'answered',
  );
}

/** The caller's id for the request when it looks like one, so that gateway and api logs can be read together. */
export function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{8,64}$/.test(header) ? header : crypto.randomUUID();
}
