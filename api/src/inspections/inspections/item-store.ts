import { ownItemsIn } from '#inspections/checklists/items.ts';
import { photoLinks } from '#inspections/photos/links.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId, InspectionId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { InspectionItem, ItemAnswer } from './inspection.ts';
import type { PlaceNames } from './rendering.ts';

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
  const ownItems = await ownItemsIn(
    { db },
    rows.map(({ category_id }) => category_id),
  );
  const items = new Map<InspectionId, InspectionItem[]>();
  for (const { id, inspection_id, category_id, value } of rows) {
    const list = items.get(inspection_id) ?? [];
    list.push({ id, categoryId: category_id, value, own: ownItems.get(category_id) });
    items.set(inspection_id, list);
  }
  return items;
}

/** Answers of these items, and of those that people made to be answered in words or by a day, by inspection. */
export async function valuesOfItems(
  { db }: Db,
  ids: readonly InspectionId[],
  categoryIds: readonly number[],
): Promise<Map<InspectionId, string[]>> {
  const rows = await db
    .selectFrom('inspection_items')
    .select(['inspection_id', 'value'])
    .where('inspection_id', '=', anyOf(ids))
    .where(({ or, eb }) =>
      or([
        eb('category_id', '=', anyOf(categoryIds)),
        eb(
          'category_id',
          'in',
          eb.selectFrom('own_items').select('id').where('input', 'in', ['text', 'date']),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  const values = new Map<InspectionId, string[]>();
  for (const { inspection_id, value } of rows) {
    values.set(inspection_id, [...(values.get(inspection_id) ?? []), value]);
  }
  return values;
}

/** What the hive's newest inspection with an answer to one of these items says of it. */
export async function newestAnswer(
  { db }: Db,
  hiveId: HiveId,
  categoryIds: readonly number[],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('inspection_items')
    .innerJoin('inspections', 'inspections.id', 'inspection_items.inspection_id')
    .select('inspection_items.value')
    .where('inspections.hive_id', '=', hiveId)
    .where('inspections.deleted_at', 'is', null)
    .where('inspection_items.category_id', '=', anyOf(categoryIds))
    .orderBy('inspections.inspected_at', 'desc')
    .orderBy('inspections.id', 'desc')
    .orderBy('inspection_items.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.value;
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

/** Replaces all answers of an inspection. */
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
  context: SignedInContext,
  { hiveIds, apiaryIds }: { hiveIds: readonly HiveId[]; apiaryIds: readonly ApiaryId[] },
): Promise<PlaceNames> {
  const { db } = context;
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
    photos: await photoLinks(context),
  };
}
