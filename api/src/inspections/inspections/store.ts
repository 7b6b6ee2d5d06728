import type { InspectionReadings } from '@skep/domain';
import { sql } from 'kysely';
import { type Asking, accessTo, isSeen, type RowOfHive, seenInParts } from '#hive-core/authorization.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { HiveId, InspectionId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { earlierWhole, earlierWholes, type Whole } from '#platform/database/revisions.ts';
import { columnsOf, valuesOf } from '#platform/resource/fields.ts';
import { conditionsOf } from './filter-store.ts';
import type {
  Inspection,
  InspectionFields,
  InspectionFilter,
  InspectionVersion,
  ItemAnswer,
  NewInspection,
  Slice,
} from './inspection.ts';
import { inspectionFields } from './inspection-fields.ts';

type Db = Pick<Context, 'db'>;
type Reading = Db & Asking;

export const inspectionRow: RowOfHive = {
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
  const parts = partsOf(context, filter).map((part) =>
    part
      .select(['inspections.id', 'inspections.inspected_at'])
      .orderBy('inspections.inspected_at', 'desc')
      .orderBy('inspections.id', 'desc')
      .limit(offset + limit),
  );
  const found = sql<InspectionId>`any(array(
    select id from (${sql.join(parts, sql` union all `)}) as newest
    order by inspected_at desc, id desc offset ${offset} limit ${limit}
  ))`;
  const rows = await select(context)
    .where('inspections.id', '=', found)
    .orderBy('inspections.inspected_at', 'desc')
    .orderBy('inspections.id', 'desc')
    .execute();
  return rows.map(inspectionOf);
}

/** What is looked through for a filter, each row in one part: of one hive there is no order to gain by them. */
function partsOf(context: Reading, filter: InspectionFilter) {
  const seen =
    filter.hiveIds === undefined ? seenInParts(context, inspectionRow) : [isSeen(context, inspectionRow)];
  return seen.map((isSeenPart) =>
    context.db
      .selectFrom('inspections')
      .where('inspections.deleted_at', 'is', null)
      .where(isSeenPart)
      .where(({ and }) => and(conditionsOf(context, filter))),
  );
}

export async function countInspections(context: Reading, filter: InspectionFilter): Promise<number> {
  const counts = partsOf(context, filter).map((part) =>
    part.select(({ fn }) => fn.countAll<number>().as('count')),
  );
  const { rows } = await sql<{ count: number }>`select ${sql.join(counts, sql` + `)} as count`.execute(
    context.db,
  );
  return rows[0]?.count ?? 0;
}

/** Who wrote what the viewer sees, by name; those whose account is gone have none. */
export async function authorsSeen(context: Reading): Promise<{ id: UserId; name: string }[]> {
  return context.db
    .selectFrom('users')
    .select(['users.id', 'users.name'])
    .where('users.id', 'in', (from) =>
      from
        .selectFrom('inspections')
        .select((row) => row.ref('inspections.author_id').$notNull().as('author_id'))
        .where('inspections.deleted_at', 'is', null)
        .where(isSeen(context, inspectionRow)),
    )
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(1000)
    .execute();
}

export async function inspectionById(context: Reading, id: InspectionId): Promise<Inspection | undefined> {
  const row = await select(context).where('inspections.id', '=', id).executeTakeFirst();
  return row && inspectionOf(row);
}

/** The same, locked against changes until the transaction ends. */
export async function inspectionForEdit(context: Reading, id: InspectionId): Promise<Inspection | undefined> {
  await lockInspection(context, id);
  return inspectionById(context, id);
}

export async function lockInspection({ db }: Db, id: InspectionId): Promise<void> {
  await db.selectFrom('inspections').select('id').where('id', '=', id).forUpdate().execute();
}

/** An inspection as it was in an older version, if that is still known. */
export async function earlierInspection(
  { db }: Db,
  held: Inspection,
  rev: number,
): Promise<InspectionVersion | undefined> {
  const earlier = await earlierWhole({ db }, { table: 'inspections', id: held.id, rev }, 'inspection_items');
  return earlier && versionOf(held, earlier);
}

/** All of them that are still known, the newest first. */
export async function earlierInspections({ db }: Db, held: Inspection): Promise<InspectionVersion[]> {
  const earlier = await earlierWholes({ db }, { table: 'inspections', id: held.id }, 'inspection_items');
  return earlier.map((each) => versionOf(held, each));
}

function versionOf(held: Inspection, earlier: Whole<'inspections', 'inspection_items'>): InspectionVersion {
  const items = earlier.parts.map(({ category_id: categoryId, value }) => ({ categoryId, value }));
  const { access, authorName: author_name = null, isByViewer: is_by_viewer, photoId: photo_id = null } = held;
  const row = { ...earlier.row, access, author_name, is_by_viewer, photo_id, item_count: items.length };
  return { ...inspectionOf(row), items };
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
    .leftJoin('users as author', 'author.id', 'inspections.author_id')
    .selectAll('inspections')
    .select('author.name as author_name')
    .select(sql<boolean>`(inspections.author_id = ${context.user?.id ?? null} is true)`.as('is_by_viewer'))
    .select((from) =>
      from
        .selectFrom('inspection_items')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('inspection_items.inspection_id', '=', 'inspections.id')
        .as('item_count'),
    )
    .select((from) =>
      from
        .selectFrom('photos')
        .select(({ fn }) => fn.min('photos.id').as('id'))
        .whereRef('photos.inspection_id', '=', 'inspections.id')
        .where('photos.category_id', 'is', null)
        .as('photo_id'),
    )
    .select(accessTo(context, inspectionRow).as('access'))
    .where('inspections.deleted_at', 'is', null);
}

type InspectionRow = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function inspectionOf(row: InspectionRow): Inspection {
  return {
    id: row.id,
    ownerId: row.user_id,
    authorId: row.author_id ?? undefined,
    authorName: row.author_name ?? undefined,
    isByViewer: row.is_by_viewer,
    access: row.access,
    hiveId: row.hive_id,
    apiaryId: row.apiary_id,
    clientId: row.client_id ?? undefined,
    inspectedAt: row.inspected_at,
    ...valuesOf(inspectionFields, row),
    itemCount: row.item_count ?? 0,
    photoId: row.photo_id ?? undefined,
    isEvent: row.is_event,
    isReminderDone: row.reminder_done_at !== null,
    readings: row.readings ?? undefined,
    rev: row.rev,
    updatedAt: row.updated_at,
  };
}

/** One query, however many there are. @returns their ids, in their order. */
export async function insertInspections(
  { db, user }: Pick<SignedInContext, 'db' | 'user'>,
  inspections: readonly NewInspection[],
  at: Date,
): Promise<InspectionId[]> {
  if (inspections.length === 0) return [];
  const items = inspections.flatMap((each, index) =>
    each.items.map((item) => ({ ...item, place: index + 1 })),
  );
  const rows = await db
    .with('written', (query) =>
      query
        .insertInto('inspections')
        .values(
          inspections.map((inspection) => ({
            ...columnsOf(inspectionFields, inspection),
            inspected_at: inspection.inspectedAt,
            user_id: inspection.ownerId,
            author_id: user.id,
            hive_id: inspection.hiveId,
            apiary_id: inspection.apiaryId,
            client_id: inspection.clientId ?? null,
            is_event: inspection.isEvent ?? false,
            readings: storedReadings(inspection.readings),
            created_at: at,
            updated_at: at,
          })),
        )
        .returning('id'),
    )
    .with('answered', () => insertingItems(items))
    .selectFrom('written')
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Answers of what `written` holds, each at its place there. */
function insertingItems(items: readonly (ItemAnswer & { place: number })[]) {
  return sql<never>`(
    insert into inspection_items (inspection_id, category_id, value)
    select numbered.id, item.category_id, item.value
    from unnest(
      ${items.map(({ place }) => place)}::int[], ${items.map(({ categoryId }) => categoryId)}::int[],
      ${items.map(({ value }) => value)}::text[]
    ) as item(place, category_id, value)
    join (select id, row_number() over (order by id) as place from written) as numbered using (place)
  )`;
}

/** Its revision goes up by one. What a person has written is an inspection, whoever began it. */
export async function updateInspection(
  { db }: Db,
  id: InspectionId,
  inspection: InspectionFields & Pick<Inspection, 'readings'>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('inspections')
    .set(columnsOf(inspectionFields, inspection))
    .set((row) => ({ is_event: false, rev: row('rev', '+', 1), updated_at: at }))
    .set({
      inspected_at: inspection.inspectedAt,
      readings: storedReadings(inspection.readings),
      reminder_done_at: unlessChanged(inspection, 'reminder_done_at'),
      reminder_mailed_at: unlessChanged(inspection, 'reminder_mailed_at'),
    })
    .where('id', '=', id)
    .execute();
}

function storedReadings(readings: InspectionReadings | undefined): string | null {
  return readings === undefined ? null : JSON.stringify(readings);
}

/** A reminder stays done, and its email sent, until the reminder changes. */
function unlessChanged({ reminder, reminderLocal }: InspectionFields, column: string) {
  return sql<Date | null>`case
    when reminder is not distinct from ${reminder ?? null}::text
      and reminder_local is not distinct from ${reminderLocal ?? null}::timestamp
    then ${sql.ref(column)} end`;
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
    .where('hive_id', '=', anyOf(hiveIds))
    .where('deleted_at', 'is', null)
    .execute();
}
