import type { Standing } from '@skep/domain';
import type { ExpressionBuilder } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Database } from '#platform/database/tables.ts';
import { type Asking, accessTo, accessToApiary, isPlaceShown } from './authorization.ts';

type Db = Pick<Context, 'db'>;
type Reading = Db & Asking;
type Changing = Pick<SignedInContext, 'db' | 'user' | 'clock'>;

/** The viewer's rights to each of these hives and their places, its owner and its apiary; without deleted ones. */
export function hivesInBrief(context: Reading, ids: readonly HiveId[]) {
  return context.db
    .selectFrom('hives')
    .select(['id', 'user_id as ownerId', 'apiary_id as apiaryId', 'name'])
    .select([accessTo(context).as('access'), isPlaceShown(context).as('isPlaceShown')])
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .execute();
}

/**
 * Keeps hives from being changed by others until the transaction ends. Always in the same order, or two moves of the
 * same hives could wait for each other; and before what belongs to them, as queens.
 */
export async function lockHives({ db }: Db, ids: readonly HiveId[]): Promise<void> {
  await db.selectFrom('hives').select('id').where('id', '=', anyOf(ids)).orderBy('id').forUpdate().execute();
}

function raised(
  { user, clock }: Pick<Changing, 'user' | 'clock'>,
  row: ExpressionBuilder<Database, 'hives'>,
) {
  return { rev: row('rev', '+', 1), updated_at: clock.now(), changed_by: user.id };
}

/** Something that belongs to the hives has changed: who edits an older version shall notice. */
export async function raiseRevisions({ db, user, clock }: Changing, ids: readonly HiveId[]): Promise<void> {
  await db
    .updateTable('hives')
    .set((row) => raised({ user, clock }, row))
    .where('id', '=', anyOf(ids))
    .execute();
}

/** What was found of its colony; undefined: nothing that is still known. What stays the same leaves its revision. */
export function setColonySize(context: Changing, id: HiveId, size: number | undefined): Promise<void> {
  return setFound(context, id, 'colony_size', size ?? null);
}

/** The code of the sample that was taken of it last. */
export function setSampleCode(context: Changing, id: HiveId, code: string | undefined): Promise<void> {
  return setFound(context, id, 'sample_code', code ?? null);
}

/** What inspections found out of a hive; the same again raises no revision. */
async function setFound(
  { db, user, clock }: Changing,
  id: HiveId,
  column: 'colony_size' | 'sample_code',
  found: number | string | null,
): Promise<void> {
  await db
    .updateTable('hives')
    .set(column, found)
    .set((row) => raised({ user, clock }, row))
    .where('id', '=', id)
    .where(column, 'is distinct from', found)
    .execute();
}

/** An apiary and what the viewer may do with it; it cannot be deleted until the transaction ends. */
export async function apiaryInBrief(context: Reading, id: ApiaryId) {
  return selectApiaries(context).where('id', '=', id).forShare().executeTakeFirst();
}

/** What the viewer may do with each of these apiaries; deleted ones are left out. */
export function apiariesInBrief(context: Reading, ids: readonly ApiaryId[]) {
  return selectApiaries(context).where('id', '=', anyOf(ids)).execute();
}

function selectApiaries(context: Reading) {
  return context.db
    .selectFrom('apiaries')
    .select(['id', 'user_id as ownerId', 'name'])
    .select(accessToApiary(context).as('access'))
    .where('deleted_at', 'is', null);
}

/** Where the person's apiaries stand. */
export function placesOfApiaries({ db }: Db, ownerId: UserId): Promise<Standing[]> {
  return db
    .selectFrom('apiaries')
    .select(['latitude', 'country_code as country'])
    .where('user_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .execute();
}
