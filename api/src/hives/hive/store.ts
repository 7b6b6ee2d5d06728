import { plainHiveFields } from '#hive-core/hive-fields.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { columnsOf } from '#platform/resource/fields.ts';
import type { HiveFields } from './changes.ts';
import { placeHives } from './place-store.ts';

type Db = Pick<Context, 'db'>;
type Changing = Pick<SignedInContext, 'db' | 'user'>;

export interface NewHive extends Omit<HiveFields, 'layers'> {
  ownerId: UserId;
  apiaryId: ApiaryId;
  clientId: string | undefined;
}

/** @returns their ids, in the order of the hives. */
export async function insertHives(
  { db, user }: Changing,
  hives: readonly NewHive[],
  at: Date,
): Promise<HiveId[]> {
  if (hives.length === 0) return [];
  const rows = await db
    .insertInto('hives')
    .values(
      hives.map((hive) => ({
        ...columnsOf(plainHiveFields, hive),
        user_id: hive.ownerId,
        apiary_id: hive.apiaryId,
        client_id: hive.clientId ?? null,
        created_at: at,
        updated_at: at,
        changed_by: user.id,
      })),
    )
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const places = hives.flatMap(({ apiaryId }, index) => {
    const hiveId = ids[index];
    return hiveId === undefined ? [] : [{ hiveId, apiaryId }];
  });
  await placeHives({ db }, places, at);
  return ids;
}

/** They stand last in the new apiary; their revisions go up by one. */
export async function moveHivesTo(
  { db, user }: Changing,
  ids: readonly HiveId[],
  apiaryId: ApiaryId,
  at: Date,
): Promise<void> {
  await db
    .updateTable('hives')
    .set((row) => ({
      apiary_id: apiaryId,
      sort_order: null,
      rev: row('rev', '+', 1),
      updated_at: at,
      changed_by: user.id,
    }))
    .where('id', '=', anyOf(ids))
    .execute();
}

/** Everything of a hive but its layers and its queen; its revision goes up by one. */
export async function updateHive(
  { db, user }: Changing,
  id: HiveId,
  hive: Omit<HiveFields, 'layers'> & { apiaryId: ApiaryId },
  at: Date,
): Promise<void> {
  await db
    .updateTable('hives')
    .set((row) => ({
      ...columnsOf(plainHiveFields, hive),
      apiary_id: hive.apiaryId,
      rev: row('rev', '+', 1),
      updated_at: at,
      changed_by: user.id,
    }))
    .where('id', '=', id)
    .execute();
}

export async function markHivesDeleted({ db }: Db, ids: readonly HiveId[], at: Date): Promise<void> {
  await db.updateTable('hives').set({ deleted_at: at }).where('id', '=', anyOf(ids)).execute();
}

export async function hiveIdsOfApiary({ db }: Db, apiaryId: ApiaryId): Promise<HiveId[]> {
  const rows = await db
    .selectFrom('hives')
    .select('id')
    .where('apiary_id', '=', apiaryId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of the person who asks; twice is once. */
export async function insertFavourite({ db, user }: Changing, id: HiveId, at: Date): Promise<void> {
  await db
    .insertInto('favourite_hives')
    .values({ user_id: user.id, hive_id: id, created_at: at })
    .onConflict((known) => known.doNothing())
    .execute();
}

export async function deleteFavourite({ db, user }: Changing, id: HiveId): Promise<void> {
  await db.deleteFrom('favourite_hives').where('user_id', '=', user.id).where('hive_id', '=', id).execute();
}
