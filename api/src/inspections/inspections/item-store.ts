import type { Context } from '#platform/context/context.ts';
import type { ApiaryId, HiveId, InspectionId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { InspectionItem, ItemAnswer } from './inspection.ts';

type Db = Pick<Context, 'db'>;

/** The answers of each inspection, in the order in which they were given. */
export async function itemsOfInspections(
  { db }: Db,
  ids: readonly InspectionId[],
): Promise<Map<InspectionId, InspectionItem[]>> {
  const rows = await db
    .selectFrom('inspection_items')
    .selectAll()
    .where('inspection_id', '=', anyOf(ids))
    .orderBy('id')
    .execute();
  const items = new Map<InspectionId, InspectionItem[]>();
  for (const { id, inspection_id, category_id, value } of rows) {
    const list = items.get(inspection_id) ?? [];
    list.push({ id, categoryId: category_id, value });
    items.set(inspection_id, list);
  }
  return items;
}

/** Answers of these items only, by inspection. */
export async function valuesOfItems(
  { db }: Db,
  ids: readonly InspectionId[],
  categoryIds: readonly number[],
): Promise<Map<InspectionId, string[]>> {
  const rows = await db
    .selectFrom('inspection_items')
    .select(['inspection_id', 'value'])
    .where('inspection_id', '=', anyOf(ids))
    .where('category_id', '=', anyOf(categoryIds))
    .orderBy('id')
    .execute();
  const values = new Map<InspectionId, string[]>();
  for (const { inspection_id, value } of rows) {
    values.set(inspection_id, [...(values.get(inspection_id) ?? []), value]);
  }
  return values;
}

export interface NewItem extends ItemAnswer {
  inspectionId: InspectionId;
}

export async function insertItems({ db }: Db, items: readonly NewItem[]): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(({ inspectionId, categoryId, value }) => ({
    inspection_id: inspectionId,
    category_id: categoryId,
    value,
  }));
  await db.insertInto('inspection_items').values(rows).execute();
}

/** All answers of an inspection anew. */
export async function replaceItems(
  context: Db,
  inspectionId: InspectionId,
  items: readonly ItemAnswer[],
): Promise<void> {
  await context.db.deleteFrom('inspection_items').where('inspection_id', '=', inspectionId).execute();
  await insertItems(
    context,
    items.map((item) => ({ ...item, inspectionId })),
  );
}

/** Names of hives and apiaries that answers speak of: deleted ones too, since an old answer still means them. */
export async function namesOfPlaces(
  { db }: Db,
  { hiveIds, apiaryIds }: { hiveIds: readonly HiveId[]; apiaryIds: readonly ApiaryId[] },
): Promise<{ hives: Map<number, string>; apiaries: Map<number, string> }> {
  const hives = await db
    .selectFrom('hives')
    .select(['id', 'name'])
    .where('id', '=', anyOf(hiveIds))
    .execute();
  const apiaries = await db
    .selectFrom('apiaries')
    .select(['id', 'name'])
    .where('id', '=', anyOf(apiaryIds))
    .execute();
  return {
    hives: new Map(hives.map(({ id, name }) => [id, name])),
    apiaries: new Map(apiaries.map(({ id, name }) => [id, name])),
  };
}
