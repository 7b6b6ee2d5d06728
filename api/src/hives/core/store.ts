import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

/** Who owns each of these hives and where it stands; deleted ones are left out. */
export function hiveOwners({ db }: Db, ids: readonly HiveId[]) {
  return db
    .selectFrom('hives')
    .select(['id', 'user_id as ownerId', 'apiary_id as apiaryId', 'name'])
    .where('id', '=', sql<HiveId>`any(${ids}::int[])`)
    .where('deleted_at', 'is', null)
    .execute();
}

/**
 * Keeps hives from being changed by others until the transaction ends. Always in the same order, or two moves of the
 * same hives could wait for each other; and before what belongs to them, as queens.
 */
export async function lockHives({ db }: Db, ids: readonly HiveId[]): Promise<void> {
  await db
    .selectFrom('hives')
    .select('id')
    .where('id', '=', sql<HiveId>`any(${ids}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Something that belongs to the hive has changed: who edits an older version shall notice. */
export async function raiseRevision({ db }: Db, id: HiveId, at: Date): Promise<void> {
  await db
    .updateTable('hives')
    .set((row) => ({ rev: row('rev', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();
}

/** Whose apiary it is; kept from being deleted until the transaction ends. */
export async function apiaryOwner({ db }: Db, id: ApiaryId) {
  return db
    .selectFrom('apiaries')
    .select(['id', 'user_id as ownerId'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
}

/** Whose apiaries they are; deleted ones are left out. */
export function apiaryOwners({ db }: Db, ids: readonly ApiaryId[]) {
  return db
    .selectFrom('apiaries')
    .select(['id', 'user_id as ownerId'])
    .where('id', '=', sql<ApiaryId>`any(${ids}::int[])`)
    .where('deleted_at', 'is', null)
    .execute();
}
