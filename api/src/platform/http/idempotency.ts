import { createHash } from 'node:crypto';
import { AppError } from '@skep/domain';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { sql } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';
import { bareText, nothing } from './bare-json.ts';
import { setContext, signedInContextOf } from './request-context.ts';

type Handler = RouteOptions['handler'];

/**
 * A handler that runs once for each Idempotency-Key. Its answer is kept in the transaction of its effect, so that both
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
      await claim(inner, key);
      const kept = await keptAnswer(inner, key);
      if (kept !== undefined) return answerAgain(request, reply, kept);
      setContext(request, inner);
      const body: unknown = await run();
      // What was sent is out before the commit, and nobody knows what it was.
      if (body === undefined) throw new Error(`${request.routeOptions.url} has to return its answer.`);
      if (reply.statusCode < 400) await keepAnswer(inner, key, request, reply.statusCode, body);
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

/** Held until the transaction ends; a second call meanwhile is told so, and not made to wait. */
async function claim({ db, user }: SignedInContext, key: string): Promise<void> {
  const lock = `idempotency:${user.id}:${key}`;
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as "isFree"`.execute(db);
  if (rows[0]?.isFree !== true) throw new AppError('in_progress');
}

interface KeptAnswer {
  fingerprint: string;
  status: number;
  answer: string;
}

function keptAnswer({ db, user }: SignedInContext, key: string): Promise<KeptAnswer | undefined> {
  return db
    .selectFrom('idempotency')
    .select(['fingerprint', 'status', 'answer'])
    .where('user_id', '=', user.id)
    .where('key', '=', key)
    .executeTakeFirst();
}

async function keepAnswer(
  { db, user, clock }: SignedInContext,
  key: string,
  request: FastifyRequest,
  status: number,
  body: unknown,
): Promise<void> {
  await db
    .insertInto('idempotency')
    .values({
      user_id: user.id,
      key,
      fingerprint: fingerprintOf(request),
      status,
      answer: JSON.stringify(body),
      created_at: clock.now(),
    })
    .execute();
}

function answerAgain(request: FastifyRequest, reply: FastifyReply, kept: KeptAnswer): unknown {
  if (kept.fingerprint !== fingerprintOf(request)) throw new AppError('key_reused');
  reply.status(kept.status).header('idempotent-replay', 'true');
  const body: unknown = JSON.parse(kept.answer);
  if (typeof body === 'string') return bareText(reply, body);
  return body === null ? nothing(reply) : body;
}

/** An app may be without a signal for weeks. */
const keptDays = 30;

export async function forgetOldAnswers(context: Context): Promise<void> {
  await context.db.deleteFrom('idempotency').where('created_at', '<', daysAgo(context, keptDays)).execute();
}
