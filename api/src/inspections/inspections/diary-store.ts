import type { Context } from '#platform/context/context.ts';
import type { InspectionId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';

type Db = Pick<Context, 'db'>;

/** Everything that inspections of this person's hives ever answered. */
export async function itemsAnswered({ db }: Db, ownerId: UserId): Promise<number[]> {
  const rows = await db
    .selectFrom('inspection_items as answer')
    .innerJoin('inspections', 'inspections.id', 'answer.inspection_id')
    .select('answer.category_id')
    .distinct()
    .where('inspections.user_id', '=', ownerId)
    .where('inspections.deleted_at', 'is', null)
    .execute();
  return rows.map(({ category_id }) => category_id);
}

/** Names of the person's hives and apiaries, which answers may speak of. */
export async function ownPlaceNames({ db }: Db, ownerId: UserId) {
  const hives = await db.selectFrom('hives').select(['id', 'name']).where('user_id', '=', ownerId).execute();
  const apiaries = await db
    .selectFrom('apiaries')
    .select(['id', 'name'])
    .where('user_id', '=', ownerId)
    .execute();
  const named = (rows: readonly { id: number; name: string }[]) =>
    new Map(rows.map(({ id, name }) => [id, name]));
  return { hives: named(hives), apiaries: named(apiaries) };
}

export function photosOfInspections({ db }: Db, ids: readonly InspectionId[]) {
  return db
    .selectFrom('photos')
    .select(['id', 'extension', 'inspection_id'])
    .where('inspection_id', '=', anyOf(ids))
    .orderBy('id')
    .execute();
}
