import { type FieldProblemCode, hiveLimits } from '@skep/domain';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { ApiaryId, UserId } from '#platform/context/ids.ts';
import { fieldProblem } from '#platform/input/forms.ts';

type Asking = Pick<Context, 'db' | 'hivesMax'>;

/**
 * Refuses hives that an account or an apiary has no room for. Within the transaction that makes or moves them, and
 * before it does: of two that come at once the second sees what the first has made.
 * @param wanted.ownerId of the account whose hives become more; undefined: they only move
 * @param wanted.path the field that is wrong
 * @throws AppError invalid_input
 */
export async function requireRoomForHives(
  context: Asking,
  wanted: { ownerId?: UserId; apiaryId: ApiaryId; count: number; path: string },
): Promise<void> {
  const { ownerId, apiaryId, count, path } = wanted;
  if (count === 0) return;
  await lockRoom(context, ownerId === undefined ? `apiary:${apiaryId}` : `account:${ownerId}`);
  if (ownerId !== undefined && (await roomForHives(context, ownerId)) < count)
    throw fieldProblem(path, 'account_full', { max: context.hivesMax });
  const held = await countHives(context, 'apiary_id', apiaryId);
  if (held + count > hiveLimits.inApiaryMax)
    throw fieldProblem(path, 'apiary_full', { max: hiveLimits.inApiaryMax });
}

/** An account has as many apiaries as it may have hives. Within a transaction. @throws AppError invalid_input */
export async function requireRoomForApiary(context: Asking, ownerId: UserId): Promise<void> {
  await lockRoom(context, `account:${ownerId}`);
  if ((await roomForApiaries(context, ownerId)) < 1)
    throw fieldProblem('name', 'account_full', { max: context.hivesMax });
}

/** How many more an account may have. */
export async function roomForHives(context: Asking, ownerId: UserId): Promise<number> {
  return context.hivesMax - (await countHives(context, 'user_id', ownerId));
}

export async function roomForApiaries({ db, hivesMax }: Asking, ownerId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('apiaries')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return hivesMax - count;
}

export const fullCodes: readonly FieldProblemCode[] = ['account_full', 'apiary_full'];

async function countHives(
  { db }: Asking,
  column: 'user_id' | 'apiary_id',
  id: UserId | ApiaryId,
): Promise<number> {
  const { count } = await db
    .selectFrom('hives')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(sql.ref(column), '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Until the transaction ends. */
async function lockRoom({ db }: Asking, of: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`room:${of}`}, 0))`.execute(db);
}
