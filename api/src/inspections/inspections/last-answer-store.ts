import { type Asking, isSeen } from '#hives/core/rights.ts';
import { ownItemsIn } from '#inspections/checklists/items.ts';
import type { Context } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import type { InspectionItem } from './inspection.ts';
import { inspectionRow } from './store.ts';

export interface LastAnswer extends InspectionItem {
  /** `YYYY-MM-DD HH:MM:SS` on the clock of the inspection's zone. */
  inspectedLocal: string;
  timeZone: string;
}

/** Of each item the newest answer that the viewer sees and a person gave: one query, and one for those that people made. */
export async function lastAnswersOfHive(
  context: Pick<Context, 'db'> & Asking,
  hiveId: HiveId,
): Promise<LastAnswer[]> {
  const rows = await context.db
    .selectFrom('inspection_items as item')
    .innerJoin('inspections', 'inspections.id', 'item.inspection_id')
    .distinctOn('item.category_id')
    .select([
      'item.id',
      'item.category_id',
      'item.value',
      'inspections.inspected_local',
      'inspections.time_zone',
    ])
    .where('inspections.hive_id', '=', hiveId)
    .where('inspections.deleted_at', 'is', null)
    .where('inspections.is_event', '=', false)
    .where(isSeen(context, inspectionRow))
    .orderBy('item.category_id')
    .orderBy('inspections.inspected_at', 'desc')
    .orderBy('inspections.id', 'desc')
    .execute();
  const ownItems = await ownItemsIn(
    context,
    rows.map(({ category_id }) => category_id),
  );
  return rows.map((row) => ({
    id: row.id,
    own: ownItems.get(row.category_id),
    categoryId: row.category_id,
    value: row.value,
    inspectedLocal: row.inspected_local,
    timeZone: row.time_zone,
  }));
}
