import { type Asking, isSeen } from '#hive-core/authorization.ts';
import { ownItemsIn } from '#inspections/checklists/items.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { ChecklistId, HiveId, InspectionId } from '#platform/context/ids.ts';
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

/** By which an inspection was made; none of one that the person does not see. */
export async function checklistsOfInspection(
  context: SignedInContext,
  id: InspectionId,
): Promise<ChecklistId[]> {
  const row = await context.db
    .selectFrom('inspections')
    .select('checklist_id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(isSeen(context, inspectionRow))
    .executeTakeFirst();
  return row?.checklist_id == null ? [] : [row.checklist_id];
}

/** By which a hive is inspected: what was set for it, then what the person took for it last; none of a hive that they do not see. */
export async function checklistsOfHive(context: SignedInContext, hiveId: HiveId): Promise<ChecklistId[]> {
  const row = await context.db
    .selectFrom('hives')
    .select((hive) => [
      'hives.checklist_id as own',
      hive
        .selectFrom('inspections')
        .select('inspections.checklist_id')
        .whereRef('inspections.hive_id', '=', 'hives.id')
        .where('inspections.author_id', '=', context.user.id)
        .where('inspections.deleted_at', 'is', null)
        .where('inspections.checklist_id', 'is not', null)
        .orderBy('inspections.inspected_at', 'desc')
        .orderBy('inspections.id', 'desc')
        .limit(1)
        .as('last'),
    ])
    .where('hives.id', '=', hiveId)
    .where('hives.deleted_at', 'is', null)
    .where(isSeen(context))
    .executeTakeFirst();
  return [row?.own, row?.last].flatMap((id) => id ?? []);
}
