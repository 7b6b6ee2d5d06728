import { createHash } from 'node:crypto';
import { AppError } from '@skep/domain';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { inTransaction } from '#platform/database/transaction.ts';
import { bareText, nothing } from './bare-json.ts';
import { claimKey, insertStoredAnswer, type StoredAnswer, storedAnswer } from './idempotency-store.ts';
import { setContext, signedInContextOf } from './request-context.ts';

type Handler = RouteOptions['handler'];

/**
 * A handler that runs once for each Idempotency-Key. Its answer is stored in the transaction of its effect, so that both
 * are there or neither: a request that is sent again after a lost answer, as an edit whose If-Match is old by now
 * through itself, is answered as the first was. What fails keeps nothing. Without the header the handler simply runs.
 * @throws AppError key_reused when the request differs, in_progress while the first one still runs.
 */
export function onlyOnce(handler: Handler): Handler {
  return async function once(request, reply) {
    const run = () => handler.call(this, request, reply);
    const key = keyIn(request);
    if (key === undefined) return run();
    return inTransaction(signedInContextOf(request), async (inner) => {
      if (!(await claimKey(inner, key))) throw new AppError('in_progress');
      const stored = await storedAnswer(inner, key);
      if (stored !== undefined) return answerAgain(request, reply, stored);
      setContext(request, inner);
      const body: unknown = await run();
      // What was sent is out before the commit, and nobody knows what it was.
      if (body === undefined) throw new Error(`${request.routeOptions.url} has to return its answer.`);
      if (reply.statusCode < 400) await insertStoredAnswer(inner, key, answerToKeep(request, reply, body));
      return body;
    });
  };
}

function keyIn(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = String(header).trim();
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError('invalid_input', { fields: [{ path: 'idempotencyKey', code: 'invalid' }] });
  }
  return key;
}

/** Everything that says what is wanted. An edit of another version is another edit. */
function fingerprintOf({ method, routeOptions, params, query, headers, body }: FastifyRequest): string {
  const what = JSON.stringify([method, routeOptions.url, params, query, headers['if-match'], body]);
  return createHash('sha256').update(what).digest('hex');
}

function answerToKeep(request: FastifyRequest, { statusCode }: FastifyReply, body: unknown): StoredAnswer {
  return { fingerprint: fingerprintOf(request), status: statusCode, answer: JSON.stringify(body) };
}

function answerAgain(request: FastifyRequest, reply: FastifyReply, stored: StoredAnswer): unknown {
  if (stored.fingerprint !== fingerprintOf(request)) throw new AppError('key_reused');
  reply.status(stored.status).header('idempotent-replay', 'true');
  const body: unknown = JSON.parse(stored.answer);
  if (typeof body === 'string') return bareText(reply, body);
  return body === null ? nothing(reply) : body;
}
