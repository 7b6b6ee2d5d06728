import { sql } from 'kysely';
import { type Asking, accessTo, isSeen, type RowOfHive } from '#hives/core/rights.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { HiveId, InspectionId, UserId } from '#platform/context/ids.ts';
import { conditionsOf } from './filter.ts';
import type { Inspection, InspectionFields, InspectionFilter, NewInspection, Slice } from './inspection.ts';
import { insertItems } from './item-store.ts';

type Db = Pick<Context, 'db'>;
type Reading = Db & Asking;

const inspection: RowOfHive = {
  hiveId: 'inspections.hive_id',
  ownerId: 'inspections.user_id',
  at: 'inspections.inspected_at',
};

/** The inspections that the viewer sees, the newest first. */
export async function seenInspections(
  context: Reading,
  filter: InspectionFilter,
  { offset, limit }: Slice,
): Promise<Inspection[]> {
  const rows = await select(context)
    .where(isSeen(context, inspection))
    .where(({ and }) => and(conditionsOf(filter)))
    .orderBy('inspections.inspected_at', 'desc')
    .orderBy('inspections.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(inspectionOf);
}

export async function countInspections(context: Reading, filter: InspectionFilter): Promise<number> {
  const { count } = await context.db
    .selectFrom('inspections')
    .innerJoin('hives', 'hives.id', 'inspections.hive_id')
    .innerJoin('apiaries', 'apiaries.id', 'hives.apiary_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isSeen(context, inspection))
    .where('inspections.deleted_at', 'is', null)
    .where(({ and }) => and(conditionsOf(filter)))
    .executeTakeFirstOrThrow();
  return count;
}

export async function inspectionById(context: Reading, id: InspectionId): Promise<Inspection | undefined> {
  const row = await select(context).where('inspections.id', '=', id).executeTakeFirst();
  return row && inspectionOf(row);
}

/** The same, kept from being changed by others until the transaction ends. */
export async function inspectionForEdit(context: Reading, id: InspectionId): Promise<Inspection | undefined> {
  await context.db.selectFrom('inspections').select('id').where('id', '=', id).forUpdate().execute();
  return inspectionById(context, id);
}

export async function inspectionByClientId(
  context: Reading,
  authorId: UserId,
  clientId: string,
): Promise<Inspection | undefined> {
  const row = await select(context)
    .where('inspections.author_id', '=', authorId)
    .where('inspections.client_id', '=', clientId)
    .executeTakeFirst();
  return row && inspectionOf(row);
}

function select(context: Reading) {
  return context.db
    .selectFrom('inspections')
    .innerJoin('hives', 'hives.id', 'inspections.hive_id')
    .innerJoin('apiaries', 'apiaries.id', 'hives.apiary_id')
    .selectAll('inspections')
    .select((from) =>
      from
        .selectFrom('inspection_items')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('inspection_items.inspection_id', '=', 'inspections.id')
        .as('item_count'),
    )
    .select(accessTo(context, inspection).as('access'))
    .where('inspections.deleted_at', 'is', null);
}

type InspectionRow = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function inspectionOf(row: InspectionRow): Inspection {
  return {
    id: row.id,
    ownerId: row.user_id,
    authorId: row.author_id ?? undefined,
    access: row.access,
    hiveId: row.hive_id,
    apiaryId: row.apiary_id,
    checklistId: row.checklist_id ?? undefined,
    clientId: row.client_id ?? undefined,
    inspectedAt: row.inspected_at,
    timeZone: row.time_zone,
    inspectedLocal: row.inspected_local,
    reminderLocal: row.reminder_local ?? undefined,
    impression: row.impression ?? undefined,
    needsAttention: row.needs_attention ?? undefined,
    notes: row.notes ?? undefined,
    reminder: row.reminder ?? undefined,
    itemCount: row.item_count ?? 0,
    rev: row.rev,
  };
}

/** Two queries, however many there are. @returns their ids, in their order. */
export async function insertInspections(
  context: Pick<SignedInContext, 'db' | 'user'>,
  inspections: readonly NewInspection[],
  at: Date,
): Promise<InspectionId[]> {
  if (inspections.length === 0) return [];
  const rows = await context.db
    .insertInto('inspections')
    .values(
      inspections.map((inspection) => ({
        ...columnsOf(inspection),
        user_id: inspection.ownerId,
        author_id: context.user.id,
        hive_id: inspection.hiveId,
        apiary_id: inspection.apiaryId,
        client_id: inspection.clientId ?? null,
        created_at: at,
        updated_at: at,
      })),
    )
    .returning('id')
    .execute();
  const items = rows.flatMap(({ id }, index) =>
    (inspections[index]?.items ?? []).map((item) => ({ ...item, inspectionId: id })),
  );
  await insertItems(context, items);
  return rows.map(({ id }) => id);
}

/** Its revision goes up by one. */
export async function updateInspection(
  { db }: Db,
  id: InspectionId,
  inspection: InspectionFields,
  at: Date,
): Promise<void> {
  await db
    .updateTable('inspections')
    .set((row) => ({ ...columnsOf(inspection), rev: row('rev', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();
}

export async function markInspectionDeleted({ db }: Db, id: InspectionId, at: Date): Promise<void> {
  await db.updateTable('inspections').set({ deleted_at: at }).where('id', '=', id).execute();
}

export async function markInspectionsOfHivesDeleted(
  { db }: Db,
  hiveIds: readonly HiveId[],
  at: Date,
): Promise<void> {
  await db
    .updateTable('inspections')
    .set({ deleted_at: at })
    .where('hive_id', '=', sql<HiveId>`any(${hiveIds}::int[])`)
    .where('deleted_at', 'is', null)
    .execute();
}

function columnsOf(inspection: InspectionFields) {
  return {
    checklist_id: inspection.checklistId ?? null,
    inspected_at: inspection.inspectedAt,
    time_zone: inspection.timeZone,
    inspected_local: inspection.inspectedLocal,
    reminder_local: inspection.reminderLocal ?? null,
    impression: inspection.impression ?? null,
    needs_attention: inspection.needsAttention ?? null,
    notes: inspection.notes ?? null,
    reminder: inspection.reminder ?? null,
  };
}
