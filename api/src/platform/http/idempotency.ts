import { createHash } from 'node:crypto';
import { AppError } from '@skep/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';
import { signedInContextOf } from './request-context.ts';

/**
 * Runs a create once for each Idempotency-Key: the key's row is written in the transaction of the effect, so that both
 * are there or neither. The same key and body again gets the stored answer.
 * Without the header `create` simply runs. Its result is the answer's body, sent with the status set on `reply`.
 * @throws AppError key_reused when the body differs, in_progress while the first call still runs.
 */
export async function onlyOnce<Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  create: (context: SignedInContext) => Promise<Body>,
): Promise<Body> {
  const context = signedInContextOf(request);
  const key = keyIn(request);
  if (key === undefined) return create(context);
  const fingerprint = fingerprintOf(request);
  return inTransaction(context, async (inner) => {
    await claim(inner, key);
    const stored = await storedAnswer(inner, key);
    if (stored !== undefined) {
      if (stored.fingerprint !== fingerprint) throw new AppError('key_reused');
      reply.status(stored.status).header('idempotent-replay', 'true');
      // Written below from a body of this very route.
      return JSON.parse(stored.answer) as Body;
    }
    const body = await create(inner);
    await inner.db
      .insertInto('idempotency')
      .values({
        user_id: inner.user.id,
        key,
        fingerprint,
        status: reply.statusCode,
        answer: JSON.stringify(body),
        created_at: inner.clock.now(),
      })
      .execute();
    return body;
  });
}

function keyIn(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = String(header).trim();
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError('invalid_input', { fields: [{ path: 'idempotency-key', code: 'invalid' }] });
  }
  return key;
}

function fingerprintOf(request: FastifyRequest): string {
  const what = JSON.stringify([request.method, request.routeOptions.url, request.params, request.body]);
  return createHash('sha256').update(what).digest('hex');
}

/** Held until the transaction ends; a second call meanwhile is told so, and not made to wait. */
async function claim({ db, user }: SignedInContext, key: string): Promise<void> {
  const lock = `idempotency:${user.id}:${key}`;
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as "isFree"`.execute(db);
  if (rows[0]?.isFree !== true) throw new AppError('in_progress');
}

function storedAnswer({ db, user }: SignedInContext, key: string) {
  return db
    .selectFrom('idempotency')
    .select(['fingerprint', 'status', 'answer'])
    .where('user_id', '=', user.id)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** An app may be without a signal for weeks. */
const keptDays = 30;

export async function forgetOldAnswers(context: Context): Promise<void> {
  await context.db.deleteFrom('idempotency').where('created_at', '<', daysAgo(context, keptDays)).execute();
}
